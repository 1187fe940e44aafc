// After a game: watching it again, checking its dice, playing on, playing the same deal.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Film } from "../src/app/api.ts";
import { choices, prefer } from "./playing.ts";
import { AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

async function finished(page: Page): Promise<string> {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await play(page, table.id);
  return table.id;
}

test("a link leads anybody to any move of a replay", async ({ page, somebody }) => {
  const record = await finished(page);
  await page.goto(`/#/table/${record}`);
  await page.getByRole("link", { name: "Watch it again" }).click();
  const line = page.getByText(/^Step \d+ ·/);
  await expect(line).toBeVisible();
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "One step on" }).click();
  await page.getByRole("slider").press("ArrowRight");
  const here = await line.textContent();
  const [number] = /\d+/.exec(here ?? "") ?? [];
  await expect(page).toHaveURL(new RegExp(`#/replay/${record}@${number}$`));

  const friend = await (await somebody()).newPage();
  await friend.goto(page.url());
  await expect(friend.getByText(/^Step \d+ ·/)).toHaveText(here ?? "");
  await friend.keyboard.press("End");
  await expect(friend.getByText(/^Step \d+ ·/)).not.toHaveText(here ?? "");
  for (const _ of [1, 2, 3, 4]) await friend.getByRole("button", { name: "One step back" }).click();
  await friend.getByRole("link", { name: "Play on from here" }).click();
  await friend.getByRole("button", { name: "Start" }).click();
  await expect(friend).toHaveURL(/#\/table\//);
  await expect(friend.getByRole("button", { name: "Menu" })).toBeVisible();
});

test("who leaves before the log has come is not followed by it", async ({ page }) => {
  const record = await finished(page);
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/log\?since=0/, (route) => answers.then(() => route.continue()));
  await page.goto(`/#/table/${record}`);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page.getByText(/^Step \d+ ·/)).toBeVisible();
  const log = page.waitForResponse(/\/log\?since=0/);
  answer();
  await (await log).finished();
  await page.waitForTimeout(100); // errors and warnings are complaints
});

test("a link to another move is followed where the replay is open", async ({ page }) => {
  const record = await finished(page);
  const at = (line: number) => `#/replay/${record}@${line}`;
  const slider = page.getByRole("slider");
  await page.goto(`/${at(10)}`);
  await expect(slider).toHaveAccessibleName("Step 10");
  const follow = (line: number) => page.evaluate((hash) => (location.hash = hash), at(line));
  await follow(14);
  await expect(slider).toHaveAccessibleName("Step 14");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`${at(15)}$`));

  await page.goBack();
  await expect(slider).toHaveAccessibleName("Step 10");
  await page.goForward();
  await expect(slider).toHaveAccessibleName("Step 15");

  await follow(9999);
  await expect(slider).toHaveValue(`${await last(page)}`);
  await expect(page).not.toHaveURL(/@9999$/);
  await follow(0);
  await expect(slider).toHaveValue("0");
  const beginning = page.url();
  expect(beginning).not.toMatch(/@0$/);
  await follow(0); // nothing moves, and the address is put right again
  await expect(page).toHaveURL(beginning);
});

test("a replay can be gone through in words", async ({ page }) => {
  const record = await finished(page);
  await page.goto(`/#/replay/${record}@20`);
  await page.getByRole("slider").press("t");
  const events = page.locator("#text-events + ol > li");
  await expect(page.getByRole("heading", { name: "Position" })).toBeVisible();
  await expect(events.first()).toBeVisible();
  const told = await events.allTextContents();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect.poll(() => events.allTextContents()).not.toEqual(told);
  await page.getByRole("button", { name: "Text table" }).click();
  await expect(page.locator("[data-piece]").first()).toBeVisible();
});

test("Back closes the text view of a replay, and stays at its line", async ({ page }) => {
  const record = await finished(page);
  await page.goto("/");
  await page.goto(`/#/replay/${record}@20`);
  const slider = page.getByRole("slider");
  const inWords = page.getByRole("heading", { name: "Position" });
  for (const close of [() => page.goBack(), () => slider.press("t")]) {
    await expect(slider).toBeVisible();
    await slider.press("t");
    await expect(inWords).toBeVisible();
    const before = await slider.inputValue();
    await page.getByRole("button", { name: "One step on" }).click();
    await expect(slider).not.toHaveValue(before);
    const here = await slider.inputValue();
    await close();
    await expect(inWords).toBeHidden();
    await expect(page.locator("[data-piece]").first()).toBeVisible();
    await expect(slider).toHaveValue(here);
  }
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a game that the rules of today cannot replay is told without a board", async ({ page }) => {
  const record = await finished(page);
  let steps = 0;
  await page.route(/\/film$/, async (route) => {
    const answer = await route.fetch();
    const film: Film = await answer.json();
    steps = film.steps.length;
    const nothing = { view: null, scores: [], standing: null, told: true };
    const told = film.steps.map((step, at) =>
      at < steps - 1 ? { ...step, ...nothing } : { ...step, told: true },
    );
    const headers = { ...answer.headers(), "content-encoding": "identity" };
    await route.fulfill({ json: { ...film, steps: told }, headers });
  });
  await page.goto(`/#/replay/${record}@20`);
  const note = page.getByRole("note");
  await expect(note).toContainText("Today’s rules cannot replay this game");
  const line = page.getByText("Step 20", { exact: true });
  await expect(line).toBeVisible();
  const [above, below] = [await line.boundingBox(), await note.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 2);
  const log = page.getByRole("log");
  await expect(log).toContainText(/\w/);
  const before = await log.textContent();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(log).not.toHaveText(before ?? "");
  await expect(page.getByRole("link", { name: "Play on from here" })).toHaveCount(0);

  await page.keyboard.press("End"); // which is known, and drawn
  await expect(page.locator("[data-piece]").first()).toBeVisible();
  await expect(note).toContainText("the board stands still");
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(page.locator("[data-piece]")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("slider")).toHaveValue(`${steps - 1}`);
  await expect(page.locator("[data-piece]").first()).toBeVisible();
});

test("a replay plays by itself to the end", async ({ page }) => {
  const record = await finished(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/#/replay/${record}`);
  await page.getByRole("slider").fill(String((await last(page)) - 3));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect
    .poll(async () => Number(await page.getByRole("slider").inputValue()))
    .toBe(await last(page));
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

async function last(page: Page): Promise<number> {
  return Number(await page.getByRole("slider").getAttribute("max"));
}

test("the dice are checked, and the record can be taken home and brought back", async ({
  page,
  somebody,
}) => {
  const record = await finished(page);
  await page.goto(`/#/check/${record}`);
  await expect(page.getByRole("status").getByRole("listitem")).toHaveCount(3);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the record" }).click(),
  ]);
  const text = readFileSync(await file.path());

  const friend = await (await somebody()).newPage();
  await friend.goto("/");
  const upload = friend.locator("input[type=file]");
  await upload.setInputFiles({ name: "game.jsonl", mimeType: "text/plain", buffer: text });
  await expect(friend.getByText(/^Step \d+ ·/)).toBeVisible();
});

test("the end of a game is printed whole", async ({ page }) => {
  const record = await finished(page);
  await page.goto(`/#/table/${record}`);
  await expect(page.getByRole("heading", { name: "Points over time" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const cut = await page.locator("main").evaluate((main) => {
    const end = main.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return end > main.getBoundingClientRect().bottom;
  });
  expect(cut).toBe(false);
});

test("the same deal can be played again", async ({ page, somebody }) => {
  const record = await finished(page);
  const friend = await (await somebody()).newPage();
  await friend.goto(`/#/new/ausser-rand-und-band?record=${record}`);
  await expect(friend.getByRole("heading", { name: "The same deal again" })).toBeVisible();
  await friend.getByRole("button", { name: "Start" }).click();
  await expect(choices(friend).first()).toBeVisible();
});
