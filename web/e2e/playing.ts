// What people do in the browser, by mouse, keyboard or touch.

import type { Locator, Page } from "@playwright/test";
import { expect } from "./watched.ts";

const MOST = 500; // presses in one game

/** What glows: it can be done now. */
export function choices(page: Page): Locator {
  return page.locator("[data-action]:not([aria-disabled]):not([role=img])");
}

export function rematch(page: Page): Locator {
  return page.getByRole("button", { name: "Rematch" });
}

/** How somebody likes it, before the page is opened. */
export async function prefer(page: Page, liked: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("botyard")) localStorage.setItem("botyard", JSON.stringify(kept));
  }, liked);
}

/** Play until the scores are there; `press` does one thing that can be done. */
export async function playToTheEnd(page: Page, press: (glowing: Locator) => Promise<void>) {
  const glowing = choices(page).first();
  for (let presses = 0; presses < MOST; presses++) {
    await expect(rematch(page).or(glowing).first()).toBeVisible({ timeout: 60_000 });
    if (await rematch(page).isVisible()) return;
    // What glowed may be gone by now: then there is something else to do.
    await press(glowing).catch(() => {});
  }
  throw new Error(`still no end after ${MOST} presses`);
}
