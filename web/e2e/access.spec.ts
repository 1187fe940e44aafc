// For everybody: by keyboard, with a screen reader, in large letters, in few colors.

import type { Locator, Page } from "@playwright/test";
import { choices } from "./playing.ts";
import { A_RACE, openTable } from "./quick.ts";
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
