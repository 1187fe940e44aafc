// Along whole games, whatever glows and is in sight can be hit: nothing lies over it.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { A_SHIFT } from "./factory.ts";
import { asked, choices, prefer, rematch } from "./playing.ts";
import { A_SHORT_RACE, GAME, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const TABLES: Record<string, TableWish> = {
  "Außer Rand & Band": { game: GAME, seats: [{ kind: "person" }, { kind: "bot", bot: "random" }] },
  "Bot Factory": A_SHIFT,
  "Fantastic Factories": works(1, { "round-limit": 2 }),
  RoboRally: A_SHORT_RACE,
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const MOST = 200; // questions in a game
const OFTEN = 3; // with a tag and a hint at every third question

/** What glows in sight and is not met where somebody would press it: in its middle. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const GLOWS = "[data-action]:not([aria-disabled], [role=img]), [data-glows]";
    const LEAST = 12; // pixels that are seen, each way
    const seen = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let at: Element | null = one.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible" && at !== document.documentElement)
          continue;
        const box = at.getBoundingClientRect();
        const page = at === document.documentElement || at === document.body;
        left = Math.max(left, page ? 0 : box.left);
        top = Math.max(top, page ? 0 : box.top);
        right = Math.min(right, page ? innerWidth : box.right);
        bottom = Math.min(bottom, page ? innerHeight : box.bottom);
      }
      return { left, top, right, bottom };
    };
    return [...document.querySelectorAll(GLOWS)].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (one.closest("[inert]")) return [];
      const { left, top, right, bottom } = seen(one);
      if (right - left < LEAST || bottom - top < LEAST) return [];
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (met && one.contains(met)) return [];
      const name = one.getAttribute("data-action") ?? one.textContent?.trim() ?? "";
      const same = met?.closest("[data-action]")?.getAttribute("data-action") === name;
      return same ? [] : [`${name} under ${met?.outerHTML.slice(0, 120)}`];
    });
  });
}

/** Where something is refused and can be pressed. A picture of the floor only leads there. */
function refused(page: Page): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-action][aria-disabled]")]
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { one, x: x + width / 2, y: y + height / 2 };
      })
      .filter(({ one, x, y }) => {
        const met = document.elementFromPoint(x, y);
        return met?.closest("button, [role=button]") === one;
      })
      .map(({ x, y }) => ({ x, y }))
      .at(0),
  );
}

const tag = (page: Page) => page.locator("[data-tag]").first();

/** Press something that is refused, and see whether the reason hangs there. */
async function isToldWhyNot(page: Page): Promise<boolean> {
  const where = await refused(page);
  if (where && !(await tag(page).isVisible())) await page.mouse.click(where.x, where.y);
  return tag(page).isVisible();
}

const allHit = (page: Page, when: string) =>
  expect.poll(() => missed(page), { message: when }).toEqual([]);

for (const [game, wish] of Object.entries(TABLES))
  for (const viewport of SIZES)
    test(`${game} at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      test.setTimeout(400_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await prefer(page, { speed: 4 });
      const question = asked(page);
      await page.goto("/");
      const { table } = await openTable(page, { ...wish, hints: true });
      await page.goto(`/#/table/${table.id}`);
      const end = rematch(page);
      let tags = 0;
      const ready = page.locator("[data-action=ready]:not([aria-disabled])").first();
      for (let questions = 0; questions < MOST; questions++) {
        await expect(choices(page).first().or(end).first()).toBeVisible({ timeout: 60_000 });
        if (await end.isVisible()) break;
        const number = question();
        const when = `question ${number}`;
        await allHit(page, when);
        if (questions % OFTEN === 0) {
          await page.keyboard.press("h");
          if (await refused(page)) {
            // Not in the moment in which it stops glowing: then nobody is lectured.
            await expect.poll(() => isToldWhyNot(page), { message: when }).toBe(true);
            tags += 1;
            await allHit(page, `${when}, with a hint and the reason why not`);
            await page.keyboard.press("Escape");
            await expect(tag(page)).toBeHidden();
          }
        }
        // Digits are cards in RoboRally: the same one again would be taken back.
        if (await ready.isVisible()) await ready.click();
        else if (game === "RoboRally") await choices(page).first().click();
        else await page.keyboard.press("Digit1");
        await expect
          .poll(async () => question() !== number || (await end.isVisible()), { message: when })
          .toBe(true);
      }
      await expect(end).toBeVisible();
      expect(tags, "nothing was refused").toBeGreaterThan(0);
    });
