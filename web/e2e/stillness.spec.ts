// For who wants no travel: nothing moves, and what was moved says where it came from.

import type { Page } from "@playwright/test";
import { choices, prefer } from "./playing.ts";
import { AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

test("pieces fade in at their new place and leave a dashed ghost at the old one", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 1 });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();

  const dice = (await page.locator(".own .die").filter({ visible: true }).last().boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  await watch(page);
  await page.locator(".ceremony [data-action=roll]").click();
  await expect.poll(() => seen(page)).toContainEqual([Math.round(dice.x), Math.round(dice.y)]);
  await expect(page.locator(".ghost")).toHaveCount(0); // after a while
  expect(await page.evaluate(() => (window as unknown as Watching).moved)).toEqual([]);
});

interface Watching {
  ghosts: number[][];
  moved: string[];
}

/** Remember where ghosts are drawn, and whatever travels. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching: Watching = { ghosts: [], moved: [] };
    Object.assign(window, watching);
    const look = () => {
      for (const ghost of document.querySelectorAll(".ghost")) {
        const { x, y } = ghost.getBoundingClientRect();
        watching.ghosts.push([Math.round(x), Math.round(y)]);
      }
      for (const { effect } of document.getAnimations()) {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const moves = frames.filter(({ transform }) => transform && transform !== "none");
        watching.moved.push(...moves.map(({ transform }) => String(transform)));
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

function seen(page: Page): Promise<number[][]> {
  return page.evaluate(() => (window as unknown as Watching).ghosts);
}
