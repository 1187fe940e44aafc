// Pictures of the web app for README and docs: always of the same game, but for the last dice.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test as plain } from "@playwright/test";
import type { Film } from "../src/app/api.ts";
import { withPalette } from "./palette.ts";
import { choices } from "./playing.ts";
import { GAME, openTable } from "./quick.ts";
import { environment, PYTHON, ROOT, Yard } from "./yard.ts";

const IMAGES = join(ROOT, "docs", "images");
const BOTS = ["play", GAME, "--seats", "bot:greedy,bot:greedy,bot:greedy", "--seed", "12"];
const FROM = 44; // lines into the game

const test = plain.extend<object, { yard: Yard }>({
  yard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
    async ({}, use) => {
      const yard = await new Yard(false).start();
      await use(yard);
      await yard.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ yard }, use) => use(yard.url),
});

test.use({ reducedMotion: "reduce" });

/** Be asked in mid-game: a seeded game among bots is played on, first by the others. */
async function beInMidGame(page: Page, yard: Yard): Promise<void> {
  const file = join(mkdtempSync(join(yard.folder, "game-")), "game.jsonl");
  const script = "from botyard.cli.main import main; main()";
  execFileSync(PYTHON, ["-c", script, ...BOTS, "--record", file], { env: environment() });
  await page.goto("/");
  const text = readFileSync(file, "utf8");
  const { record, line } = await page.evaluate(
    async ([text, from]) => {
      const headers = { "Content-Type": "application/json" };
      const ask = (path: string, body: unknown) =>
        fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      await ask("/me", { nickname: "Ida" });
      const { id } = await (await ask("/records", { record: text })).json();
      const film: Film = await (await fetch(`/api/records/${id}/film`)).json();
      const next = film.steps.findIndex(
        ({ line, seat, action }) => line > from && seat === 2 && action === "roll",
      );
      return { record: id, line: film.steps[next - 1]?.line ?? null };
    },
    [text, FROM] as const,
  );
  const bot = { kind: "bot", bot: "greedy" } as const;
  const wish = { game: GAME, seats: [{ kind: "person" }, bot, bot], start: { record, line } };
  const { table } = await openTable(page, wish as Parameters<typeof openTable>[1]);
  await page.goto(`/#/table/${table.id}`);
  await choices(page).first().click();
  await expect(page.locator(".choice.no").first()).toBeVisible();
  await expect(page.locator(".ghost")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function keep(name: string, picture: Buffer): Promise<void> {
  mkdirSync(IMAGES, { recursive: true });
  const small = withPalette(picture);
  writeFileSync(join(IMAGES, `${name}.png`), small);
  expect(small.length).toBeLessThan(150_000);
}

test("home, dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await keep("home-dark", await page.screenshot());
});

test("at the table, light; and why not", async ({ page, yard }) => {
  await beInMidGame(page, yard);
  await keep("ausser-rand-und-band-light", await page.screenshot());
  await page.locator(".choice.no").last().click({ force: true });
  await expect(page.locator("[data-tag]")).toBeVisible();
  await page.waitForTimeout(500); // it opens
  await keep("why-not", await page.screenshot({ clip: { x: 0, y: 0, width: 1024, height: 500 } }));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, colorScheme: "dark" });

  test("at the table, dark", async ({ page, yard }) => {
    await beInMidGame(page, yard);
    await keep("ausser-rand-und-band-phone-dark", await page.screenshot());
  });
});
