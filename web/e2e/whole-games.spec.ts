// From the home page to the final scores, against bots.

import type { Locator, Page } from "@playwright/test";
import { attempt, playToTheEnd, prefer, rematch, tabTo } from "./playing.ts";
import { expect, test } from "./watched.ts";

const GAME = "Außer Rand & Band";

function playNow(page: Page): Locator {
  return page.getByRole("article", { name: GAME }).getByRole("button", { name: /^Play now/ });
}

/** Everybody's points are there line by line, and add up. */
async function expectScores(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/wins!|win together!/);
  const places = page.getByRole("main").getByRole("article");
  await expect(places).toHaveCount(3);
  for (const place of await places.all()) {
    const points = Number.parseInt((await place.locator("header b").textContent()) ?? "", 10);
    const lines = (await place.locator("li b").allTextContents()).map(Number);
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(points);
  }
  await expect(page.getByRole("img", { name: /^Points over time/ })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await prefer(page, { speed: 4 });
  await page.goto("/");
});

test("by mouse", async ({ page }) => {
  await playNow(page).click();
  await playToTheEnd(page, (choice) => choice.click({ timeout: 3000 }));
  await expectScores(page);
});

test("by keyboard alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tabTo(page, playNow(page));
  await page.keyboard.press("Enter");
  let pressed = 0;
  const press = async (choice: Locator) => {
    pressed += 1;
    if (pressed > 6) return page.keyboard.press("Digit1");
    await tabTo(page, choice);
    await page.keyboard.press(pressed % 2 ? "Enter" : "Space");
  };
  // Whoever does not want to watch presses Escape.
  await playToTheEnd(page, press, () => page.keyboard.press("Escape"));
  await expectScores(page);
  await tabTo(page, rematch(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/table\//);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("by touch", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await playNow(page).tap();
    const skip = page.getByRole("button", { name: "Skip" });
    await playToTheEnd(
      page,
      (choice) => choice.tap({ timeout: 3000 }),
      () => attempt(skip.tap({ timeout: 200 })), // it may just have ended
    );
    await expectScores(page);
  });
});
