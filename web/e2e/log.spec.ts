// A long log: what is new stays in sight, unless somebody reads what is older.

import type { Page } from "@playwright/test";
import type { Happened } from "../src/app/protocol.ts";
import { choices, prefer, program } from "./playing.ts";
import { A_RACE, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

const OLDER = 450; // lines
const log = (page: Page) => page.getByRole("log");
const lines = (page: Page) => log(page).locator("> *");
const latest = (page: Page) => page.getByRole("button", { name: "Jump to latest" });
const skip = (page: Page) => page.getByRole("button", { name: "Skip the motion" });

/** A race with a long log before it, and all of it shown. */
async function longRace(page: Page): Promise<void> {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const { table } = await openTable(page, A_RACE);
  await page.route("**/api/tables/*/log?*", async (route) => {
    const told = (await (await route.fetch()).json()) as Happened[];
    const older = Array.from({ length: OLDER }, (_, at) => ({
      version: at - OLDER,
      kind: "order",
      at: 0,
      events: [[{ kind: "turn", args: { turn: at } }]],
    }));
    await route.fulfill({ json: [...older, ...told] });
  });
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Everything" }).click();
  await expect.poll(() => lines(page).count()).toBe(400);
}

/** How far the end of the last line is below what is seen of the log, in pixels. */
function below(page: Page): Promise<number> {
  return log(page).evaluate((strip) => {
    const end = strip.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const under = end - strip.getBoundingClientRect().bottom;
    return under <= 1 ? 0 : Math.round(under); // parts of a pixel are nothing
  });
}

/** Play a turn, which tells many lines. */
async function playOn(page: Page): Promise<void> {
  await program(page);
  await expect(skip(page)).toBeVisible();
  await expect(skip(page)).toBeHidden({ timeout: 60_000 });
  await expect(log(page)).toContainText("Register 5");
}

test("a log of more than 400 lines goes on at its end", async ({ page }) => {
  await longRace(page);
  await expect.poll(() => below(page)).toBe(0);
  await playOn(page);
  await expect.poll(() => below(page)).toBe(0);
  await expect(lines(page)).toHaveCount(400);
  await expect(latest(page)).toBeHidden();
});

test("who scrolls up stays there, and jumps to the latest line", async ({ page }) => {
  await longRace(page);
  await expect.poll(() => below(page)).toBe(0);
  await log(page).hover();
  await page.mouse.wheel(0, -600);
  await expect(latest(page)).toBeVisible();
  await playOn(page);
  expect(await below(page)).toBeGreaterThan(0);
  await latest(page).click();
  await expect.poll(() => below(page)).toBe(0);
  await expect(latest(page)).toBeHidden();
});
