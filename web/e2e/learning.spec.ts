// A guided first game: only what leads on leads on, and it can be left and gone on with.

import type { Locator, Page } from "@playwright/test";
import { choices, prefer } from "./playing.ts";
import { GAME } from "./quick.ts";
import { expect, test } from "./watched.ts";

const card = (page: Page) => page.getByRole("region", { name: "What to do now" });
const heading = (page: Page, name: string) => card(page).getByRole("heading", { name });
const pointed = (page: Page) => page.locator("[data-action]:has(.hint)");
/** The button of a card that is only read or watched. */
const on = (page: Page) => card(page).getByRole("button", { name: /^(Go on|Watch)$/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
  await page.goto("/");
  await page.getByRole("link", { name: "Learn" }).first().click();
  await expect(heading(page, "Parts on the line")).toBeVisible();
});

test("every card leads to the next, and the last one to a real game", async ({ page }) => {
  await learn(page);
});

test("so do those of RoboRally", async ({ page }) => {
  await page.goto("/#/learn/roborally");
  await expect(heading(page, "A race through the factory")).toBeVisible();
  await learn(page);
});

test("and those of Fantastic Factories", async ({ page }) => {
  await page.goto("/#/learn/fantastic-factories");
  await expect(heading(page, "Dice that work")).toBeVisible();
  await learn(page);
});

test("and those of Bot Factory", async ({ page }) => {
  await page.goto("/#/learn/bot-factory");
  await expect(heading(page, "Welcome to the factory")).toBeVisible();
  await learn(page);
});

test("playing alone is learned too, and leads to a game alone", async ({ page }) => {
  await page.goto("/");
  const game = page.getByRole("article", { name: "Bot Factory" });
  await game.getByRole("link", { name: "Learn solo" }).click();
  await expect(heading(page, "The inspection")).toBeVisible();
  await learn(page, 10);
  await expect(page.getByRole("region", { name: "Vilela" })).toBeVisible();
});

/** Go through all cards, more than `least`, and play. */
async function learn(page: Page, least = 15): Promise<void> {
  test.setTimeout(300_000);
  const count = Number(/\/(\d+)/.exec((await card(page).textContent()) ?? "")?.[1]);
  expect(count).toBeGreaterThan(least);
  for (let number = 1; number <= count; number++) {
    await expect(card(page)).toContainText(`${number}/${count}`);
    await leadOn(page);
  }
  await expect(heading(page, "That is all!")).toBeVisible();
  await card(page)
    .getByRole("button", { name: /^Play now/ })
    .click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(choices(page).first()).toBeVisible();
}

/** Do what the card asks: read on, press what glows, or try what is pointed at. */
async function leadOn(page: Page): Promise<void> {
  const next: Locator = on(page).or(choices(page).first()).or(pointed(page).first()).first();
  await expect(next).toBeVisible();
  const tag = page.locator("[data-tag]");
  if (await tag.isVisible()) await page.keyboard.press("Escape"); // it is read
  await next.click({ force: true });
}

test("what does not lead on is met with the reason, or with a kind word", async ({ page }) => {
  const cleanUp = page.locator("[data-action='place:clean-up']");
  const tag = page.locator("[data-tag]");
  await cleanUp.click({ force: true }); // a card that is only read
  await expect(tag).toContainText("RB-51");
  await page.keyboard.press("Escape");
  await on(page).click();
  await expect(heading(page, "Step 1: roll")).toBeVisible();
  await cleanUp.click({ force: true });
  await expect(tag).toContainText("RB-51");

  await skipTo(page, "Two dice forward");
  await cleanUp.click({ force: true }); // in a real game it could be done
  await expect(page.getByText(/^Try what glows\./)).toBeVisible();
  await expect(tag).toBeHidden();
  await expect(pointed(page).first()).toHaveAttribute("data-action", "place:own-forward");
  await expect(heading(page, "Two dice forward")).toBeVisible();
});

test("the lesson can be done in words", async ({ page }) => {
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "Position" })).toBeVisible();
  await on(page).click();
  const list = page.getByRole("heading", { name: "Your choices: 1" });
  await expect(list).toBeVisible(); // only what leads on
  await page.getByRole("button", { name: /^1 Roll/ }).click();
  await expect(heading(page, "Step 2: the edge")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Events .*: [1-9]/ })).toBeVisible();
  await skipTo(page, "Try this");
  await page.locator(".refused button").click();
  await expect(page.locator("[data-tag]")).toContainText(/RB-\d+/);
  await expect(heading(page, "The other way round")).toBeVisible();
  await page.getByRole("button", { name: "Text table" }).click();
  await expect(page.getByRole("heading", { name: "Position" })).toHaveCount(0);
});

const CARDS = 60; // in a lesson, at most

/** Go on, whatever the cards ask, until there is the one with this title. */
async function skipTo(page: Page, title: string): Promise<void> {
  for (let cards = 0; !(await heading(page, title).isVisible()); cards++) {
    expect(cards, `no card with the title ${title}`).toBeLessThan(CARDS);
    const said = await card(page).textContent();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => card(page).textContent()).not.toBe(said);
    await expect(card(page)).not.toHaveClass(/waiting/);
  }
}

test("one card tries what is refused, and shows why", async ({ page }) => {
  await skipTo(page, "Try this");
  await pointed(page).first().click({ force: true });
  await expect(page.locator("[data-tag]")).toContainText(/RB-\d+/);
  await expect(heading(page, "The other way round")).toBeVisible();
});

test("one can go back, look something up, and go on by keyboard alone", async ({ page }) => {
  await page.keyboard.press("Enter");
  await expect(heading(page, "Step 1: roll")).toBeVisible();
  await page.keyboard.press("Enter"); // what glows
  await expect(heading(page, "Step 2: the edge")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "Step 1: roll")).toBeVisible();

  await card(page).getByRole("link", { name: /RB-8/ }).click();
  await expect(page).toHaveURL(new RegExp(`#/rules/${GAME}/RB-8$`));
  await page.goBack();
  await expect(heading(page, "Step 1: roll")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Step 1: roll")).toBeVisible();

  await page.getByRole("link", { name: "Leave the lesson" }).click();
  await expect(page.getByRole("heading", { name: "Botyard" })).toBeVisible();
});

test("in RoboRally, too, arrows turn the cards of the lesson, and Enter does what glows", async ({
  page,
}) => {
  await page.goto("/#/learn/roborally");
  await expect(heading(page, "A race through the factory")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Your cards")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Register 1: forward")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Register 2: turn right")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "Register 1: forward")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Register 2: turn right")).toBeVisible();
});
