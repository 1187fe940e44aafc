// Text follows the size that somebody chose in their system, on every screen.

import type { Page } from "@playwright/test";
import { sideways } from "./looking.ts";
import { expect, SCREENS, test, visit } from "./screens.ts";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

interface Sizes {
  stuck: string[]; // text that stays as small as it was
  grown: string[]; // print on a drawing that outgrows it
}

/** Double the text of the system, and see what follows. */
function doubled(page: Page): Promise<Sizes> {
  return page.evaluate(() => {
    const PRINT = 17; // px: numbers on pieces are as large as the board allows, and larger than text
    const texts: { element: Element; text: string; size: number }[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || !text || element.closest(".unseen")) continue;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        texts.push({ element, text: text.slice(0, 30), size: sizeOf(element) });
    }
    document.documentElement.style.fontSize = "200%";
    const found: { stuck: string[]; grown: string[] } = { stuck: [], grown: [] };
    for (const { element, text, size } of texts) {
      const after = sizeOf(element) / size;
      if (element instanceof SVGElement) {
        if (after > 1.01) found.grown.push(`${text} ${size}`);
      } else if (after < 1.5 && size < PRINT)
        found.stuck.push(`${text} ${size} ${element.className}`);
    }
    return found;
  });
}

test.beforeEach(({ expected }) => {
  test.setTimeout(600_000);
  expected.push(/404|WebSocket/, /400 .*api\/seats/);
});

test("text is twice as large where the system asks for it, and nothing scrolls sideways", async ({
  page,
  prepared,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen.phone ? PHONE : LAPTOP);
    await visit(page, screen, prepared);
    expect.soft(await doubled(page), screen.name).toEqual({ stuck: [], grown: [] });
    await expect.soft.poll(() => sideways(page), { message: screen.name }).toBe(0);
  }
});
