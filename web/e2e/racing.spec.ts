// RoboRally from the home page to the end of a short race, against a bot.

import type { Locator, Page } from "@playwright/test";
import { attempt, keyUntil, playToTheEnd, prefer, rematch, tabTo } from "./playing.ts";
import { expect, test } from "./watched.ts";

const TURNS = "2";

const friends = (page: Page) =>
  page.getByRole("article", { name: "RoboRally" }).getByRole("link", { name: "Play with friends" });
const players = (page: Page) => page.getByRole("group", { name: "Players" });
const second = (page: Page) => page.getByRole("group", { name: "Player 2" });
const change = (page: Page) => page.getByRole("button", { name: "Choose another" });
const course = (page: Page) => page.getByRole("button", { name: /^Dizzy Dash/ });
const more = (page: Page) => page.getByText("Clock, hints, spectators, options");
const limit = (page: Page) => page.getByLabel("Limit of turns");
const start = (page: Page) => page.getByRole("button", { name: "Start" });
const skip = (page: Page) => page.getByRole("button", { name: "Skip the motion" });

type Press = (what: Locator) => Promise<void>;

/** Two at a table, one of them a bot, on a short course for a few turns. */
async function setUp(page: Page, press: Press): Promise<void> {
  await press(friends(page));
  await press(players(page).getByText("2", { exact: true }));
  await press(second(page).getByText("Bot"));
  await press(change(page));
  await press(course(page));
  await expect(page.getByRole("heading", { name: "Dizzy Dash" })).toBeVisible();
  await press(more(page));
  await limit(page).fill(TURNS);
  await press(start(page));
}

async function expectEnd(page: Page, turns = 2): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/wins|win together/);
  const places = page.getByRole("main").getByRole("article");
  await expect(places).toHaveCount(2);
  for (const place of await places.all()) await expect(place).toContainText(`After ${turns} turn`);
}

test.beforeEach(async ({ page }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
});

test("by mouse, without watching everything", async ({ page }) => {
  await setUp(page, (what) => what.click());
  await page.addLocatorHandler(skip(page).and(page.locator(":enabled")), async (button) => {
    await attempt(button.click({ timeout: 3000 }));
  });
  await playToTheEnd(page, (choice) => choice.click({ timeout: 3000 }));
  await expectEnd(page);
});

test("by keyboard alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const press = page.keyboard;
  await tabTo(page, friends(page));
  await press.press("Enter");
  await tabTo(page, players(page).locator(":checked"));
  const two = players(page).getByLabel("2", { exact: true });
  await keyUntil(page, "ArrowLeft", () => two.isChecked());
  await tabTo(page, second(page).locator(":checked"));
  await keyUntil(page, "ArrowRight", () => second(page).getByLabel("Bot").isChecked());
  await tabTo(page, change(page));
  await press.press("Enter");
  await tabTo(page, course(page));
  await press.press("Space");
  await tabTo(page, page.locator("summary"));
  await press.press("Enter");
  await tabTo(page, limit(page));
  await press.press("ControlOrMeta+a");
  await press.type(TURNS);
  await press.press("Enter");
  await expect(page).toHaveURL(/#\/table\//);
  // Enter when all registers are filled; else the key that is said, or that of the first answer.
  const answer = async (choice: Locator) => {
    const action = await choice.getAttribute("data-action", { timeout: 3000 });
    const key = await choice.getAttribute("aria-keyshortcuts", { timeout: 3000 });
    await press.press(action === "ready" ? "Enter" : (key ?? "Digit1"));
  };
  await playToTheEnd(page, answer, () => press.press("Escape"));
  await expectEnd(page);
  await tabTo(page, rematch(page));
  await press.press("Enter");
  await expect(page).toHaveURL(/#\/table\//);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("by touch", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setUp(page, (what) => what.tap());
    await playToTheEnd(page, (choice) => choice.tap({ timeout: 3000 }));
    await expectEnd(page);
  });
});
