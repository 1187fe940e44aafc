// For everybody: by keyboard, with a screen reader, in large letters, in few colors.

import type { Locator, Page } from "@playwright/test";
import { AT_WORK, work } from "./factory.ts";
import { asked, choices, prefer } from "./playing.ts";
import { A_RACE, AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

/** What is ordered of the server from now on. */
function sent(page: Page): string[] {
  const orders: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { type, action } = JSON.parse(String(payload));
      if (type === "order" || type === "undo" || type === "hint") orders.push(action ?? type);
    }),
  );
  return orders;
}

test("what the four games' cards offer goes by different names", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: /^Play now against bots: / })).toHaveCount(5);
  const tree = await main.ariaSnapshot();
  const names = [...tree.matchAll(/(?:button|link) "([^"]+)"/g)].map(([, name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("single keys do nothing once they are switched off", async ({ page }) => {
  await page.goto("/");
  const { table } = await openTable(page, A_RACE);
  const orders = sent(page);
  await page.getByRole("button", { name: /Language|Preferences/ }).click();
  const keys = page.getByRole("group", { name: "Single-key shortcuts" });
  await keys.getByText("Off").click();
  await page.keyboard.press("Escape");
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  await expect(page.locator("[aria-keyshortcuts]")).toHaveCount(0);
  for (const key of ["1", "2", "t", "h", "u", "?"]) await page.keyboard.press(key);
  await expect(page.getByRole("heading", { level: 2, name: "Position" })).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(orders).toEqual([]);
  await choices(page).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => orders.length).toBe(1);
});

test("what is chosen is seen in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/#/new/ausser-rand-und-band");
  const players = page.getByRole("group", { name: "Players" });
  await expect(players).toBeVisible();
  const looks = await players.locator("label").evaluateAll((all) =>
    all.map((label) => {
      const { backgroundColor, boxShadow, color } = getComputedStyle(label);
      const chosen = label.querySelector("input")?.checked === true;
      return { chosen, look: `${backgroundColor} ${boxShadow} ${color}` };
    }),
  );
  const chosen = looks.filter((one) => one.chosen).map(({ look }) => look);
  const others = looks.filter((one) => !one.chosen).map(({ look }) => look);
  expect(chosen).toHaveLength(1);
  expect(others).not.toContain(chosen[0]);
});

/** How something looks, as far as a system with few colors lets it. */
function lookOf(one: Locator): Promise<string> {
  return one.evaluate((element) => {
    const { backgroundColor, color, borderColor } = getComputedStyle(element);
    return [backgroundColor, color, borderColor].join(" ");
  });
}

test("what is pressed or open at a table is seen in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  const { table } = await openTable(page, A_RACE);
  await page.goto(`/#/table/${table.id}`);
  const words = page.getByRole("button", { name: "Text table" });
  await expect(choices(page).first()).toBeVisible();
  const before = await lookOf(words);
  await words.click();
  await expect(words).toHaveAttribute("aria-pressed", "true");
  expect(await lookOf(words)).not.toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole("navigation", { name: "Parts of the table" });
  const open = tabs.locator("[aria-current]");
  await expect(open).toHaveCount(1);
  expect(await lookOf(open)).not.toBe(await lookOf(tabs.getByRole("button").first()));
});

/** The letters that double colors, as they are printed. */
async function colorLetters(page: Page, known: string[]): Promise<string[]> {
  const printed = await page.locator("main svg text:visible").allTextContents();
  return known.filter((letter) => printed.some((text) => text.trim() === letter));
}

const LETTERS = { en: ["R", "Y", "B", "G"], de: ["Ro", "Ge", "Bl", "Gr"] };

for (const language of ["en", "de"] as const) {
  test(`letters of colors are those of the reader: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto("/");
    const { table } = await openTable(page, AT_WORK);
    await page.goto(`/#/table/${table.id}`);
    await expect(choices(page).first()).toBeVisible();
    const all = Object.values(LETTERS).flat();
    expect(await colorLetters(page, all)).toEqual(LETTERS[language]);
  });
}

/** Whether something on the page has the focus, and not just the page. */
function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}

for (const words of [false, true]) {
  test(`focus stays at the table after every action: ${words ? "in words" : "on the board"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const { table } = await openTable(page, AGAINST_BOTS);
    const question = asked(page);
    await page.goto(`/#/table/${table.id}`);
    await expect(choices(page).first()).toBeVisible();
    if (words) await page.keyboard.press("t");
    const list = page.getByRole("list").filter({ has: page.getByRole("button") });
    const first = words ? list.first().getByRole("button").first() : choices(page).first();
    await first.focus();
    for (let actions = 0; actions < 6; actions++) {
      const before = question();
      await page.keyboard.press("Enter");
      await expect.poll(question).not.toBe(before);
      await expect(first).toBeEnabled();
      await expect.poll(() => hasFocus(page)).toBe(true);
      await first.focus();
    }
  });
}

type Clip = { x: number; y: number; width: number; height: number };

/** How often each color is there in a part of the page. */
async function colors(page: Page, clip: Clip): Promise<Record<string, number>> {
  const picture = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const found: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      const color = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
      found[color] = (found[color] ?? 0) + 1;
    }
    return found;
  }, picture);
}

/** How many pixels on and around something have the color that a system marks chosen things with. */
async function marked(page: Page, one: Locator): Promise<number> {
  await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.id = "probe";
    probe.style.cssText =
      "forced-color-adjust: none; background: Highlight; position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; z-index: 99";
  });
  const [mark = ""] = Object.keys(await colors(page, { x: 2, y: 2, width: 4, height: 4 }));
  await page.evaluate(() => document.getElementById("probe")?.remove());
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  const clip = { x: x - 10, y: y - 10, width: width + 20, height: height + 20 };
  const NEAR = 60; // it lets some of what lies below shine through
  const channels = (color: string) => color.split(" ").map(Number);
  const isNear = (color: string) =>
    channels(color).every((one, at) => Math.abs(one - (channels(mark)[at] ?? 0)) <= NEAR);
  const found = Object.entries(await colors(page, clip)).filter(([color]) => isNear(color));
  return found.reduce((sum, [, count]) => sum + count, 0);
}

test("a part that is held is marked in forced colors", async ({ page }) => {
  await work(page, "swap");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const held = page.locator("[data-hold]").filter({ visible: true }).first();
  const before = await marked(page, held);
  await held.press("Enter");
  await expect(held).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => marked(page, held)).toBeGreaterThan(before + 150);
});

test("a die that is held is marked in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/#/puzzles/fantastic-factories/full-steam");
  const dice = page.getByRole("button", { name: /^Pick up the/ });
  await expect(dice.first()).toBeVisible();
  const free = dice.and(page.locator("[aria-pressed=false]")).first();
  const name = (await free.getAttribute("aria-label")) ?? "";
  const before = await marked(page, free);
  await free.click();
  const held = page.getByRole("button", { name, pressed: true });
  await expect(held).toHaveCount(1);
  await expect.poll(() => marked(page, held)).toBeGreaterThan(before + 150);
});
