// What a table chooses, how few and how many can sit there, and the time that the rules leave.

import type { Page } from "@playwright/test";
import { misfits, missingTexts, sideways } from "./looking.ts";
import { choices, prefer, rematch } from "./playing.ts";
import { openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

const bot = { kind: "bot", bot: "random" } as const;
const person = { kind: "person" } as const;

test("options are chosen, and one alone plays to the end", async ({ page }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/#/new/probe");
  await page.getByRole("group", { name: "Players" }).getByText("1", { exact: true }).click();
  await page.getByText("Clock, hints, spectators, options").click();
  await page.getByRole("group", { name: "What a card counts" }).getByText("One point").click();
  await expect(page.getByRole("button", { name: "PR-7" }).or(page.getByText("PR-7"))).toBeVisible();
  const rounds = page.getByLabel("Rounds");
  await rounds.fill("9");
  await rounds.blur();
  await expect(page.getByRole("alert")).toHaveText("A whole number from 1 to 2");
  await rounds.fill("1");
  await rounds.blur();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const opened = page.waitForResponse((answer) => answer.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Start" }).click();
  const { table } = await (await opened).json();
  expect(table.options).toEqual({ rounds: 1, worth: "one" });
  expect(table.still).toEqual({ cards: 30, worth: "one" });

  await expect(page.getByText("30", { exact: true })).toBeVisible(); // cards: it never changes
  await play(page, table.id);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guest has finished.");
  await expect(page.getByText("Place 1")).toHaveCount(0);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page.getByText("30", { exact: true })).toBeVisible();
});

test("impatient presses open one table", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  let load = () => {};
  const loads = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/assets\/table-.*js$/, (route) => loads.then(() => route.continue()));
  await page.goto("/");
  const opened = page.waitForResponse(/\/api\/tables$/);
  const now = page.getByRole("button", { name: "Play now" }).first();
  await now.dblclick();
  await opened;
  await now.click();
  load();
  await expect(choices(page).first()).toBeVisible();
  expect(asked.filter((path) => path === "/api/tables")).toHaveLength(1);
});

test("everybody sees whom the rules hurry", async ({ page, somebody }) => {
  await page.goto("/");
  const { table, links } = await openTable(page, {
    game: "probe",
    seats: [person, { kind: "link" }],
    options: { timer: true },
  });
  const friend = await (await somebody()).newPage();
  await friend.goto(`/#/seat/${links["2"]}`);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/#/table/${table.id}`);
  await ready(page);
  const hurry = (at: Page) => at.getByRole("timer", { name: /left by the rules of the game/ });
  await expect(hurry(page)).toHaveCount(1);
  await expect(hurry(friend)).toHaveCount(2);
  await expect(friend.getByRole("banner")).toContainText("The rules leave you only a little time.");
  await expect(page.getByRole("banner")).not.toContainText("The rules leave");
  await ready(friend);
  await expect(hurry(friend)).toHaveCount(0);
});

async function ready(page: Page): Promise<void> {
  for (const slot of [1, 2]) {
    await page
      .getByRole("button", { name: new RegExp(`Card .* in slot ${slot}`) })
      .first()
      .click();
    await expect(page.getByRole("button", { name: `Empty slot ${slot}` })).toBeVisible();
  }
  await page.getByRole("button", { name: /Ready/ }).click();
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`eight fit everywhere at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/#/new/probe");
    await page.getByRole("group", { name: "Players" }).getByText("8", { exact: true }).click();
    await expect(page.locator("form li")).toHaveCount(8);
    await looksRight(page);
    const seats = [person, bot, bot, bot, bot, bot, bot, bot] as const;
    const { table } = await openTable(page, { game: "probe", seats: [...seats] });
    await page.goto(`/#/table/${table.id}`);
    await expect(page.getByRole("button", { name: /Card .* in slot 1/ }).first()).toBeVisible();
    await looksRight(page);
    await play(page, table.id);
    await expect(rematch(page)).toBeVisible();
    await expect(page.locator(".places > li")).toHaveCount(8);
    await looksRight(page);
  });
}

async function looksRight(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => sideways(page)).toBe(0);
  await expect.poll(() => misfits(page)).toEqual([]);
  expect(await missingTexts(page)).toEqual([]);
}
