// The end of a game: one page, which scrolls once.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { A_SHIFT } from "./factory.ts";
import { sideways } from "./looking.ts";
import { prefer } from "./playing.ts";
import { AGAINST_BOTS, openTable, play, RACE } from "./quick.ts";
import { SCREENS, test as screens, visit } from "./screens.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const LONG = "Maximiliane von Wittelsb";
const bot = { kind: "bot", bot: "random" } as const;
const ENDS: Record<string, TableWish> = {
  "Außer Rand & Band": AGAINST_BOTS,
  "Bot Factory": A_SHIFT,
  "Fantastic Factories": works(3),
  "RoboRally with eight": {
    game: RACE,
    seats: [{ kind: "person" }, bot, bot, bot, bot, bot, bot, bot],
    options: { timer: false, "turn-limit": 1 },
  },
};
const SIZES = [
  [390, 844],
  [844, 390],
  [360, 640],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

/** Everything that scrolls up and down, and what could be scrolled although nothing is hidden there. */
function scrollers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll("body *")].filter((one) => {
      const { overflowY } = getComputedStyle(one);
      return /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
    });
    const names = found.map((one) => `${one.tagName} ${one.className}`);
    const page = document.documentElement;
    return page.scrollHeight > page.clientHeight + 1 ? ["the page", ...names] : names;
  });
}

for (const [name, wish] of Object.entries(ENDS))
  test(`the end of ${name} scrolls once, at every size`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { language: "de" });
    await page.goto("/");
    const { table } = await openTable(page, wish);
    await page.evaluate(
      (nickname) =>
        fetch("/api/me", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ nickname }),
        }),
      LONG,
    );
    await play(page, table.id);
    await page.goto(`/#/table/${table.id}`);
    await expect(page.getByRole("main").locator("figure")).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${width} × ${height}`;
      await expect.poll(() => sideways(page), { message: where }).toBe(0);
      await expect
        .poll(async () => (await scrollers(page)).slice(1), { message: where })
        .toEqual([]);
    }
  });

screens(
  "no screen scrolls as a page and in its main part as well",
  async ({ page, prepared, expected }) => {
    screens.setTimeout(400_000);
    expected.push(/404|WebSocket/, /400 .*api\/seats/); // what is not there; a piece of a link
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const screen of SCREENS) {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, screen, prepared);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const twice = async () => {
          const found = await scrollers(page);
          return found.includes("the page") && found.some((one) => one.startsWith("MAIN"));
        };
        await expect.soft.poll(twice, { message: `${screen.name}, ${width}` }).toBe(false);
      }
    }
  },
);
