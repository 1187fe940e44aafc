// Whoever wants to confirm the end of their turn is asked before the action that ends it is sent.

import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { AT_WORK } from "./factory.ts";
import { asked, choices, glowing, prefer } from "./playing.ts";
import { A_RACE, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const MOST = 40; // presses in a turn

const sure = (page: Page) => page.getByText("End your turn?").filter({ visible: true }).first();
const done = (page: Page) => page.getByRole("button", { name: "Done", exact: true });
const takeBack = (page: Page) => page.getByRole("button", { name: "Take back" }).first();

async function sit(page: Page, wish: TableWish): Promise<string> {
  await page.goto("/");
  const { table } = await openTable(page, wish);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  return table.id;
}

/** Press what glows until the end of the turn is to be confirmed; the action that waits for that. */
async function comeToTheEnd(page: Page, question: () => number): Promise<string> {
  for (let presses = 0; presses < MOST; presses++) {
    await expect(choices(page).first()).toBeVisible();
    const [name = ""] = (await glowing(page)).filter((one) => !/^(done|pass)$/.test(one));
    const before = question();
    await thing(page, name).click();
    const asks = () => sure(page).isVisible();
    await expect.poll(async () => (await asks()) || question() !== before).toBe(true);
    if (await asks()) return name;
  }
  throw new Error("the turn does not end");
}

const thing = (page: Page, action: string) =>
  page.locator(`[data-action="${action}"]:not([aria-disabled])`).filter({ visible: true }).first();

for (const [device, use] of Object.entries({
  laptop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  "phone on its side": { viewport: { width: 844, height: 390 }, hasTouch: true },
}))
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test("nothing is sent before Done, and it can be taken back", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const question = asked(page);
      await page.goto("/");
      await page.getByRole("button", { name: /Language/ }).click();
      await page
        .getByRole("group", { name: "Confirm the end of my turn" })
        .getByText("On", { exact: true })
        .click();
      await page.keyboard.press("Escape");
      await sit(page, AT_WORK);
      await page.reload(); // the preference is kept
      const last = await comeToTheEnd(page, question);
      const before = question();
      await expect(done(page)).toBeInViewport();
      await expect(choices(page)).toHaveCount(0); // nothing but it glows
      await takeBack(page).click();
      await expect(sure(page)).toBeHidden();

      await thing(page, last).click();
      await expect(sure(page)).toBeVisible();
      await page.reload(); // it was never sent
      await expect(thing(page, last)).toBeVisible();
      await expect(sure(page)).toBeHidden();
      expect(question()).toBe(before);

      await thing(page, last).click();
      await expect(sure(page)).toBeVisible();
      await page.keyboard.press("u");
      await expect(sure(page)).toBeHidden();

      await thing(page, last).click();
      await done(page).click();
      await expect.poll(question).not.toBe(before);
      await expect(sure(page)).toBeHidden();
    });
  });

test("in Fantastic Factories, too, if somebody else goes to the market next", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { confirm: true, speed: 4 });
  await sit(page, works(4));
  await page.locator("[data-action^='take:']:not([aria-disabled])").first().click();
  await expect(sure(page)).toBeVisible();
});

test("whoever says that they are ready is not asked again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { confirm: true, speed: 4 });
  const question = asked(page);
  await sit(page, A_RACE);
  const ready = page.locator("[data-action=ready]:not([aria-disabled])").first();
  for (const key of ["1", "2", "3", "4", "5"]) {
    const before = question();
    await page.keyboard.press(key);
    await expect.poll(question).not.toBe(before);
  }
  const before = question();
  await ready.click();
  await expect.poll(question).not.toBe(before);
  await expect(sure(page)).toBeHidden();
});

test("on two devices, the other one may decide meanwhile", async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { confirm: true });
  const question = asked(page);
  const table = await sit(page, AT_WORK);
  const last = await comeToTheEnd(page, question);
  const before = question();
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: "reduce" });
  await other.goto(`/#/table/${table}`);
  await thing(other, last).click();
  await done(other).click();
  await expect.poll(question).not.toBe(before);
  await expect(sure(page)).toBeHidden();
  await expect(done(page)).toBeHidden();
});
