// The home page: what to continue comes first on a phone, tells games apart, and fills large screens.

import type { Locator, Page } from "@playwright/test";
import { sideways } from "./looking.ts";
import { A_RACE, AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

/** Only what people install: the probe is for tests. */
async function withoutProbe(page: Page): Promise<void> {
  await page.route("**/api/games?*", async (route) => {
    const games: { name: string }[] = await (await route.fetch()).json();
    await route.fulfill({ json: games.filter(({ name }) => name !== "probe") });
  });
}

const toContinue = (page: Page) => page.getByRole("navigation", { name: "Continue" });

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const)
  test(`games to continue come before all others: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutProbe(page);
    await page.goto("/");
    await openTable(page, AGAINST_BOTS);
    await page.reload();
    const first = toContinue(page).getByRole("link").first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const game = page.getByRole("article").first();
    expect((await edges(first)).bottom).toBeLessThan((await edges(game)).top);
    expect(await sideways(page)).toBe(0);
  });

test("games to continue keep their place while they are looked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutProbe(page);
  await page.goto("/");
  for (let tables = 0; tables < 2; tables++) await openTable(page, AGAINST_BOTS);
  await page.reload();
  await expect(toContinue(page).getByRole("link")).toHaveCount(2);
  const game = page.getByRole("article").first();
  const before = (await edges(game)).top;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/me/tables", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(game).toBeVisible();
  expect(await toContinue(page).getByRole("link").count()).toBe(0);
  expect(Math.abs((await edges(game)).top - before)).toBeLessThan(12);
  answer();
  await expect(toContinue(page).getByRole("link")).toHaveCount(2);
});

test("games to continue say who plays, whose turn it is, how far they are and since when", async ({
  page,
}) => {
  await page.goto("/");
  const bot = { kind: "bot", bot: "random" } as const;
  const { table } = await openTable(page, AGAINST_BOTS);
  await play(page, table.id, 3);
  await openTable(page, { ...AGAINST_BOTS, seats: [{ kind: "person" }, bot] });
  await openTable(page, { ...A_RACE, seats: [{ kind: "person" }, bot, bot] });
  await page.reload();
  const rows = toContinue(page).getByRole("link");
  await expect(rows).toHaveCount(3);
  const said = await rows.allInnerTexts();
  expect(new Set(said).size).toBe(3);
  for (const row of said) {
    expect(row).toMatch(/With .*Bot Anvil/);
    expect(row).toMatch(/Waiting for (you|Bot )/);
    expect(row).toMatch(/after \d+ steps?/);
    expect(row).toMatch(/just now|\d+ minutes? ago/);
  }
  await expect(rows.filter({ hasText: "With Bot Anvil and Bot Bobbin." })).toHaveCount(2);
  await expect(rows.filter({ hasText: "With Bot Anvil." })).toHaveCount(1);
});

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`a large screen has no empty part: ${width} × ${height}`, async ({ page }) => {
    const FREE = 0.12; // of the height may be free in one piece
    await page.setViewportSize({ width, height });
    await withoutProbe(page);
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(4);
    const gap = async (above: Locator, below: Locator) =>
      (await edges(below)).top - (await edges(above)).bottom;
    const lowest = page.getByRole("article").last();
    const foot = page.getByRole("contentinfo");
    expect(await gap(lowest, foot)).toBeLessThan(FREE * height);
    expect((await edges(foot)).bottom).toBeGreaterThan((1 - FREE) * height);
    await openTable(page, AGAINST_BOTS);
    await page.reload();
    await expect(toContinue(page).getByRole("link")).toBeInViewport({ ratio: 1 });
    expect(await gap(lowest, toContinue(page))).toBeLessThan(FREE * height);
    await expect(foot).toBeInViewport({ ratio: 1 });
  });
