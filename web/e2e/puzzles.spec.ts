// Puzzles: solved by mouse and by keyboard, tried in vain, taken back, shown, and one for every day.

import type { Page } from "@playwright/test";
import type { PuzzleNow, PuzzlesShown } from "../src/app/protocol.ts";
import { prefer, settled, tabTo } from "./playing.ts";
import { expect, test } from "./watched.ts";
import { WORKS } from "./works.ts";

const ALL = `/api/games/${WORKS}/puzzles`;
const card = (page: Page) => page.getByRole("region", { name: "The puzzle" });
const heading = (page: Page, name: string | RegExp) => card(page).getByRole("heading", { name });
const stars = (page: Page, name: RegExp) => card(page).getByRole("img", { name });
const tag = (page: Page) => page.locator("[data-tag]");
const thing = (page: Page, action: string) =>
  page.locator(`[data-action="${action}"]:not([aria-disabled])`).filter({ visible: true }).first();

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/#/puzzles/${WORKS}/${name}`);
  await expect(card(page)).toBeVisible();
  await expect(thing(page, "end-work")).toBeVisible();
}

async function solution(page: Page, name: string): Promise<string[]> {
  return (await (await page.request.get(`${ALL}/${name}/solution`)).json()).actions;
}

test.beforeEach(async ({ page }) => {
  await prefer(page, { speed: 4 });
});

/** How many things were done in a puzzle, from when it is opened: each has its answer. */
function done(page: Page, name: string): () => number {
  let answers = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith(`/puzzles/${name}`) && answer.request().method() === "POST")
      answers += 1;
  });
  return () => answers - 1; // the first one says how it begins
}

/** Pick up a die and put it down, or press what is meant; a die may have gone by itself. */
async function press(page: Page, action: string): Promise<void> {
  const value = /^place:.*@(\d)$/.exec(action)?.[1];
  if (value)
    await page
      .locator("button.die")
      .getByText(value, { exact: true })
      .or(page.locator(`button.die[aria-label*="${value}"]`))
      .first()
      .click();
  await thing(page, action).click({ timeout: 2000 });
}

test("one is solved to three stars by mouse, and the next one follows", async ({ page }) => {
  const made = done(page, "first-shift");
  await page.goto("/");
  await page.getByRole("link", { name: "Puzzles" }).click();
  await expect(page.getByText("0 of 36 stars")).toBeVisible();
  await page.getByRole("link", { name: /First shift/ }).click();
  await expect(heading(page, "First shift")).toBeVisible();
  await expect(stars(page, /^No star yet\. 1 star from 6 points on/)).toBeVisible();
  for (const [at, action] of (await solution(page, "first-shift")).entries()) {
    await settled(page);
    if (made() <= at) await press(page, action);
    await expect.poll(made).toBeGreaterThan(at);
  }
  await expect(heading(page, "Three stars!")).toBeVisible();
  await expect(stars(page, /^3 stars of 3/)).toBeVisible();
  await card(page).getByRole("link", { name: "Next puzzle" }).click();
  await expect(heading(page, "On the double")).toBeVisible();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByText("3 of 36 stars")).toBeVisible();
  await page.reload(); // they are kept
  await expect(page.getByText("3 of 36 stars")).toBeVisible();
});

test("another one by keyboard alone", async ({ page }) => {
  const name = "on-the-double";
  await page.goto(`/#/puzzles/${WORKS}`);
  await tabTo(page, page.getByRole("link", { name: /On the double/ }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "On the double")).toBeVisible();
  const actions = await solution(page, name);
  for (let done = 0; done < actions.length; done++) {
    const asked = await page.request.post(`${ALL}/${name}`, {
      data: { actions: actions.slice(0, done) },
    });
    const { question }: PuzzleNow = await asked.json();
    const number = question?.choices.findIndex(({ action }) => action === actions[done]) ?? -1;
    expect(number).toBeLessThan(20);
    const digit = `Digit${(number + 1) % 10}`;
    await settled(page);
    const told = page.waitForResponse((answer) => answer.url().endsWith(`/puzzles/${name}`));
    await page.keyboard.press(number < 10 ? digit : `Shift+${digit}`);
    await told;
  }
  await expect(heading(page, "Three stars!")).toBeVisible();
  await page.keyboard.press("u");
  await expect(heading(page, "On the double")).toBeVisible();
});

test("what cannot be done says why; what was done can be taken back", async ({ page }) => {
  await open(page, "first-shift");
  await page.locator(".hand [data-action='build:dojo']").click({ force: true });
  await expect(tag(page)).toContainText("FF-17");
  await page.keyboard.press("Escape");
  await page.locator("[data-action='use:battery-factory']").click();
  await expect(card(page)).toContainText(/5\s*points now/);
  const account = page.locator(".console dl");
  await expect(account).toContainText("+1");
  await thing(page, "end-work").click();
  await expect(heading(page, "No star this time")).toBeVisible();
  await expect(card(page)).toContainText("That makes 5 points. 8 are possible.");
  await card(page).getByRole("button", { name: "Take back" }).click();
  await expect(heading(page, "First shift")).toBeVisible();
  await card(page).getByRole("button", { name: "Begin again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin again" }).click();
  await expect(card(page)).toContainText(/4\s*points now/);
  await expect(card(page).getByRole("button", { name: "Take back" })).toBeDisabled();
  await expect(account).toHaveCount(0); // nothing of it has happened
});

test("resting on a card tells what it would bring, but no card that would be drawn", async ({
  page,
}) => {
  await open(page, "first-shift");
  await page.locator("[data-action='use:battery-factory']").hover();
  await expect(page.locator("[data-at='energy-1'] i, [data-at='goods-1'] i").first()).toBeVisible();
});

test("the solution is shown step by step, and wins nothing", async ({ page }) => {
  await open(page, "first-shift");
  await thing(page, "end-work").click();
  await card(page).getByRole("button", { name: "Show me" }).click();
  await expect(heading(page, "How it is done")).toBeVisible();
  const count = (await solution(page, "first-shift")).length;
  await expect(card(page)).toContainText(`Step 1 of ${count}`);
  await expect(page.locator("[data-action]:has(.hint)").first()).toHaveAttribute(
    "data-action",
    "use:battery-factory",
  );
  await card(page).getByRole("button", { name: "Next step" }).click();
  await expect(card(page)).toContainText(`Step 2 of ${count}`);
  await page.keyboard.press("ArrowLeft");
  await expect(card(page)).toContainText(`Step 1 of ${count}`);
  await page.locator("[data-action='use:battery-factory']").click(); // what glows leads on, too
  for (let step = 2; step <= count; step++) {
    await expect(card(page)).toContainText(`Step ${step} of ${count}`);
    await settled(page);
    await page.keyboard.press("ArrowRight");
    await expect(card(page)).not.toContainText(`Step ${step} of`);
  }
  await expect(heading(page, "That is how")).toBeVisible();
  await card(page).getByRole("button", { name: "Try it yourself" }).click();
  await expect(heading(page, "First shift")).toBeVisible();
  await expect(card(page)).toContainText(/4\s*points now/);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByText("0 of 36 stars")).toBeVisible();
});

test("there is one for today, the same for everybody", async ({ page, expected }) => {
  expected.push(/404/); // of a day long ago
  const { today }: PuzzlesShown = await (await page.request.get(ALL)).json();
  await page.goto(`/#/puzzles/${WORKS}`);
  await page.getByRole("link", { name: /Puzzle of the day/ }).click();
  await expect(page).toHaveURL(new RegExp(`${today}$`));
  await expect(heading(page, /^Puzzle of /)).toBeVisible({ timeout: 60_000 });
  await expect(thing(page, "end-work")).toBeVisible();
  await page.goto(`/#/puzzles/${WORKS}/2020-01-01`);
  await expect(page.getByRole("heading", { name: "That does not work" })).toBeVisible();
});

test("a game that has none says so by its title", async ({ page, expected }) => {
  expected.push(/404/);
  await page.goto("/#/puzzles/roborally");
  await expect(page.getByText("There are no puzzles of RoboRally.")).toBeVisible();
});

test("in words, and without travel", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "first-shift");
  await page.keyboard.press("t");
  await expect(page.locator("#text-position")).toBeVisible();
  for (const action of await solution(page, "first-shift")) {
    const { index } = await page.evaluate(
      async ({ at, action }) => {
        const done = JSON.parse(sessionStorage.getItem("done") ?? "[]");
        const request = { method: "POST", body: JSON.stringify({ actions: done }) };
        const headers = { "Content-Type": "application/json" };
        const { question } = await (await fetch(at, { ...request, headers })).json();
        sessionStorage.setItem("done", JSON.stringify([...done, action]));
        const choices: { action: string }[] = question.choices;
        return { index: choices.findIndex((one) => one.action === action) };
      },
      { at: `${ALL}/first-shift`, action },
    );
    const told = page.waitForResponse((answer) => answer.url().endsWith("/puzzles/first-shift"));
    await page.locator("button.choice").nth(index).click();
    await told;
  }
  await expect(heading(page, "Three stars!")).toBeVisible();
  const moving = await card(page)
    .locator(".full")
    .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  expect(moving).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a card is used by touch, and the stars stay in view", async ({ page }) => {
    await open(page, "first-shift");
    await page.locator("[data-action='use:battery-factory']").tap();
    await expect(card(page)).toContainText(/5\s*points now/);
    await expect(stars(page, /^No star yet/)).toBeInViewport();
    await card(page).getByRole("button", { name: "Take back" }).tap();
    await expect(card(page)).toContainText(/4\s*points now/);
  });
});

test("on a phone on its side, the puzzle stands beside the factory, in full", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "first-shift");
  await expect(heading(page, "First shift")).toBeInViewport({ ratio: 1 });
  const { y = 0 } = (await card(page).boundingBox()) ?? {};
  expect(y).toBeLessThan(100);
  const factory = await page.getByRole("main").boundingBox();
  expect(factory?.height).toBeGreaterThan(300);
});
