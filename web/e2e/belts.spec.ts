// RoboRally's belts: they run when belts move robots, and at no other moment.

import type { Page } from "@playwright/test";
import { choices, prefer, program } from "./playing.ts";
import { A_RACE, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

/** Count how often each thing on the floor is set in motion along a belt. */
async function count(page: Page): Promise<void> {
  await page.evaluate(() => {
    const runs = new Map<Element, number>();
    Object.assign(window, { runs });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.hasAttribute("data-to")) runs.set(this, (runs.get(this) ?? 0) + 1);
      return animate.apply(this, how);
    };
  });
}

/** How often belts ran: each number once. */
async function runs(page: Page): Promise<number[]> {
  const all = await page.evaluate(() => [
    ...(window as unknown as { runs: Map<Element, number> }).runs.values(),
  ]);
  return [...new Set(all)].sort((one, other) => one - other);
}

const MOST = 60; // beats until belts run
const skip = (page: Page) => page.getByRole("button", { name: "Skip the motion" });

test.beforeEach(async ({ page }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const { table } = await openTable(page, A_RACE);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  await count(page);
  await program(page);
  await expect(skip(page)).toBeVisible();
});

test("they run as often as the log says", async ({ page }) => {
  await expect(skip(page)).toBeHidden({ timeout: 60_000 });
  const log = await page.getByRole("log").textContent();
  const all = log?.match(/All belts move/g)?.length ?? 0;
  const express = log?.match(/Express belts move/g)?.length ?? 0;
  expect(all).toBeGreaterThan(0);
  expect(await runs(page)).toEqual([...new Set([all, all + express])]);
});

test("who skips the motion, or comes back to the floor, sees them at rest", async ({ page }) => {
  await page.getByRole("button", { name: "Pause" }).click();
  for (let steps = 0; !(await runs(page)).length && steps < MOST; steps++)
    await page.getByRole("button", { name: "One step" }).click();
  const before = await runs(page);
  expect(before).toEqual([1]);
  await skip(page).click();
  await expect(skip(page)).toBeHidden();
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "Position" })).toBeVisible();
  await page.keyboard.press("t");
  await expect(choices(page).first()).toBeVisible();
  expect(await runs(page)).toEqual(before);
});
