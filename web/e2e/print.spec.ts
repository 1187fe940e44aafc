// Print on drawings is never under 11 px on a phone.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { AT_WORK } from "./factory.ts";
import { prefer } from "./playing.ts";
import { A_RACE, AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const GAMES: Record<string, { wish: TableWish; moves: number }> = {
  "Außer Rand & Band": { wish: AGAINST_BOTS, moves: 20 },
  "Bot Factory": { wish: AT_WORK, moves: 40 },
  "Fantastic Factories": { wish: works(2), moves: 8 },
  RoboRally: { wish: A_RACE, moves: 0 },
};
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

test.use({ hasTouch: true, isMobile: true });

/** Everything that is printed too small, also where only eyes look. A floor can be brought nearer. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 11;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const said = node.textContent?.trim();
      if (!element || !said || element.closest(".unseen, [data-floor], .peek, [inert]")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < LEAST - 0.1) found.add(`"${said}" is ${size.toFixed(1)} px`);
    }
    return [...found];
  });
}

for (const [name, { wish, moves }] of Object.entries(GAMES))
  test(`${name}: nothing is printed under 11 px on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { language: "de" });
    await page.goto("/");
    const { table } = await openTable(page, wish);
    if (moves) await play(page, table.id, moves);
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await page.goto("/NOTICE.txt"); // of the same origin: the page is loaded again
      await page.goto(`/#/table/${table.id}`);
      await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
      const tabs = page.getByRole("navigation").getByRole("button");
      for (const tab of [0, 1]) {
        await tabs.nth(tab).tap();
        await expect(tabs.nth(tab)).toHaveAttribute("aria-current", "page");
        const where = `${viewport.width}, tab ${tab + 1}`;
        await expect.poll(() => tooSmall(page), { message: where }).toEqual([]);
      }
      const panes = page.getByRole("main").getByRole("tab");
      await tabs.first().tap();
      await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
      for (const pane of await panes.all()) {
        await pane.tap();
        await expect(pane).toHaveAttribute("aria-selected", "true");
        await expect.poll(() => tooSmall(page), { message: `${viewport.width}` }).toEqual([]);
      }
    }
  });
