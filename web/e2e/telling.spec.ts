// What is told never runs ahead of what is shown: at tables, in replays and lessons.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { AT_WORK } from "./factory.ts";
import { asked, choices, prefer, program, settled } from "./playing.ts";
import { A_RACE, A_SHORT_RACE, AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

/** What could be read and heard at a moment. */
interface Moment {
  moving: boolean;
  log: string[];
  heard: number; // how much of what is announced had been said by then
}
interface Watching {
  moments: Moment[];
  heard: string[];
}

/** Remember from now on what the log says whenever something on the page changes. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching: Watching = { moments: [], heard: [] };
    Object.assign(window, watching);
    const listen = (changes: MutationRecord[]) => {
      for (const { addedNodes, target } of changes) {
        const live = (target as Element).closest?.("[aria-live=polite]");
        if (live) watching.heard.push(...[...addedNodes].map((one) => one.textContent ?? ""));
      }
    };
    const look = () => {
      const strip = document.querySelector("[role=log]");
      const log = [...(strip?.children ?? [])].map((line) => line.textContent?.trim() ?? "");
      const moving = document.querySelector("[aria-label='Skip the motion']") !== null;
      const last = watching.moments.at(-1);
      const same = last && last.moving === moving && String(last.log) === String(log);
      if (!same) watching.moments.push({ moving, log, heard: watching.heard.length });
    };
    new MutationObserver((changes) => {
      listen(changes.filter(({ type }) => type === "childList"));
      look();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

function watched(page: Page): Promise<Watching> {
  return page.evaluate(() => {
    const { moments, heard } = window as unknown as Watching;
    return { moments, heard };
  });
}

/** Every line stays as it was when others follow; only the last one may go on. */
function expectInOrder(logs: string[][]): void {
  for (const [at, log] of logs.entries()) {
    const before = (logs[at - 1] ?? []).slice(0, -1);
    expect(log.slice(0, before.length), `after change ${at}`).toEqual(before);
  }
}

const letters = (lines: string[]) => lines.join("").length;

/** Whenever something begins to move, the log has still something to tell. */
function expectInStep(moments: Moment[]): void {
  let seen = 0;
  for (const [at, { moving, log }] of moments.entries()) {
    if (!moving || moments[at - 1]?.moving) continue;
    const end = moments.find((one, later) => later > at && !one.moving);
    if (!end) break;
    seen += 1;
    expect(letters(log), `${log.at(-1)} … ${end.log.at(-1)}`).toBeLessThan(letters(end.log));
  }
  expect(seen, "nothing moved").toBeGreaterThan(0);
  expectInOrder(moments.map(({ log }) => log));
}

const skip = (page: Page) => page.getByRole("button", { name: "Skip the motion" });

const TABLES: Record<string, TableWish> = {
  "Außer Rand & Band": AGAINST_BOTS,
  "Bot Factory": AT_WORK,
  "Fantastic Factories": works(1),
};
const PRESSES = 4;

for (const [game, wish] of Object.entries(TABLES)) {
  test(`${game}: the log tells what the board has shown, and nothing more`, async ({ page }) => {
    await prefer(page, { speed: 4 });
    await page.goto("/");
    const { table } = await openTable(page, wish);
    const question = asked(page);
    await page.goto(`/#/table/${table.id}`);
    await expect(choices(page).first()).toBeVisible();
    await expect(skip(page)).toBeHidden();
    await page.getByRole("button", { name: "Everything" }).click();
    await watch(page);
    for (let presses = 0; presses < PRESSES; presses++) {
      const before = question();
      await choices(page).first().click();
      await expect.poll(() => question() > before).toBe(true);
      await expect(choices(page).first()).toBeVisible();
      await expect(skip(page)).toBeHidden();
    }
    await expect(skip(page)).toBeHidden();
    expectInStep((await watched(page)).moments);
  });
}

test.describe("RoboRally", () => {
  test.beforeEach(async ({ page }) => {
    await prefer(page, { speed: 4 });
    await page.goto("/");
    const { table } = await openTable(page, A_RACE);
    await page.goto(`/#/table/${table.id}`);
    await expect(choices(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Everything" }).click();
    await watch(page);
    await program(page);
  });

  const registers = (lines: string[]) =>
    lines.flatMap((line) => [...line.matchAll(/Register (\d)/g)].map(([, number]) => number));

  test("a turn is told and announced register by register, each once", async ({ page }) => {
    await expect(skip(page)).toBeVisible();
    await expect(skip(page)).toBeHidden({ timeout: 60_000 });
    const { moments, heard } = await watched(page);
    expectInStep(moments);
    expect(registers(heard)).toEqual(["1", "2", "3", "4", "5"]);
    for (const { log, heard: said } of moments)
      expect(registers(heard.slice(0, said)).length).toBeLessThanOrEqual(registers(log).length);
  });

  test("skipping it tells the rest at once, in order", async ({ page }) => {
    await expect(page.getByRole("log")).toContainText("Register 1");
    await skip(page).click();
    const { moments, heard } = await watched(page);
    const [before, after] = moments.slice(-2).map(({ log }) => registers(log));
    expect(before?.length).toBeLessThan(5);
    expect(after).toEqual(["1", "2", "3", "4", "5"]);
    expect(registers(heard)).toEqual(["1", "2", "3", "4", "5"]);
    expectInOrder(moments.map(({ log }) => log));
  });

  test("in words nothing moves, so everything is told", async ({ page }) => {
    await expect(page.getByRole("log")).toContainText("Register 1");
    await page.keyboard.press("t");
    await expect(page.getByRole("heading", { name: "Position" })).toBeVisible();
    await expect(skip(page)).toBeHidden();
    expect(registers((await watched(page)).heard)).toEqual(["1", "2", "3", "4", "5"]);
  });
});

/** How often the log changed since somebody began to watch. */
async function changes(page: Page): Promise<string[][]> {
  const logs = (await watched(page)).moments.map(({ log }) => log);
  return logs.filter((log, at) => at === 0 || String(log) !== String(logs[at - 1]));
}

test("a replay tells a turn register by register", async ({ page }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const { table } = await openTable(page, A_SHORT_RACE);
  await play(page, table.id);
  await page.goto(`/#/replay/${table.id}`);
  const log = page.getByRole("log");
  const next = page.getByRole("button", { name: "One step on" });
  await expect(next).toBeVisible();
  await watch(page);
  await settled(page);
  for (let steps = 0; steps < 40; steps++) {
    await next.click();
    await settled(page);
    if ((await log.textContent())?.includes("Register 5")) break;
  }
  await expect(log).toContainText("Register 5");
  const logs = (await changes(page)).map(String);
  for (const register of [1, 2, 3, 4])
    expect(
      logs.some(
        (one) => one.includes(`Register ${register}`) && !one.includes(`Register ${register + 1}`),
      ),
      `a moment in which register ${register} was the last one told`,
    ).toBe(true);
});

test.describe("where the log is beside the board", () => {
  test.use({ viewport: { width: 1150, height: 760 } });

  test("a lesson tells what it has shown, and nothing more", async ({ page }) => {
    await prefer(page, { speed: 4 });
    await page.goto("/#/learn/ausser-rand-und-band");
    const card = page.getByRole("region", { name: "What to do now" });
    await expect(card).toContainText(/1\/\d+/);
    await watch(page);
    let most = 0; // changes of the log after one card
    for (let number = 1; most < 2 && number < 12; number++) {
      const before = (await changes(page)).length;
      await page.keyboard.press("ArrowRight");
      await expect(card).toContainText(`${number + 1}/`);
      most = Math.max(most, (await changes(page)).length - before);
    }
    expect(most).toBeGreaterThan(1);
  });
});
