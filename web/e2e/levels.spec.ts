// Levels of bots: chosen in the set-up with their sentence, and named at the table.

import { misfits, missingTexts, sideways } from "./looking.ts";
import { prefer } from "./playing.ts";
import { expect, test } from "./watched.ts";
import { Yard } from "./yard.ts";

let yard: Yard;
test.beforeAll(async () => {
  yard = await new Yard(true, true).start();
});
test.afterAll(() => yard.end());

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const size of SIZES)
  test(`a level is chosen for each seat and shows at the table, ${size.width} wide`, async ({
    page,
  }, info) => {
    await page.setViewportSize(size);
    await prefer(page, { language: "de" });
    await page.goto(`${yard.url}/#/new/probe`);
    const seats = page.getByRole("listitem").filter({ has: page.getByRole("group") });
    await seats.nth(1).getByText("Bot", { exact: true }).click();
    const second = seats.nth(1).getByLabel("Stärke des Bots");
    await expect(second).toHaveValue("level-3");
    await expect(second.locator("option")).toHaveText([
      "1 · Lehrling",
      "2 · Tüftler",
      "3 · Mechaniker",
      "4 · Ingenieur",
      "5 · Erfinder",
    ]);
    await second.selectOption("level-5");
    await expect(second).toHaveAccessibleDescription("Findet den Zug, den du übersehen hast.");
    await seats.nth(2).getByLabel("Stärke des Bots").selectOption("level-1");
    await expect(page.getByText("Probiert alles einmal aus.")).toBeVisible();
    expect(await sideways(page)).toBe(0);
    expect(await misfits(page)).toEqual([]);
    expect(await missingTexts(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath("set-up.png") });
    await page.getByRole("button", { name: "Anfangen" }).click();
    await expect(page.getByText("Erfinder Anvil").first()).toBeAttached();
    await expect(page.getByText("Lehrling Bobbin").first()).toBeAttached();
    expect(await sideways(page)).toBe(0);
    expect(await missingTexts(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath("table.png") });
  });
