// What somebody with a phone waits for: requests and bytes on the wire, fonts included.

import type { BrowserContextOptions, Page } from "@playwright/test";
import { choices } from "./playing.ts";
import { openTable } from "./quick.ts";
import { Traffic } from "./traffic.ts";
import { expect, test } from "./watched.ts";

const kB = 1000;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const GAMES = ["Außer Rand & Band", "Bot Factory", "Fantastic Factories", "RoboRally"];

/** The home page with everything on it. */
async function arrive(page: Page, traffic: Traffic): Promise<void> {
  await page.goto("/");
  for (const name of GAMES) await expect(playNow(page, name)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await traffic.settled();
}

function playNow(page: Page, game: string) {
  return page.getByRole("article", { name: game }).getByRole("button", { name: /^Play now/ });
}

/** From the home page to the first decision of a game. */
async function sitDown(page: Page, game: string, traffic: Traffic): Promise<void> {
  await playNow(page, game).click();
  await expect(choices(page).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await traffic.settled();
}

const FONT = /\.woff2$/;

test("the fonts of the home page take at most 55 kB", async ({ somebody }) => {
  const page = await (await somebody(PHONE)).newPage();
  const traffic = await Traffic.of(page);
  await arrive(page, traffic);
  const fonts = traffic.paths.filter((path) => FONT.test(path));
  expect(fonts).toHaveLength(3);
  const bytes = fonts.reduce((sum, path) => sum + traffic.bytesOf(path), 0);
  expect(bytes).toBeLessThanOrEqual(55 * kB);
});

test("the home page takes at most 15 requests and 160 kB", async ({ somebody }) => {
  const page = await (await somebody(PHONE)).newPage();
  const traffic = await Traffic.of(page);
  await arrive(page, traffic);
  console.log(`home: ${traffic}`);
  expect(traffic.requests).toBeLessThanOrEqual(15);
  expect(traffic.bytes).toBeLessThanOrEqual(160 * kB);
  expect(traffic.depth).toBeLessThanOrEqual(3);
});

test("somebody's games are asked for once, also when all are shown", async ({ page }) => {
  await page.goto("/");
  for (let at = 0; at < 4; at += 1)
    await openTable(page, { game: "probe", seats: [{ kind: "person" }, { kind: "link" }] });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const games = page.getByRole("navigation", { name: "Continue" }).getByRole("link");
  const looks = () => asked.filter((path) => /^\/api\/tables\/\w/.test(path)).length;
  await page.reload();
  await expect(games).toHaveCount(3);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/api/me/tables")).toHaveLength(1);
  expect(looks()).toBe(3);
  await page.getByRole("button", { name: "Show all 4" }).click();
  await expect(games).toHaveCount(4);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/api/me/tables")).toHaveLength(1);
  expect(looks()).toBe(3 + 4);
});

for (const game of GAMES) {
  test(`a table of ${game} takes at most 12 requests and 130 kB more`, async ({ somebody }) => {
    const page = await (await somebody(PHONE)).newPage();
    const traffic = await Traffic.of(page);
    await arrive(page, traffic);
    traffic.restart();
    await sitDown(page, game, traffic);
    console.log(`${game}: ${traffic}`);
    expect(traffic.requests).toBeLessThanOrEqual(12);
    expect(traffic.bytes).toBeLessThanOrEqual(130 * kB);
    expect(traffic.depth).toBeLessThanOrEqual(3);
  });

  test(`who comes back to ${game} is sent nothing but answers`, async ({ somebody }) => {
    const context = await somebody(PHONE);
    const before = await context.newPage();
    const first = await Traffic.of(before);
    await arrive(before, first);
    await sitDown(before, game, first);
    await before.close();

    const page = await context.newPage();
    const traffic = await Traffic.of(page);
    await arrive(page, traffic);
    await sitDown(page, game, traffic);
    console.log(`${game} again: ${traffic}`);
    const files = traffic.paths.filter((path) => !path.startsWith("/api/"));
    expect(files).toEqual(["/"]); // the page itself is asked whether it has changed
    expect(traffic.bytesOf("/")).toBeLessThan(kB); // it has not
  });
}
