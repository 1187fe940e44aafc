// On a tablet: the others and the log stand beside the board.

import type { TableWish } from "../src/app/protocol.ts";
import { AT_WORK } from "./factory.ts";
import { misfits, sideways, smallPrint, unreachable } from "./looking.ts";
import { choices } from "./playing.ts";
import { A_RACE, A_SHORT_RACE, AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const GAMES: Record<string, TableWish> = {
  "Außer Rand & Band": AGAINST_BOTS,
  "Bot Factory": AT_WORK,
  "Fantastic Factories": works(2),
  RoboRally: A_RACE,
};
const SIZES = [
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 850, height: 700 }, // a small window
];

for (const [name, wish] of Object.entries(GAMES))
  test(`${name}: the others and what happened are seen beside the board`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.goto("/");
      const { table } = await openTable(page, wish);
      await page.goto(`/#/table/${table.id}`);
      await expect(choices(page).first()).toBeVisible();
      const main = page.getByRole("main");
      const others = main
        .getByText(/^Bot (Anvil|Bobbin)$/)
        .and(page.locator(":not([role=log] *)"))
        .filter({ visible: true });
      const log = main.getByRole("log").filter({ visible: true });
      for (const seen of [others.first(), others.last(), log]) {
        await seen.scrollIntoViewIfNeeded();
        await expect(seen).toBeInViewport();
        if (viewport.height < 1180) continue;
        // Without scrolling, on a tablet.
        await page.evaluate(() => {
          for (const one of document.querySelectorAll("*")) one.scrollTop = 0;
        });
        await expect(seen).toBeInViewport({ ratio: 0.3 });
      }
      const where = `${name} at ${viewport.width}`;
      expect(await sideways(page), where).toBe(0);
      await expect.poll(() => misfits(page), { message: where }).toEqual([]);
      await expect.poll(() => smallPrint(page), { message: where }).toEqual([]);
      await expect.poll(() => unreachable(page.locator("body")), { message: where }).toEqual([]);
    }
  });

for (const [name, wish] of Object.entries({
  RoboRally: A_SHORT_RACE,
  "Fantastic Factories": works(1),
}))
  test(`${name}: a replay shows everybody and the log, too`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto("/");
    const { table } = await openTable(page, wish);
    await play(page, table.id);
    await page.goto(`/#/replay/${table.id}@20`);
    const main = page.getByRole("main");
    await expect(main.getByText("Bot Anvil", { exact: true }).first()).toBeInViewport();
    await expect(main.getByRole("log").filter({ visible: true })).toBeInViewport();
  });
