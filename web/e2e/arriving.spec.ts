// What a page says of itself, and that it keeps its place while it arrives.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Route } from "@playwright/test";
import { AT_WORK } from "./factory.ts";
import { choices, prefer } from "./playing.ts";
import { A_RACE, AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./screens.ts";
import { works } from "./works.ts";

const PHONE = { width: 390, height: 844 };

/** What has moved by itself since the page was opened, and from where to where. */
function shifted(page: Page): Promise<string[]> {
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(" ");
        new PerformanceObserver((list) => {
          const moved = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources);
          resolve(
            moved.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const name = `${element?.tagName}.${element?.getAttribute("class")}`;
              return `${name}: ${at(previousRect)} to ${at(currentRect)}`;
            }),
          );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([]))); // nothing has
      }),
  );
}

// Milliseconds that a browser leaves a place empty for a font that is about to come, and more.
const BLOCK = 500;

/** How long ago the page wrote its first text. */
function written(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return first ? performance.now() - first.startTime : 0;
  });
}

/** Where every title, text and button is. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, p, a, button, svg")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );
}

const SCREENS = {
  home: ["/", "article"],
  puzzles: ["/#/puzzles/fantastic-factories", "main ol li"],
  rules: ["/#/rules/bot-factory", "main article"],
} as const;

for (const [name, [path, there]] of Object.entries(SCREENS)) {
  test(`${name}: text and pictures keep their place when fonts arrive late`, async ({
    somebody,
  }) => {
    const page = await (await somebody({ viewport: PHONE })).newPage();
    const held: Route[] = [];
    await page.route("**/*.woff2", (route) => void held.push(route));
    await page.goto(path, { waitUntil: "commit" }); // not everything that it asks for will come
    await expect(page.locator(there).first()).toBeVisible();
    await expect.poll(() => written(page)).toBeGreaterThan(BLOCK);
    const before = await places(page);
    expect(await shifted(page)).toEqual([]);
    expect(held.length).toBeGreaterThanOrEqual(3);
    const load = page.waitForLoadState("load");
    for (const route of held) await route.continue();
    await load;
    await page.evaluate(() => document.fonts.ready);
    expect(await places(page)).toEqual(before);
    expect(await shifted(page)).toEqual([]);
  });
}

const SIZES = [PHONE, { width: 844, height: 390 }, { width: 820, height: 1180 }];
const OPEN = [1, 5]; // games that somebody plays
const NOTHING = { cookies: [], origins: [] }; // whoever comes for the first time

for (const viewport of SIZES) {
  for (const count of OPEN) {
    test(`home keeps its place at ${viewport.width} with ${count} to continue`, async ({
      somebody,
    }) => {
      const context = await somebody({ viewport, storageState: NOTHING });
      const before = await context.newPage();
      await before.goto("/");
      for (let opened = 0; opened < count; opened++) await openTable(before, AGAINST_BOTS);
      const held: Route[] = [];
      const page = await context.newPage();
      await page.route("**/*.woff2", (route) => void held.push(route));
      await page.goto("/", { waitUntil: "commit" });
      const own = page.getByRole("navigation", { name: "Continue" }).getByRole("link");
      await expect(own).toHaveCount(Math.min(3, count));
      await expect(page.getByRole("article").last()).toBeVisible();
      const load = page.waitForLoadState("load");
      for (const route of held) await route.continue();
      await load;
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted(page)).toEqual([]);
    });
  }
}

const PHONES = [PHONE, { width: 844, height: 390 }];
const WISHES = [AGAINST_BOTS, AT_WORK, works(2), A_RACE];

for (const viewport of PHONES) {
  for (const wish of WISHES) {
    test(`a table keeps its place at ${viewport.width}: ${wish.game}`, async ({ somebody }) => {
      const context = await somebody({ viewport, isMobile: true, hasTouch: true });
      const before = await context.newPage();
      await before.goto("/");
      const { table } = await openTable(before, wish);
      await before.goto(`/#/table/${table.id}`);
      await expect(choices(before).first()).toBeVisible();
      await before.waitForLoadState("networkidle");
      await expect(before.getByRole("button", { name: "Skip" })).toBeHidden(); // bots have acted
      await before.goto("/"); // what has been seen is not shown again
      await before.close();
      const page = await context.newPage();
      for (const path of [`table/${table.id}`, `rules/${wish.game}`]) {
        await page.goto("/NOTICE.txt"); // of the same origin: the page is loaded again
        await page.goto(`/#/${path}`);
        await expect(page.locator("article").or(choices(page)).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        // Dice on the belt are put in the order in which they came, once that is known.
        const moved = (await shifted(page)).filter((one) => !one.startsWith("DIV.group "));
        expect(moved, path).toEqual([]);
      }
    });
  }
}

for (const [language, word] of Object.entries({
  en: "browser",
  de: "Bots",
  fr: "bots",
  it: "bot",
})) {
  test(`the page describes itself: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    const description = page.locator('head meta[name="description"]');
    await expect(description).toHaveAttribute("content", new RegExp(`RoboRally.*${word}`));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });
}

test("the page describes itself to who runs no script", async ({ request }) => {
  const page = await (await request.get("/")).text();
  expect(page).toMatch(/<meta name="description" content="[^"]{50,}"/);
});

const VIEWS = { home: "", replay: "replay" };

for (const [name, screen] of Object.entries(VIEWS)) {
  test(`a button is called what it shows: ${name}`, async ({ page, prepared }) => {
    await page.goto(screen ? `/#/${screen}/${prepared.over}@20` : "/");
    await expect(page.getByRole("button").first()).toBeVisible();
    const rules = new AxeBuilder({ page }).withRules(["label-content-name-mismatch"]);
    const { violations } = await rules.analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}
