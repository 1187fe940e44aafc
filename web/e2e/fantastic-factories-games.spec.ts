// Fantastic Factories from the first round to the scores: against bots, alone, and as a lesson.

import type { Page } from "@playwright/test";
import { playToTheEnd, prefer } from "./playing.ts";
import { openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const ROUNDS = 2;

async function begin(page: Page, bots: number): Promise<void> {
  test.setTimeout(300_000);
  await prefer(page, { speed: 4 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const { table } = await openTable(page, works(bots, { "round-limit": ROUNDS }));
  await page.goto(`/#/table/${table.id}`);
}

/** Everybody's points are there line by line, and add up. */
async function expectScores(page: Page, count: number): Promise<void> {
  const places = page.getByRole("main").getByRole("article");
  await expect(places).toHaveCount(count);
  for (const place of await places.all()) {
    const points = Number.parseInt((await place.locator("header b").textContent()) ?? "", 10);
    const lines = (await place.locator("li b").allTextContents()).map(Number);
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(points);
  }
}

test("against bots by mouse", async ({ page }) => {
  await begin(page, 2);
  await playToTheEnd(page, (choice) => choice.click({ timeout: 3000 }));
  await expectScores(page, 3);
});

test("against bots by keyboard alone", async ({ page }) => {
  await begin(page, 1);
  await playToTheEnd(page, () => page.keyboard.press("Digit1"));
  await expectScores(page, 2);
});

test("alone against The Machine, by mouse", async ({ page }) => {
  await begin(page, 0);
  await expect(page.getByRole("region", { name: "The Machine" })).toBeVisible();
  await playToTheEnd(page, (choice) => choice.click({ timeout: 3000 }));
  await expectScores(page, 2); // The Machine's too
  await expect(page.getByRole("heading", { name: /wins!$/ })).toBeVisible();
});

test("alone against The Machine, by keyboard to the end: its dice are seen", async ({ page }) => {
  await begin(page, 0);
  const rolled = page.getByRole("img", { name: /^Green die: \d/ });
  await Promise.all([
    expect(rolled).toBeVisible({ timeout: 60_000 }),
    playToTheEnd(page, () => page.keyboard.press("Digit1")),
  ]);
  await expectScores(page, 2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("by touch", async ({ page }) => {
    await begin(page, 1);
    await playToTheEnd(page, (choice) => choice.tap({ timeout: 3000 }));
    await expectScores(page, 2);
  });
});
