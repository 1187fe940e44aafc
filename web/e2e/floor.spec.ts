// RoboRally's floor: nothing lies over it, and small spaces are chosen by large buttons.

import type { Page } from "@playwright/test";
import { choices } from "./playing.ts";
import { A_RACE, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

const floor = (page: Page) => page.getByRole("group", { name: /^Factory floor/ });

/** Buttons that lie over spaces of the floor, wherever one points. */
function over(page: Page): Promise<string[]> {
  return floor(page).evaluate((window_) => {
    const found = new Set<string>();
    const box = window_.querySelector("svg")?.getBoundingClientRect();
    const within = window_.getBoundingClientRect();
    if (!box) return ["no floor"];
    const STEP = 11;
    const right = Math.min(box.right, within.right);
    const bottom = Math.min(box.bottom, within.bottom);
    for (let x = Math.max(box.left, within.left) + 4; x < right - 4; x += STEP)
      for (let y = Math.max(box.top, within.top) + 4; y < bottom - 4; y += STEP) {
        const button = document.elementFromPoint(x, y)?.closest("button");
        if (button) found.add(button.getAttribute("aria-label") ?? "");
      }
    return [...found];
  });
}

/** What lies over the last space of the last row. */
function atTheCorner(page: Page): Promise<string> {
  return floor(page).evaluate((window_) => {
    const { right = 0, bottom = 0 } = window_.querySelector("svg")?.getBoundingClientRect() ?? {};
    const here = document.elementFromPoint(right - 8, bottom - 8);
    const name = here?.closest("button")?.getAttribute("aria-label");
    return name ?? (window_.contains(here) ? "the floor" : "something else");
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [820, 1180],
] as const)
  test(`no button covers a corner of the floor at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const { table } = await openTable(page, A_RACE);
    await page.goto(`/#/table/${table.id}`);
    await expect(choices(page).first()).toBeVisible();
    await floor(page).hover();
    expect(await over(page)).toEqual([]);
    const closer = page.getByRole("button", { name: "Closer" }).first();
    await closer.focus();
    expect(await over(page)).toEqual([]);
    // Buttons lead closer, and back to the whole floor, without covering what is seen of it.
    const whole = page.getByRole("button", { name: "Show the whole floor" });
    await closer.click();
    await expect(whole).toBeVisible();
    await floor(page).focus();
    for (const key of ["ArrowRight", "ArrowDown"])
      for (let presses = 0; presses < 12; presses++) await page.keyboard.press(key);
    await expect.poll(() => atTheCorner(page)).toBe("the floor");
    await whole.click();
    await expect(whole.and(page.locator(":enabled"))).toHaveCount(0);
    expect(await over(page)).toEqual([]);
  });
