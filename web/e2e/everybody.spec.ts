// What holds on every screen for everybody: one heading, targets for a finger.

import type { Page } from "@playwright/test";
import { expect, SCREENS, test, visit } from "./screens.ts";

const PHONE = { width: 390, height: 844 };
const settles = expect.configure({ soft: true }).poll;

/** What can be pressed and is smaller than a finger, with its size. Words in a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5; // px: rounding
    const REACH = 21;
    const PRESSED = ":is(button, a[href], select, summary, input, [role=button])";
    const SIDES = [
      [-REACH, 0],
      [REACH, 0],
      [0, -REACH],
      [0, REACH],
    ] as const;
    const open = document.querySelector("dialog[open]");

    /** What takes a press may be larger than what is seen. */
    function takes(target: Element): boolean {
      target.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width >= LEAST && height >= LEAST) return true;
      return SIDES.every(([x, y]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        return target.contains(hit);
      });
    }

    const found = new Set<string>();
    for (const one of (open ?? document.body).querySelectorAll(`${PRESSED}:not([aria-disabled])`)) {
      if (one.closest(".unseen, svg, [inert]") || one.matches("p a, li > a, dd a, span > a"))
        continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const target = one.closest("label") ?? one;
      const name = one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
      if (/^(Rule )?[A-Z]{2}-\w+$/.test(name)) continue; // a clause, as a word in a sentence
      if (takes(target)) continue;
      // Where pieces crowd, a larger button does the same.
      const action = one.getAttribute("data-action");
      if (action && [...document.querySelectorAll(`[data-action="${action}"]`)].some(takes))
        continue;
      const { width, height } = target.getBoundingClientRect();
      found.add(`${name.slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`);
    }
    return [...found];
  });
}

test.beforeEach(({ expected }) => {
  test.setTimeout(600_000);
  expected.push(/404|WebSocket/, /400 .*api\/seats/);
});

test("every screen has one first heading, and targets for a finger", async ({ page, prepared }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  for (const screen of SCREENS) {
    await visit(page, screen, prepared);
    await expect.soft(page.locator("h1"), screen.name).toHaveCount(1);
    // What follows the size of the page does so a moment later.
    await settles(() => smallTargets(page), { message: screen.name }).toEqual([]);
  }
});
