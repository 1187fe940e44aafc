// All screens: in every language, at every width, in both themes.

import AxeBuilder from "@axe-core/playwright";
import { misfits, missingTexts, sideways, smallPrint, unreachable } from "./looking.ts";
import { prefer } from "./playing.ts";
import { expect, SCREENS, test, visit } from "./screens.ts";

const SIZES = [
  [360, 640],
  [390, 844],
  [700, 844],
  [701, 800],
  [820, 1180],
  [844, 390],
  [1000, 800],
  [1280, 800],
  [1920, 1080],
  [2560, 800],
] as const;
const PHONE = { width: 390, height: 844 };
const WIDTHS = [...new Set(SIZES.map(([width]) => width)), 1001];
const HALVES = [1, 2];
const LAPTOP = { width: 1280, height: 800 };

/** In the dark the same page has other colors. */
const BY_COLORS = { runOnly: ["color-contrast", "link-in-text-block"] };

const settles = expect.configure({ soft: true }).poll;

test.beforeEach(({ expected }) => {
  test.setTimeout(600_000);
  expected.push(/404|WebSocket/, /400 .*api\/seats/); // what is not there; a piece of a link
});

// What takes longest begins first.
for (const half of HALVES)
  test(`every text is there: en; nothing keeps anybody out, in light and in the dark, half ${half}`, async ({
    page,
    prepared,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    for (const screen of SCREENS.filter((_, at) => at % HALVES.length === half - 1)) {
      await page.setViewportSize(screen.phone ? PHONE : LAPTOP);
      await visit(page, screen, prepared);
      expect.soft(await missingTexts(page), screen.name).toEqual([]);
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        const axe = new AxeBuilder({ page }).setLegacyMode();
        axe.options({ resultTypes: ["violations"], ...(theme === "dark" && BY_COLORS) });
        const { violations } = await axe.analyze();
        const grave = violations.filter(
          ({ impact }) => impact === "serious" || impact === "critical",
        );
        const told = grave.flatMap(({ id, nodes }) =>
          nodes.slice(0, 3).map((node) => `${id}: ${node.target} ${node.failureSummary}`),
        );
        expect.soft(told, `${screen.name}, ${theme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: "light" });
    }
  });

for (const language of ["fr", "it"]) {
  test(`every text is there: ${language}`, async ({ page, prepared }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { language });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen.phone ? PHONE : LAPTOP);
      await visit(page, screen, prepared);
      expect.soft(await missingTexts(page), screen.name).toEqual([]);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
  });
}

for (const half of HALVES)
  test(`every text is there and fits, everything can be reached: de, at every size, half ${half}`, async ({
    page,
    prepared,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { language: "de" });
    for (const screen of SCREENS.filter((_, at) => at % HALVES.length === half - 1)) {
      await page.setViewportSize(PHONE);
      await visit(page, screen, prepared);
      expect.soft(await missingTexts(page), screen.name).toEqual([]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const where = `${screen.name} at ${width} × ${height}`;
        await expect.poll(() => sideways(page), { message: where }).toBe(0);
        // What follows the size of the page does so a moment later.
        await settles(() => misfits(page), { message: where }).toEqual([]);
        await settles(() => unreachable(page.locator("body")), { message: where }).toEqual([]);
        await settles(() => smallPrint(page), { message: where }).toEqual([]);
      }
    }
  });

for (const language of ["en", "fr", "de", "it"]) {
  test(`the façade has room for every game: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.route("**/api/games?*", async (route) => {
      const games: { name: string }[] = await (await route.fetch()).json();
      await route.fulfill({ json: games.filter(({ name }) => name !== "probe") });
    });
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${language} at ${width}`;
      await expect.poll(() => sideways(page), { message: where }).toBe(0);
      await settles(() => misfits(page), { message: where }).toEqual([]);
    }
  });
}
