// What somebody did in a puzzle, a lesson or the course builder outlives waiting, reloading and a
// lost connection.

import type { Page } from "@playwright/test";
import { prefer } from "./playing.ts";
import { expect, test } from "./watched.ts";
import { WORKS } from "./works.ts";

const puzzle = (page: Page) => page.getByRole("region", { name: "The puzzle" });
const lesson = (page: Page) => page.getByRole("region", { name: "What to do now" });
const builder = (page: Page) => page.getByRole("dialog", { name: "Build a course" });
const thing = (page: Page, action: string) =>
  page.locator(`[data-action="${action}"]:not([aria-disabled])`).filter({ visible: true }).first();

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
});

test.describe("a puzzle", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(`/#/puzzles/${WORKS}/first-shift`);
    await thing(page, "use:battery-factory").click();
    await expect(puzzle(page)).toContainText(/5\s*points now/);
  });

  /** End it: it counts what was done before. */
  async function ends(page: Page): Promise<void> {
    await thing(page, "end-work").click();
    await expect(puzzle(page)).toContainText("That makes 5 points.");
  }

  test("waits as long as somebody thinks", async ({ page }) => {
    await page.clock.runFor(5 * 60_000);
    await ends(page);
  });

  test("is as it was when the page is loaded again, and can be taken back", async ({ page }) => {
    await page.reload();
    await expect(puzzle(page)).toContainText(/5\s*points now/);
    await ends(page);
    await page.reload();
    await expect(puzzle(page)).toContainText("That makes 5 points.");
    const undo = puzzle(page).getByRole("button", { name: "Take back" });
    await undo.click();
    await expect(puzzle(page)).toContainText(/5\s*points now/);
    await undo.click();
    await expect(puzzle(page)).toContainText(/4\s*points now/);
    await expect(undo).toBeDisabled();
    await page.reload();
    await expect(puzzle(page)).toContainText(/4\s*points now/);
  });

  test("takes what is pressed while the server is away, once it is back", async ({
    page,
    context,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await thing(page, "end-work").click();
    await page.clock.runFor(60_000);
    await context.setOffline(false);
    await page.clock.runFor(10_000);
    await expect(puzzle(page)).toContainText("That makes 5 points.");
  });

  test("is as it was after its solution was looked at and the page was loaded again", async ({
    page,
  }) => {
    await puzzle(page).getByRole("button", { name: "Show me" }).click();
    await expect(puzzle(page)).toContainText("Step 1 of");
    await page.reload();
    await expect(puzzle(page)).toContainText(/5\s*points now/);
  });
});

test("a lesson goes on after what was done last, even if that was still being shown", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/#/learn/ausser-rand-und-band");
  await lesson(page).getByRole("button", { name: "Go on" }).click();
  await expect(lesson(page).getByRole("heading", { name: "Step 1: roll" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000); // what is shown now never ends
  await thing(page, "roll").click();
  await page.clock.resume();
  await page.reload();
  await expect(lesson(page).getByRole("heading", { name: "Step 2: the edge" })).toBeVisible();
});

test.describe("a course that is built", () => {
  const called = (page: Page) => builder(page).getByRole("textbox", { name: "Name of the course" });
  const flags = (page: Page) => builder(page).getByRole("textbox", { name: /^Flag \d$/ });

  test.beforeEach(async ({ page }) => {
    await page.goto("/#/new/roborally");
    await page.getByRole("button", { name: "Build a course" }).click();
    await called(page).fill("Two halls");
    await expect(flags(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Remove flag 3" }).click();
    await expect(flags(page)).toHaveCount(2);
  });

  test("is still on the bench when the page is loaded again", async ({ page }) => {
    await page.reload();
    await expect(called(page)).toHaveValue("Two halls");
    await expect(flags(page)).toHaveCount(2);
  });

  test("is still on the bench after something was looked up", async ({ page }) => {
    await page.goto("/#/rules/roborally");
    await expect(page.getByRole("heading", { name: /RoboRally/ }).first()).toBeVisible();
    await page.goBack();
    await expect(called(page)).toHaveValue("Two halls");
  });

  test("stays chosen when the set-up is loaded again", async ({ page }) => {
    await builder(page).getByRole("button", { name: "Use this course" }).click();
    await expect(page.getByRole("heading", { name: "Two halls" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Two halls" })).toBeVisible();
    await expect(builder(page)).toHaveCount(0);
  });
});
