// Bot Factory to the final scores: against a bot, alone with Vilela, with a friend, and through a
// broken connection.

import type { Page } from "@playwright/test";
import { A_SHIFT, INSPECTED, work } from "./factory.ts";
import { choices, glowing, playToTheEnd, prefer, pressUntil, settled, tabTo } from "./playing.ts";
import { openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { Yard } from "./yard.ts";

const AWAY = "No connection. Trying again; nothing is lost.";

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await prefer(page, { speed: 4 });
  await page.goto("/");
});

async function expectScores(page: Page, seats: number): Promise<void> {
  const places = page.getByRole("main").getByRole("article");
  await expect(places).toHaveCount(seats);
  for (const place of await places.all()) await expect(place).toContainText(/BF-1\d\d/);
}

test("a game against a bot by mouse", async ({ page }) => {
  const { table } = await openTable(page, A_SHIFT);
  await page.goto(`/#/table/${table.id}`);
  await playToTheEnd(page, (choice) => choice.click({ timeout: 3000 }));
  await expectScores(page, 2);
});

test("a game alone by keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { table } = await openTable(page, INSPECTED);
  await page.goto(`/#/table/${table.id}`);
  await expect(page.getByText("3 bots of one color", { exact: true })).toBeVisible();
  let pressed = 0;
  await playToTheEnd(page, async (choice) => {
    pressed += 1;
    if (pressed > 4) return page.keyboard.press("Digit1");
    await tabTo(page, choice);
    await page.keyboard.press(pressed % 2 ? "Enter" : "Space");
  });
  await expect(page.getByText("You’re fired!").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guest did not win.");
});

test("two browsers at one table", async ({ page, somebody }) => {
  const game = page.getByRole("article", { name: "Bot Factory" });
  await game.getByRole("link", { name: "Play with friends" }).click();
  await page.getByRole("group", { name: "Players" }).getByText("2", { exact: true }).click();
  await page.getByRole("button", { name: "Get the links" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the seat" }).inputValue();
  const friend = await (await somebody()).newPage();
  await prefer(friend, { speed: 4 });
  await friend.goto(link);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const both = [page, friend];
  for (let turn = 0; turn < 4; turn++) {
    const asked = both.map((one) => choices(one).first());
    await expect(async () => {
      const seen = await Promise.all(asked.map((one) => one.isVisible()));
      expect(seen.filter(Boolean)).toHaveLength(1);
    }).toPass();
    const at = (await asked[0]?.isVisible()) ? 0 : 1;
    const waiting = (both[at] as Page)
      .getByRole("banner")
      .getByText(/^Waiting for/)
      .first();
    await pressUntil(both[at] as Page, waiting, (choice) => choice.click({ timeout: 3000 }));
  }
});

test("a connection breaks in the middle of a chain, and nothing is lost", async ({
  page,
  expected,
}) => {
  expected.push(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket/);
  const yard = await new Yard().start();
  try {
    await page.goto(yard.url);
    await work(page, "feed", undefined, yard.url);
    const before = await glowing(page);
    await yard.kill();
    await expect(page.getByText(AWAY)).toBeVisible();
    await yard.start();
    await expect(page.getByText(AWAY)).toBeHidden();
    await expect.poll(() => glowing(page)).toEqual(before);
    const feed = page.locator("[data-action^='feed:']:not([aria-disabled])").first();
    // The second input may take from the same stacks; or there is none.
    for (let inputs = 0; inputs < 2 && String(await glowing(page)) === String(before); inputs++) {
      await settled(page);
      await feed.click();
      await settled(page);
    }
    expect(await glowing(page)).not.toEqual(before);
  } finally {
    await yard.end();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a game against a bot by touch", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { table } = await openTable(page, A_SHIFT);
    await page.goto(`/#/table/${table.id}`);
    await playToTheEnd(page, (choice) => choice.tap({ timeout: 3000 }));
    await expectScores(page, 2);
  });
});
