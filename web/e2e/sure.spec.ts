// Whatever cannot be undone asks first, once; Escape and Back lead to where one was.

import type { Locator, Page } from "@playwright/test";
import { choices } from "./playing.ts";
import { AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

const question = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** Press something that asks: Escape, Cancel and Back change nothing, and lead back to the button. */
async function asks(page: Page, pressed: Locator, title: string): Promise<Locator> {
  const asked = question(page, title);
  for (const cancel of [
    () => page.keyboard.press("Escape"),
    () => button(asked, "Cancel").click(),
    () => page.keyboard.press("Enter"), // the keyboard starts at Cancel
    () => page.goBack(),
  ]) {
    await pressed.click();
    await expect(button(asked, "Cancel")).toBeFocused();
    await cancel();
    await expect(asked).toBeHidden();
    await expect(pressed).toBeFocused();
  }
  await pressed.click();
  return asked;
}

async function atTable(page: Page): Promise<Locator> {
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  await button(page, "Menu").click();
  return page.getByRole("dialog", { name: "Menu" });
}

test("against bots, leaving pauses the game, and it is continued from the home page", async ({
  page,
}) => {
  const menu = await atTable(page);
  const asked = await asks(page, button(menu, "Leave the game"), "Leave this game?");
  await expect(asked).toContainText("The game is paused, and the bots wait for you.");
  await button(asked, "Pause and leave").click();
  await page
    .getByRole("navigation", { name: "Continue" })
    .getByRole("link", { name: /Außer Rand & Band/ })
    .click();
  await expect(page.getByText("The game is paused.").first()).toBeVisible();
  await button(page, "Go on").first().click();
  await expect(choices(page).first()).toBeVisible();
});

test("ending a game asks first", async ({ page }) => {
  const menu = await atTable(page);
  const asked = await asks(page, button(menu, "Propose to end"), "End the game?");
  await expect(asked).toContainText("The game ends now.");
  await button(asked, "End game").click();
  await expect(button(page, "Rematch")).toBeVisible();
});

test("among people, leaving, ending and removing ask first, whoever is asked", async ({
  page,
  somebody,
}) => {
  await page.goto("/");
  const { table, links } = await openTable(page, {
    ...AGAINST_BOTS,
    seats: [{ kind: "person" }, { kind: "link" }, { kind: "bot", bot: "random" }],
  });
  const friend = await (await somebody()).newPage();
  await friend.goto(`/#/seat/${links["2"]}`);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/#/table/${table.id}`);
  await expect(button(page, "Menu")).toBeVisible();
  await button(page, "Menu").click();
  const menu = page.getByRole("dialog", { name: "Menu" });

  const ending = await asks(page, button(menu, "Propose to end"), "End the game early?");
  await expect(ending).toContainText("Once everyone agrees, the game is over.");
  await button(ending, "Yes, end it").click();
  await asks(friend, button(friend, "Agree"), "End the game early?");
  await button(question(friend, "End the game early?"), "Cancel").click();
  await button(friend, "No").click();

  await button(page, "Menu").click();
  const removing = await asks(page, button(menu, "Remove"), "Remove Björn?");
  await button(removing, "Cancel").click();
  const leaving = await asks(page, button(menu, "Leave the seat to a bot"), "Leave your seat?");
  await expect(leaving).toContainText("A bot plays on for you.");
  await button(leaving, "Leave seat").click();
  await expect(page.getByText("A bot plays for you.").first()).toBeVisible();
});

test("deleting everything asks first", async ({ page, expected }) => {
  expected.push(/401/); // nobody has tables any more
  await page.goto("/");
  await openTable(page, AGAINST_BOTS);
  await page.reload();
  await page.getByRole("button", { name: "Your name" }).click();
  const account = page.getByRole("dialog").first();
  const asked = await asks(page, button(account, "Delete everything"), "Delete everything?");
  await button(asked, "Delete everything").click();
  await expect.poll(async () => (await page.request.get("/api/me")).status()).toBe(401);
});

test("a guest who still plays is asked before logging in as somebody else", async ({
  page,
  somebody,
}) => {
  const other = await (await somebody()).newPage();
  await other.goto("/");
  const { person } = await (await other.request.post("/api/me", { data: {} })).json();
  const account = { name: person, password: "correct horse" };
  expect((await other.request.post("/api/me/account", { data: account })).ok()).toBe(true);

  await page.goto("/");
  await openTable(page, AGAINST_BOTS);
  await page.getByRole("button", { name: "Your name" }).click();
  await page.getByText("Log in", { exact: true }).first().click();
  await page.getByLabel("Name of the account").fill(person);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  const asked = await asks(page, button(page, "Log in"), "Leave your guest games?");
  await button(asked, "Log in").click();
  await expect(page.getByText(`Your account: ${person}`)).toBeVisible();
});

test("a built course is discarded, replaced and deleted only if somebody is sure", async ({
  page,
}) => {
  await page.goto("/#/new/roborally");
  await button(page, "Build a course").click();
  const builder = page.getByRole("dialog", { name: "Build a course" });
  const name = builder.getByRole("textbox", { name: "Name of the course" });
  const close = button(builder, "Close");
  await close.click(); // nothing was changed
  await expect(builder).toBeHidden();

  await button(page, "Build a course").click();
  await name.fill("Two halls");
  await asks(page, close, "Discard this course?");
  await button(question(page, "Discard this course?"), "Cancel").click();
  await page.keyboard.press("Escape");
  await button(question(page, "Discard this course?"), "Cancel").click();
  for (const _ of [1, 2]) {
    await page.goBack();
    await button(question(page, "Discard this course?"), "Cancel").click();
    await expect(question(page, "Discard this course?")).toBeHidden();
  }
  await expect(name).toHaveValue("Two halls");
  await button(builder, "Keep in this browser").click();
  await button(builder, "Remove flag 3").click();
  await button(builder, "Keep in this browser").click(); // the same course
  await close.click(); // it is kept
  await expect(builder).toBeHidden();

  await button(page, "Build a course").click();
  await name.fill("Two halls");
  const replacing = await asks(page, button(builder, "Keep in this browser"), "Replace Two halls?");
  await button(replacing, "Cancel").click();
  const deleting = await asks(page, button(builder, "Forget Two halls"), "Delete Two halls?");
  await button(deleting, "Delete").click();
  await expect(button(builder, "Two halls")).toHaveCount(0);
  const discarding = await asks(page, close, "Discard this course?");
  await button(discarding, "Discard").click();
  await expect(builder).toBeHidden();
  await page.reload();
  await expect(button(page, "Build a course")).toBeVisible();
  await expect(builder).toHaveCount(0);
});

test("a puzzle asks before it throws moves away, unless the try is over", async ({ page }) => {
  await page.goto("/");
  await page.goto("/#/puzzles/fantastic-factories/first-shift");
  const puzzle = page.getByRole("region", { name: "The puzzle" });
  const [again, show] = [button(puzzle, "Begin again"), button(puzzle, "Show me")];
  await page.locator("[data-action='use:battery-factory']").click();
  await expect(puzzle).toContainText(/5\s*points now/);
  await show.click();
  await expect(puzzle).toContainText("How it is done");
  await expect(puzzle).toContainText(/4\s*points now/);
  await button(puzzle, "Try it yourself").click(); // nothing was thrown away
  await expect(puzzle).toContainText("First shift");
  await expect(puzzle).toContainText(/5\s*points now/);
  const sure = await asks(page, again, "Begin again?");
  await expect(puzzle).toContainText(/5\s*points now/);
  await button(sure, "Begin again").click();
  await expect(puzzle).toContainText(/4\s*points now/);
  await page.locator("[data-action='end-work']:not([aria-disabled])").first().click();
  await expect(puzzle).toContainText("No star this time");
  await again.click();
  await expect(puzzle).not.toContainText("No star this time");
});
