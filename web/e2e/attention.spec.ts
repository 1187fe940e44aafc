// It is your turn: a tone, a mark in the title, a phone that stays awake; and clocks.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { asked, choices, prefer } from "./playing.ts";
import { A_RACE, AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

interface Noticed {
  tones: number;
  awake: number;
}

/** Count tones that are started, and locks that keep the screen awake. */
async function notice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noticed: Noticed = { tones: 0, awake: 0 };
    Object.assign(window, { noticed });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      noticed.tones += 1;
      start.call(this, when);
    };
    const request = async () => {
      noticed.awake += 1;
      const lock = { released: false, release: async () => {} };
      lock.release = async () => {
        if (!lock.released) noticed.awake -= 1;
        lock.released = true;
      };
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
}

function noticed(page: Page): Promise<Noticed> {
  return page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
}

const NOTES = 2; // of a tone

/** The first sound of a browser may take longer than a tone waits for it. */
async function tuneIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sound = new AudioContext();
    Object.assign(window, { sound }); // it goes on
    await sound.resume();
  });
}

async function sitDown(page: Page, wish: Partial<typeof AGAINST_BOTS> = {}): Promise<void> {
  await page.goto("/");
  const { table } = await openTable(page, { ...AGAINST_BOTS, ...wish });
  await page.mouse.click(2, 400); // a browser wants a press before anything sounds
  await tuneIn(page);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
}

test("one tone in every turn, and a mark in the title", async ({ page }) => {
  await notice(page);
  const question = asked(page);
  await prefer(page, { speed: 4, sound: true });
  await sitDown(page);
  const tones = async () => (await noticed(page)).tones;
  await expect.poll(tones).toBe(NOTES);
  await expect(page).toHaveTitle("● Außer Rand & Band");
  // Nothing sounds while the turn goes on: dice are rolled, one is placed, the belt runs.
  let decisions = 0;
  while ((await tones()) === NOTES && decisions < 20) {
    const before = question();
    await choices(page).first().click();
    decisions += 1;
    await expect.poll(question).not.toBe(before);
    await expect(choices(page).first()).toBeVisible();
  }
  expect(decisions).toBeGreaterThanOrEqual(3);
  expect(await tones()).toBe(2 * NOTES);
});

test("no tone for who wants none", async ({ page }) => {
  await notice(page);
  await prefer(page, { speed: 4 });
  await sitDown(page);
  await page.waitForTimeout(300);
  expect((await noticed(page)).tones).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the screen stays awake in one's turn", async ({ page }) => {
    await notice(page);
    await prefer(page, { speed: 4 });
    await sitDown(page);
    await expect.poll(async () => (await noticed(page)).awake).toBe(1);
    await page.getByRole("button", { name: "Home" }).click();
    await expect.poll(async () => (await noticed(page)).awake).toBe(0);
  });

  test("the clock that runs is in sight", async ({ page }) => {
    await sitDown(page, { clock: { kind: "game", seconds: 600, increment: 5 } });
    await expect(page.getByRole("timer")).toHaveText(/(10:00|9:5\d)/);
  });
});

test.describe("on a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("what can be done now is in sight", async ({ page }) => {
    await page.goto("/");
    for (const wish of [AGAINST_BOTS, A_RACE]) {
      const { table } = await openTable(page, wish);
      await page.goto(`/#/table/${table.id}`);
      await expect(choices(page).first()).toBeInViewport({ ratio: 0.5 });
    }
  });
});

test("a clock runs down while one thinks, and then a bot decides", async ({ page }) => {
  await prefer(page, { speed: 4 });
  await sitDown(page, { clock: { kind: "decision", seconds: 4 } });
  const timer = page.getByRole("timer");
  await expect(timer).toHaveCount(1); // bots have none
  await expect(timer).toHaveText(/0:0[1-4]/);
  await expect(page.getByText("Guest’s clock ran out.").first()).toBeVisible();
});

for (const game of ["ausser-rand-und-band", "roborally", "bot-factory", "fantastic-factories"]) {
  test(`everybody who thinks has a clock in sight: ${game}`, async ({ page, somebody }) => {
    await page.goto("/");
    const bot = { kind: "bot", bot: "random" } as const;
    const seats: TableWish["seats"] = [{ kind: "person" }, { kind: "link" }, bot];
    const clock = { kind: "game", seconds: 600 } as const;
    const { table, links } = await openTable(page, { game, seats, clock });
    await page.goto(`/#/table/${table.id}`);
    const other = await (await somebody()).newPage();
    await other.goto(`/#/seat/${links["2"]}`);
    await other.getByLabel("What the others call you").fill("Ben");
    await other.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByRole("timer")).toHaveCount(2);
    for (const timer of await page.getByRole("timer").all()) {
      await expect(timer).toBeInViewport({ ratio: 1 });
      await expect(timer).toHaveText(/(10:00|9:5\d)/);
    }
    await expect(page.getByText("not here", { exact: true })).toHaveCount(0);
    await other.close();
    await expect(page.getByText("not here", { exact: true })).toBeVisible();
  });
}
