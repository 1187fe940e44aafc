// The tag that says why not, at every game: it is in nobody's way.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { AT_WORK } from "./factory.ts";
import { asked, choices, prefer } from "./playing.ts";
import { A_RACE, AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const TABLES: Record<string, TableWish> = {
  "Außer Rand & Band": AGAINST_BOTS,
  "Bot Factory": AT_WORK,
  "Fantastic Factories": works(0),
  RoboRally: A_RACE,
};
const QUESTIONS = 3; // how many are looked at
const MOST = 6; // refused things pressed at each

const tag = (page: Page) => page.locator("[data-tag]");

interface Thing {
  x: number;
  y: number;
  name: string;
}

/** What is refused and wholly in sight, and where its middle is now. */
function refused(page: Page): Promise<Thing[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-action][aria-disabled]")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const met = document.elementFromPoint(x, y)?.closest("[data-action]");
      if (box.x < 0 || box.right > innerWidth) return []; // pressing it would move the board
      return met === one ? [{ x, y, name: one.getAttribute("data-action") ?? "" }] : [];
    }),
  );
}

/** Some of many, from everywhere. */
function some(names: string[]): string[] {
  const step = Math.max(1, names.length / MOST);
  return names.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** What glows and cannot be pressed, because the tag lies over it. */
function covered(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met?.closest("[data-tag]") ? [one.getAttribute("data-action") ?? ""] : [];
    }),
  );
}

function press(page: Page, { x, y }: Thing, touch: boolean): Promise<void> {
  return touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

function isHung(page: Page): Promise<boolean> {
  const shown = tag(page).waitFor({ timeout: 1000 });
  return shown.then(
    () => true,
    () => false,
  );
}

/** Press refused things one by one, and see that whatever glows can still be pressed. */
async function expectNothingCovered(page: Page, touch: boolean): Promise<number> {
  let hung = 0;
  for (const name of some((await refused(page)).map((thing) => thing.name))) {
    // Where it is may change from moment to moment, as others play.
    const thing = (await refused(page)).find((one) => one.name === name);
    if (!thing) continue;
    await press(page, thing, touch);
    if (!(await isHung(page))) continue; // it glowed a moment ago, or can be done by now
    hung += 1;
    expect(await covered(page), name).toEqual([]);
    await page.keyboard.press("Escape");
  }
  return hung;
}

/** Hang a tag and press what glows: it counts, and the tag is gone. */
async function expectPressCounts(page: Page, touch: boolean): Promise<void> {
  const question = asked(page);
  await page.reload();
  const first = choices(page).first();
  await expect(first).toBeVisible();
  const [thing] = await refused(page);
  if (thing) await press(page, thing, touch);
  const before = question();
  await (touch ? first.tap() : first.click());
  await expect.poll(question).not.toBe(before);
  await expect(tag(page)).toBeHidden();
}

const laptop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [game, wish] of Object.entries(TABLES)) {
  for (const [device, use] of Object.entries({ laptop, phone })) {
    test.describe(`${game} on a ${device}`, () => {
      test.use(use);

      test("the tag lies over nothing that glows, and a press beside it counts", async ({
        page,
      }) => {
        const touch = use === phone;
        await page.emulateMedia({ reducedMotion: "reduce" });
        await prefer(page, { speed: 4 });
        await page.goto("/");
        const { table } = await openTable(page, wish);
        await page.goto(`/#/table/${table.id}`);
        let hung = 0;
        for (let questions = 0; questions < QUESTIONS; questions++) {
          await expect(choices(page).first()).toBeVisible();
          hung += await expectNothingCovered(page, touch);
          await expectPressCounts(page, touch);
        }
        expect(hung, "nothing was refused").toBeGreaterThan(0);
      });
    });
  }
}
