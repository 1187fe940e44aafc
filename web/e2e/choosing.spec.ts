// What can be done, what cannot and why, and taking back.

import type { Page } from "@playwright/test";
import { choices, glowing, prefer, settled } from "./playing.ts";
import { AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

const space = (page: Page, name: string) => page.locator(`[data-action="place:${name}"]`);
const tag = (page: Page) => page.locator("[data-tag]");

test.beforeEach(async ({ page }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
});

test("an illegal try hangs a tag with the reason, its clause and the way to the rule", async ({
  page,
}) => {
  await space(page, "clean-up").click({ force: true });
  await expect(tag(page)).toContainText(/\S/);
  const [number = ""] = /RB-\d+/.exec((await tag(page).textContent()) ?? "") ?? [];
  await page.keyboard.press("Escape");
  await expect(tag(page)).toBeHidden();

  await space(page, "clean-up").click({ force: true });
  await tag(page).getByRole("link", { name: "Read this rule" }).click();
  await expect(page).toHaveURL(new RegExp(`#/rules/ausser-rand-und-band/${number}$`));
  await expect(page.locator(`#rule-${number}`)).toBeInViewport();
  await page.goBack();
  await expect(choices(page).first()).toBeVisible();
});

test("whoever speaks another language now is answered in it", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByText("Deutsch").click();
  await page.keyboard.press("Escape");
  await settled(page);
  await space(page, "clean-up").click({ force: true });
  await expect(tag(page)).toContainText("Würfel");
});

test("the keyboard asks why, too", async ({ page }) => {
  await space(page, "clean-up").focus();
  await page.keyboard.press("Enter");
  await expect(tag(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(tag(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tag(page)).toBeHidden();
  await expect(space(page, "clean-up")).toBeFocused();
});

test("what is refused is dashed, and says why when a pointer rests on it", async ({ page }) => {
  const refused = page.locator(".choice.no");
  await expect(async () => {
    if (!(await refused.count())) await pressLast(page);
    await page.mouse.move(1, 1);
    await refused.first().hover({ force: true, timeout: 500 });
    await expect(tag(page)).toContainText(/RB-\d+/, { timeout: 2000 });
  }).toPass();
  await page.mouse.move(1, 1);
  await expect(tag(page)).toBeHidden();
});

test("what was decided can be taken back, until chance has spoken", async ({ page }) => {
  const undo = page.getByRole("button", { name: "Take back" });
  await expect(undo).toBeDisabled();
  await choices(page).first().click();
  await expect(space(page, "clean-up")).not.toHaveAttribute("aria-disabled");
  await expect(undo).toBeDisabled(); // dice were rolled

  const before = await glowing(page);
  await space(page, "clean-up").click();
  await expect(undo).toBeEnabled();
  await expect.poll(() => glowing(page)).not.toEqual(before);
  await undo.click();
  await expect.poll(() => glowing(page)).toEqual(before);
  await expect(undo).toBeDisabled();

  await space(page, "clean-up").click();
  await expect(undo).toBeEnabled();
  await page.keyboard.press("u");
  await expect.poll(() => glowing(page)).toEqual(before);
});

test("the text table says all there is, and can be played from", async ({ page }) => {
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: /^Außer Rand & Band, turn \d$/ })).toBeVisible();
  const line = page.getByRole("table", { name: /^The line, from the back/ });
  await expect(line.getByRole("row")).toHaveCount(6);
  await expect(line.getByRole("row", { name: /^5 / })).toContainText("Clean up your own dice:");
  const players = page.getByRole("table", { name: /^Players/ });
  await expect(players.getByRole("rowheader", { name: "Guest, acting" })).toBeVisible();

  const roll = page.getByRole("button", { name: "Roll the dice" });
  await roll.click();
  await expect(roll).toBeHidden();
  const own = line.getByRole("cell", { name: /Guest.? \d/ });
  await expect(own.first()).toBeVisible(); // the dice lie on the line
  await expect(page.getByText(/If the line ran now:/)).toBeVisible();
  const placed = line.getByRole("listitem").filter({ hasText: /: die of .?Guest/ });
  const before = await placed.count();
  await page.keyboard.press("1");
  await expect(placed).toHaveCount(before + 1);
});

test("whoever loads the page again sees the dice as they were", async ({ page }) => {
  for (let pressed = 0; pressed < 9; pressed++) {
    await pressLast(page);
  }
  await settled(page);
  const before = await rolled(page);
  expect(before.join()).toContain("die");
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  await expect.poll(() => rolled(page)).toEqual(before);
});

/** Press the last choice, and wait until one's turn comes again. */
async function pressLast(page: Page): Promise<void> {
  await settled(page);
  await choices(page).last().click();
  await settled(page);
  await expect(choices(page).first()).toBeVisible();
}

/** The dice on every field of the belt: whose they are, and their pips. */
function rolled(page: Page): Promise<string[]> {
  return page.locator(".carrier").evaluateAll((carriers) =>
    carriers
      .map((carrier) => {
        const dice = [...carrier.querySelectorAll(".die")].map((die) => {
          const owner = die.getAttribute("data-piece")?.replace(/ \d+$/, "");
          return `${owner}: ${[...die.querySelectorAll("path")].at(-1)?.getAttribute("d")}`;
        });
        return [carrier.getAttribute("aria-label"), ...dice].join("; ");
      })
      .sort(),
  );
}

test("a hint shows what a good bot would do", async ({ page }) => {
  await page.getByRole("button", { name: "What would a good bot do?" }).click();
  await expect(page.getByText(/^A good bot:/)).toBeVisible();
});
