// What people do in the browser, by mouse, keyboard or touch.

import { errors, type Locator, type Page } from "@playwright/test";
import type { Situation } from "../src/app/protocol.ts";
import { expect } from "./watched.ts";

const MOST = 500; // presses in a game
const IN_VAIN = 10; // presses in a row after which everything glows as before

/** What can be done now, if it is seen. */
export const OPEN = "[data-action]:not([aria-disabled]):not([role=img])";

/** What glows: it can be done now. */
export function choices(page: Page): Locator {
  return page.locator(OPEN).filter({ visible: true });
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

/** What glows, by name. */
export function glowing(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-action") ?? ""),
  );
}

/** What the server told last about the table, from now on. */
export function told(page: Page): () => Situation | null {
  let last: Situation | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      last = JSON.parse(String(payload)).situation ?? last;
    }),
  );
  return () => last;
}

/** Which question is open, from now on: the next one may offer the same choices. */
export function asked(page: Page): () => number {
  const now = told(page);
  return () => now()?.question?.number ?? 0;
}

type Press = (choice: Locator) => Promise<void>;

const OFTEN = [50, 100, 150]; // milliseconds between two looks

/** Press what may be gone by then; whatever lay in the way is printed. */
export async function attempt(press: Promise<void>): Promise<void> {
  try {
    await press;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const [met] = /<.*intercepts pointer events/.exec(error.message) ?? [];
    if (met) console.log(`in the way: ${met}`);
  }
}

/** Nothing loads, is sent or moves any more: what is pressed now is pressed once. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("html[data-settled]")).toBeAttached({ timeout: 60_000 });
}

/** Press what glows until something else is seen; `meanwhile` is done while nothing glows. */
export async function pressUntil(
  page: Page,
  end: Locator,
  press: Press,
  meanwhile = async () => {},
): Promise<void> {
  const choice = choices(page).first();
  const there = end.or(choice).first();
  const wait = async () => (await there.isVisible()) || meanwhile().then(() => false);
  let vain = 0;
  for (let presses = 0; presses < MOST; presses++) {
    await expect.poll(wait, { timeout: 60_000, intervals: OFTEN }).toBe(true);
    await settled(page);
    if (await end.isVisible()) return;
    const before = String(await glowing(page));
    if (!before) continue; // others have gone on meanwhile
    await press(choice);
    await settled(page);
    vain = String(await glowing(page)) === before ? vain + 1 : 0;
    if (vain === IN_VAIN) throw new Error(`pressed ${vain} times, and still there: ${before}`);
  }
  throw new Error(`still no end after ${MOST} presses`);
}

export const playToTheEnd = (page: Page, press: Press, meanwhile?: () => Promise<void>) =>
  pressUntil(page, rematch(page), press, meanwhile);

/** Program the first cards of a hand in RoboRally by keys, and be ready. */
export async function program(page: Page): Promise<void> {
  await expect(choices(page).first()).toBeVisible(); // the hand listens to keys now
  for (const key of ["1", "2", "3", "4", "5"]) await page.keyboard.press(key);
  await page.locator("[data-action=ready]:not([aria-disabled])").first().click();
}

/** Press a key until something is so, at most some times. */
export async function keyUntil(page: Page, key: string, isSo: () => Promise<boolean>, most = 20) {
  for (let presses = 0; presses < most; presses++) {
    if (await isSo()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} was pressed ${most} times in vain`);
}

/** Press Tab until something has the focus, and that can be seen. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const here = () => wanted.evaluate((element) => element.matches(":focus-visible"));
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await here()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}
