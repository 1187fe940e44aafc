// Whatever has moved stands in the end where a page that is opened there draws it.

import type { Page } from "@playwright/test";
import { prefer } from "./playing.ts";
import { AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

const SIZES = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};
const FROM = [12, 27, 42]; // lines of the record

/** Where everything is drawn that can be seen, in whole pixels, once nothing moves any more. */
async function places(page: Page): Promise<string[]> {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === "running");
  await expect.poll(() => page.evaluate(moving).then(({ length }) => length)).toBe(0);
  return page.evaluate(() =>
    [...document.querySelectorAll("main [data-piece]")]
      .filter((piece) => !piece.closest("[data-unseen]"))
      .map((piece) => piece.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" "))
      .sort(),
  );
}

async function open(page: Page, table: string, line: number): Promise<void> {
  await page.goto("/#/");
  await page.goto(`/#/replay/${table}@${line}`);
  await expect(page.locator("[data-piece]").first()).toBeVisible();
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`pieces land where they belong, on a ${name}`, async ({ page }) => {
    const beside = await page.context().newPage();
    for (const one of [page, beside]) await one.setViewportSize(viewport);
    await prefer(page, { speed: 4 });
    await page.goto("/");
    const { table } = await openTable(page, AGAINST_BOTS);
    await play(page, table.id);
    for (const line of FROM) {
      await open(page, table.id, line);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      const slider = page.getByRole("slider");
      const begun = Number(await slider.inputValue());
      await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(begun + 1);
      await page.getByRole("button", { name: "Pause", exact: true }).click();
      await page.getByRole("button", { name: "One step on" }).click(); // a pause ends in mid-air
      await expect(async () => {
        await open(beside, table.id, Number(page.url().split("@")[1]));
        const landed = await places(page);
        expect(landed.length).toBeGreaterThan(10);
        expect(landed).toEqual(await places(beside));
      }).toPass();
    }
  });
}
