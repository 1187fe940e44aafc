// On a phone, upright and on its side: nothing is in the way of fingers, and Back goes one step.

import type { CDPSession, Locator, Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { AT_WORK } from "./factory.ts";
import { sideways, tooSmall, unreachable } from "./looking.ts";
import { choices, prefer } from "./playing.ts";
import { A_RACE, A_SHORT_RACE, AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { works } from "./works.ts";

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const SMALL = { width: 360, height: 640 };
const GAMES: Record<string, TableWish> = {
  "Außer Rand & Band": AGAINST_BOTS,
  "Bot Factory": AT_WORK,
  "Fantastic Factories": works(2),
  RoboRally: A_RACE,
};

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

/** Sit down where somebody is asked something. */
async function sit(page: Page, wish: TableWish): Promise<string> {
  await page.goto("/");
  const { table } = await openTable(page, wish);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  return table.id;
}

/** How many orders the page sends from now on. */
function orders(page: Page): () => number {
  let sent = 0;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (JSON.parse(String(payload)).type === "order") sent += 1;
    }),
  );
  return () => sent;
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

const touch = (
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  ...touchPoints: Point[]
) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
type Point = { x: number; y: number };

/** To see what lies below, or above. */
async function swipe(finger: CDPSession, x: number, y: number, above: boolean): Promise<void> {
  await touch(finger, "touchStart", { x, y });
  for (let far = 15; far <= 90; far += 15)
    await touch(finger, "touchMove", { x, y: above ? y + far : y - far });
  await touch(finger, "touchEnd");
}

for (const [name, wish] of Object.entries(GAMES)) {
  test(`${name}: only a tap plays something, holding it does not`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sent = orders(page);
    await page.clock.install();
    await sit(page, wish);
    const choice = choices(page).first();
    await choice.scrollIntoViewIfNeeded();
    const finger = await page.context().newCDPSession(page);
    const at = await middle(choice);
    await touch(finger, "touchStart", at);
    await page.clock.fastForward(800);
    await touch(finger, "touchEnd");
    await expect(choice).toBeVisible();
    expect(sent()).toBe(0);
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(sent).toBe(1);
  });

  test(`${name}: a swipe up or down scrolls, wherever the finger is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of [SMALL, LYING]) {
      await page.setViewportSize(viewport);
      await sit(page, wish);
      const finger = await page.context().newCDPSession(page);
      const places = await scrolledThings(page);
      expect(places.length, "something has to be scrolled to").toBeGreaterThan(0);
      for (const { x, y, name } of places) {
        const before = await scrolledBy(page, x, y);
        await swipe(finger, x, y, await isAtTheEnd(page, x, y));
        await expect
          .poll(() => scrolledBy(page, x, y), { message: `${name} at ${viewport.width}` })
          .not.toBe(before);
      }
    }
  });

  test(`${name}: on its side, the others and the log are a tap away, the board is large`, async ({
    page,
  }) => {
    await page.setViewportSize(LYING);
    await sit(page, wish);
    expect(await sideways(page)).toBe(0);
    const tabs = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button");
    await expect(tabs).toHaveCount(4);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    const board = await page.getByRole("main").boundingBox();
    expect(board?.height).toBeGreaterThan(0.85 * LYING.height);
    expect(board?.width).toBeGreaterThan(0.85 * LYING.width);
    await tabs.nth(1).tap();
    await expect(
      page
        .getByRole("main")
        .getByText(/Bot Anvil|Bot Bobbin/)
        .first(),
    ).toBeInViewport();
    await tabs.nth(2).tap();
    await expect(page.getByRole("main").getByText("Everything").first()).toBeInViewport();
    await tabs.nth(0).tap();
    await expect(choices(page).first()).toBeVisible();
  });
}

/** Points inside what can be scrolled down, on each kind of thing that can be pressed or seen there. */
function scrolledThings(page: Page): Promise<{ x: number; y: number; name: string }[]> {
  return page.evaluate(() => {
    const found: { x: number; y: number; name: string }[] = [];
    const kinds = new Set<string>();
    const STEP = 24;
    for (let y = 120; y < innerHeight - 80; y += STEP)
      for (let x = 20; x < innerWidth - 10; x += STEP) {
        const at = document.elementFromPoint(x, y);
        // A window onto something larger moves its own contents.
        if (!at || at.closest("[role=group][data-window]")) continue;
        for (let outer: Element | null = at; outer; outer = outer.parentElement) {
          const scrolls = /auto|scroll/.test(getComputedStyle(outer).overflowY);
          if (!scrolls || outer.scrollHeight < outer.clientHeight + 60) continue;
          const thing = at.closest("[data-action], button, [data-piece]");
          const kind = thing?.getAttribute("data-action")?.split(":")[0] ?? thing?.tagName ?? "";
          const name = `${kind || at.tagName} in ${outer.className}`;
          if (!kinds.has(name)) found.push({ x, y, name });
          kinds.add(name);
          break;
        }
      }
    return found;
  });
}

/** How far everything around a point is scrolled down. */
function scrolledBy(page: Page, x: number, y: number): Promise<number> {
  return page.evaluate(
    ([x = 0, y = 0]) => {
      let sum = 0;
      for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) sum += at.scrollTop;
      return sum;
    },
    [x, y],
  );
}

/** Whether what is around a point cannot be scrolled further down. */
function isAtTheEnd(page: Page, x: number, y: number): Promise<boolean> {
  return page.evaluate(
    ([x = 0, y = 0]) => {
      for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
        const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
        const far = at.scrollHeight - at.clientHeight;
        if (scrolls && far >= 60) return at.scrollTop > far / 2;
      }
      return false;
    },
    [x, y],
  );
}

for (const [name, viewport] of Object.entries({ upright: SMALL, "on its side": LYING }))
  test(`while something moves, everything in the header stays on the page: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await prefer(page, { speed: 0.5, language: "de" });
    for (const wish of [A_RACE, works(2)]) {
      await page.goto("/");
      const { table } = await openTable(page, wish);
      await page.goto(`/#/table/${table.id}`);
      await expect(page.getByRole("button", { name: "Menü" })).toBeVisible();
      if (wish === A_RACE)
        await play(page, table.id, 6); // five cards, and ready
      else await page.locator("[data-action^='take:']:not([aria-disabled])").first().tap();
      await expect(page.getByRole("button", { name: "Bewegung überspringen" })).toBeVisible();
      expect(await unreachable(page.getByRole("banner"))).toEqual([]);
      expect(await sideways(page)).toBe(0);
    }
  });

test("Back closes a sheet, a dialog and a tab before it leaves the table", async ({ page }) => {
  const id = await sit(page, AGAINST_BOTS);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));

  await page.getByRole("button", { name: "Menu" }).tap();
  await dialog.getByRole("button", { name: "Preferences" }).tap();
  await expect(page.getByRole("dialog", { name: "Preferences" })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  const tabs = page.getByRole("navigation", { name: "Parts of the table" });
  await tabs.getByRole("button", { name: "Others" }).tap();
  await tabs.getByRole("button", { name: "Log" }).tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(tabs.getByRole("button", { name: "Log" })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(choices(page).first()).toBeVisible();

  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Close" }).tap(); // and no way back to it remains
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("Back from the rules leads to the table, not to the menu that led there", async ({ page }) => {
  await sit(page, AGAINST_BOTS);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Rules" }).tap();
  await expect(page.getByRole("heading", { name: /The rules of/ })).toBeVisible();
  await page.goBack();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("Back closes why not, and leads from the board to the end of the game", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await play(page, table.id, 8);
  await page.goto(`/#/table/${table.id}`);
  const refused = page.getByRole("main").locator("button[aria-disabled]");
  await refused.first().tap({ force: true });
  const tag = page.getByRole("dialog", { name: "Not now" });
  await expect(tag).toBeVisible();
  await page.goBack();
  await expect(tag).toBeHidden();

  const over = await openTable(page, AGAINST_BOTS);
  await play(page, over.table.id);
  await page.goto(`/#/table/${over.table.id}`);
  const look = page.getByRole("button", { name: "See the table" });
  await look.tap();
  await expect(look).toBeHidden();
  await page.goBack();
  await expect(look).toBeVisible();
  await page.goBack();
  await expect(refused.first()).toBeVisible();
});

/** More than any notch: whatever comes near an edge would be under it. */
const COVERED_SIDES = [
  { viewport: LYING, safe: { top: 24, right: 80, bottom: 24, left: 80 } },
  {
    viewport: { width: 1280, height: 800 },
    safe: { top: 200, right: 400, bottom: 100, left: 100 },
  },
];

for (const { viewport, safe } of COVERED_SIDES)
  test(`why not hangs beside a notch and bars: ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const { table } = await openTable(page, AGAINST_BOTS);
    await play(page, table.id, 8);
    await page.goto(`/#/table/${table.id}`);
    const refused = page.getByRole("main").locator("button[aria-disabled]");
    await expect(refused.first()).toBeVisible();
    await page.evaluate((safe) => {
      for (const [side, px] of Object.entries(safe))
        document.documentElement.style.setProperty(`--safe-${side}`, `${px}px`);
    }, safe);
    const tag = page.getByRole("dialog", { name: "Not now" });
    for (const one of await refused.all()) {
      await one.click({ force: true });
      await expect(tag).toBeVisible();
      const { x = 0, y = 0, width = 0, height = 0 } = (await tag.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(safe.left);
      expect(y).toBeGreaterThanOrEqual(safe.top);
      expect(x + width).toBeLessThanOrEqual(viewport.width - safe.right);
      expect(y + height).toBeLessThanOrEqual(viewport.height - safe.bottom);
      await page.keyboard.press("Escape");
      await expect(tag).toBeHidden();
    }
  });

/** What a notch and the bars of the system cover. */
const COVERED = [
  { viewport: UPRIGHT, safe: { top: 47, right: 0, bottom: 34, left: 0 } },
  { viewport: LYING, safe: { top: 12, right: 44, bottom: 21, left: 47 } },
];

for (const { viewport, safe } of COVERED)
  test(`nothing lies under a notch or a bar of the phone: ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const cover = () =>
      page.evaluate((safe) => {
        for (const [side, px] of Object.entries(safe))
          document.documentElement.style.setProperty(`--safe-${side}`, `${px}px`);
      }, safe);
    const check = async (where: string) => {
      expect(await sideways(page), where).toBe(0);
      await expect
        .poll(() => unreachable(page.locator("body"), safe), { message: where })
        .toEqual([]);
    };
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await cover();
    await check("home");
    await page.getByRole("button", { name: "Your name" }).tap();
    await check("a dialog");
    await page.goBack();
    const visit = async (path: string, there: Locator) => {
      await page.goto("/NOTICE.txt"); // of the same origin: the page is loaded again
      await page.goto(`/#/${path}`);
      await expect(there).toBeVisible();
      await cover();
      await check(path);
    };
    for (const wish of Object.values(GAMES)) {
      const { table } = await openTable(page, wish);
      await visit(`table/${table.id}`, choices(page).first());
    }
    const { table } = await openTable(page, A_SHORT_RACE);
    await play(page, table.id);
    for (const path of [`table/${table.id}`, `replay/${table.id}`, "rules/roborally", "watch"])
      await visit(path, page.getByRole("main"));
  });

for (const [name, wish] of Object.entries(GAMES))
  test(`${name}: whatever can be done has room for a finger`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const { table } = await openTable(page, wish);
    for (const moves of [0, 12]) {
      if (moves && wish !== A_RACE) await play(page, table.id, moves);
      for (const viewport of [UPRIGHT, LYING, SMALL]) {
        await page.setViewportSize(viewport);
        await page.goto("/NOTICE.txt"); // of the same origin: the page is loaded again
        await page.goto(`/#/table/${table.id}`);
        await expect(choices(page).first()).toBeVisible();
        await expect
          .poll(() => tooSmall(page), { message: `${moves} moves, ${viewport.width}` })
          .toEqual([]);
      }
    }
  });
