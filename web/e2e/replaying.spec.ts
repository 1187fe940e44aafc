// A replay of RoboRally: one set of controls, and programs that everybody may see by now.

import type { Page } from "@playwright/test";
import { prefer } from "./playing.ts";
import { A_SHORT_RACE, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

const STEPS = 14; // until the first program is complete
const log = (page: Page) => page.getByRole("log");
const on = (page: Page) => page.getByRole("button", { name: "One step on" });
const line = (page: Page) => page.getByText(/ · Guest \d/);

async function watchRace(page: Page, speed: number): Promise<void> {
  await prefer(page, { speed });
  await page.goto("/");
  const { table } = await openTable(page, A_SHORT_RACE);
  await play(page, table.id);
  await page.goto(`/#/replay/${table.id}`);
  await expect(on(page)).toBeVisible();
}

/** How many of the cards that were dealt lie face up before a robot. */
async function faceUp(page: Page, robot: RegExp): Promise<number> {
  const told = (await log(page).textContent()) ?? "";
  const dealt = new Set([...told.matchAll(/\((\d+)\)/g)].map(([, priority]) => priority));
  const mat = page.getByRole("region", { name: robot });
  const seen = await mat.locator("text").allTextContents();
  return seen.filter((one) => dealt.has(one.trim())).length;
}

test("there is one set of controls, and programs lie face up", async ({ page }) => {
  await watchRace(page, 4);
  for (const name of ["One step", "Skip the motion", "Watch again"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("slider")).toHaveCount(1);
  let most = 0;
  for (let steps = 0; most < 5 && steps < STEPS; steps++) {
    const before = await line(page).textContent();
    await on(page).click();
    await expect(line(page)).not.toHaveText(before ?? "");
    most = Math.max(most, await faceUp(page, /^Guest/));
  }
  expect(most).toBe(5);
});

test("pausing holds the motion in the middle of a turn, and playing goes on with it", async ({
  page,
}) => {
  await watchRace(page, 2);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(log(page)).toContainText("Register 1", { timeout: 60_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  const told = await log(page).textContent();
  expect(told).not.toContain("Register 5");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(log(page)).toContainText("Register 5", { timeout: 60_000 });
});

test("the ring round the slider does not run through what is written below it", async ({
  page,
}) => {
  await watchRace(page, 4);
  const slider = page.getByRole("slider");
  await slider.press("ArrowRight");
  const ring = await slider.evaluate((field) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(field);
    if (outlineStyle === "none") return Number.NEGATIVE_INFINITY;
    const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return field.getBoundingClientRect().bottom + out;
  });
  expect(ring).toBeLessThanOrEqual((await line(page).boundingBox())?.y ?? 0);
});
