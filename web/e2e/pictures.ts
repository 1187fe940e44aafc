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
const PREVIEWS = join(ROOT, "web", "public", "previews");
/** A game among three bots that is played on by a person: from a line on, before a seat decides. */
interface Middle {
  game: string;
  seed: number;
  from: number;
  before: { seat: number; action: RegExp };
}
const MIDDLE: Middle = { game: GAME, seed: 12, from: 44, before: { seat: 2, action: /^roll$/ } };
const own = { seat: 1, action: /./ };
const OTHERS: (Middle & { theme: "light" | "dark" })[] = [
  { game: "roborally", seed: 4, from: 45, before: own, theme: "dark" },
  { game: "bot-factory", seed: 3, from: 150, before: own, theme: "light" },
  { game: "fantastic-factories", seed: 7, from: 180, before: own, theme: "light" },
];

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

/** Be asked in mid-game: a seeded game among bots is played on. */
async function beInMidGame(page: Page, yard: Yard, { game, seed, from, before }: Middle) {
  const seats = "bot:greedy,bot:greedy,bot:greedy";
  const bots = ["play", game, "--seats", seats, "--seed", String(seed)];
  const file = join(mkdtempSync(join(yard.folder, "game-")), "game.jsonl");
  const script = "from botyard.cli.main import main; main()";
  execFileSync(PYTHON, ["-c", script, ...bots, "--record", file], { env: environment() });
  await page.goto("/");
  const text = readFileSync(file, "utf8");
  const { id, film } = await page.evaluate(async (text) => {
    const headers = { "Content-Type": "application/json" };
    const ask = (path: string, body: unknown) =>
      fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    await ask("/me", { nickname: "Ida" });
    const { id } = await (await ask("/records", { record: text })).json();
    const film: Film = await (await fetch(`/api/records/${id}/film`)).json();
    return { id, film };
  }, text);
  const next = film.steps.findIndex(
    ({ line, seat, action }) =>
      line > from && seat === before.seat && before.action.test(action ?? ""),
  );
  const start = { record: id, line: film.steps[next - 1]?.line ?? null };
  const bot = { kind: "bot", bot: "greedy" } as const;
  const wish = { game, seats: [{ kind: "person" }, bot, bot], start };
  const { table } = await openTable(page, wish as Parameters<typeof openTable>[1]);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function beAtTheLine(page: Page, yard: Yard): Promise<void> {
  await beInMidGame(page, yard, MIDDLE);
  await choices(page).first().click();
  await expect(page.locator(".choice.no").first()).toBeVisible();
  await expect(page.locator(".ghost")).toHaveCount(0);
}

async function keep(name: string, picture: Buffer, folder = IMAGES): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const small = withPalette(picture);
  writeFileSync(join(folder, `${name}.png`), small);
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
  await beAtTheLine(page, yard);
  await keep("ausser-rand-und-band-light", await page.screenshot());
  await page.locator(".choice.no").last().click({ force: true });
  await expect(page.locator("[data-tag]")).toBeVisible();
  await page.waitForTimeout(500); // it opens
  await keep("why-not", await page.screenshot({ clip: { x: 0, y: 0, width: 1024, height: 500 } }));
});

for (const { theme, ...middle } of OTHERS) {
  test(`at a table of ${middle.game}, ${theme}`, async ({ page, yard }) => {
    await page.emulateMedia({ colorScheme: theme });
    await beInMidGame(page, yard, middle);
    await page.waitForTimeout(800); // what fades has faded
    await keep(`${middle.game}-${theme}`, await page.screenshot());
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, colorScheme: "dark" });

  test("at the table, dark", async ({ page, yard }) => {
    await beAtTheLine(page, yard);
    await keep("ausser-rand-und-band-phone-dark", await page.screenshot());
  });
});

// What messengers show of a link: the house of each game, and the whole street where none has one.
test.describe("previews of links", () => {
  test.use({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1, colorScheme: "dark" });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle"); // the scenes are there
  });

  test("all games", async ({ page }) => {
    await keep("botyard", await page.screenshot(), PREVIEWS);
  });

  for (const game of [GAME, ...OTHERS.map((other) => other.game)])
    test(game, async ({ page }) => {
      await page.evaluate((game) => {
        const house = document.getElementById(`game-${game}`)?.closest("article");
        const wall = house?.firstElementChild;
        if (!house || !wall) throw new Error("no house");
        house.replaceChildren(wall);
        document.body.replaceChildren(house);
        house.style.cssText = "zoom: 2.1; width: 572px; height: 300px; margin: 0; overflow: hidden";
      }, game);
      await keep(game, await page.screenshot(), PREVIEWS);
    });
});
