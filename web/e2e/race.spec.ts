// RoboRally in the browser: programs by mouse, keys and touch, registers to watch, courses to build.

import type { Locator, Page } from "@playwright/test";
import { prefer } from "./playing.ts";
import { A_RACE, A_SHORT_RACE, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

const register = (page: Page, number: number) => page.locator(`[data-drop="${number}"]`);
const hand = (page: Page) => page.locator(".hand [data-action^='program:']");
const tag = (page: Page) => page.locator("[data-tag]");
const ready = (page: Page) => page.getByRole("button", { name: "Ready", exact: true });
const said = (page: Page) => page.locator(".say > p").first();

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

async function race(page: Page, speed = 4): Promise<void> {
  await prefer(page, { speed });
  await page.goto("/");
  const { table } = await openTable(page, A_RACE);
  await page.goto(`/#/table/${table.id}`);
  await expect(hand(page)).toHaveCount(9);
}

/** A register with a card in it. */
const filled = (page: Page, number: number) => register(page, number).locator("[data-card]");

test("a program by mouse: press, drag, change places, take back", async ({ page }) => {
  await race(page);
  await hand(page).first().click();
  await expect(filled(page, 1)).toHaveCount(1);
  await drag(page, hand(page).first(), register(page, 3));
  await expect(filled(page, 3)).toHaveCount(1);
  const moved = await filled(page, 3).getAttribute("data-card");
  await drag(page, register(page, 3), register(page, 1));
  await expect(filled(page, 1)).toHaveAttribute("data-card", moved ?? "");
  await expect(filled(page, 3)).toHaveCount(1);
  await register(page, 1).click();
  await expect(filled(page, 1)).toHaveCount(0);
  await drag(page, register(page, 3), page.locator(".hand li").last());
  await expect(filled(page, 3)).toHaveCount(0);
  await expect(hand(page)).toHaveCount(9);
});

test("a turn by keys: the registers are shown, and watched again", async ({ page }) => {
  await race(page, 0.5); // a register lasts for some seconds
  await expect(ready(page)).toHaveAttribute("aria-disabled");
  await page.keyboard.press("ArrowRight");
  for (const key of ["1", "2", "3", "4"]) await page.keyboard.press(key);
  await expect(page.locator(".register.filled")).toHaveCount(4);
  await expect(filled(page, 2)).toHaveCount(1); // the register that was chosen came first
  await page.keyboard.press("Backspace");
  await expect(page.locator(".register.filled")).toHaveCount(3);
  for (const key of ["4", "5"]) await page.keyboard.press(key);
  await expect(page.locator(".register.filled")).toHaveCount(5);
  await expect(page.locator("[data-floor] .ghost").first()).toBeAttached();
  await expect(said(page)).toHaveText(/^Your turn. Put a card/);
  await page.keyboard.press("Enter");
  const lamp = page.locator(".lamps [aria-current]");
  await expect(lamp).toHaveText("1");
  await expect(said(page)).toHaveText("Watch what happens."); // not what is asked after it
  const pause = page.getByRole("button", { name: "Pause" });
  await pause.click();
  await page.getByRole("button", { name: "One step" }).click();
  await expect(lamp).toHaveText("1");
  await page.getByRole("button", { name: "Skip the motion" }).last().click();
  await expect(page.getByRole("button", { name: "Watch register 5" })).toBeEnabled();
  await expect(said(page)).toHaveText(/^Your turn./);
  await page.getByRole("button", { name: "Watch register 5" }).click();
  await expect(lamp).toHaveText("5");
  await page.keyboard.press("Escape");
  await expect(lamp).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Watch register 3" }).click();
  await expect(lamp).toHaveText("3");
  await page.keyboard.press("Escape");
  await expect(lamp).toHaveCount(0);
  await expect(said(page)).toHaveText(/^Your turn./);
});

test("the log ends with its last line and cuts none at its title", async ({ page }) => {
  await race(page);
  const log = page.getByRole("log");
  for (const height of [800, 809, 818, 827]) {
    await page.setViewportSize({ width: 1280, height });
    const cut = () =>
      log.evaluate((strip) => {
        const { top, bottom } = strip.getBoundingClientRect();
        const end = strip.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        const words = document.createTreeWalker(strip, NodeFilter.SHOW_TEXT);
        const lines: DOMRect[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          lines.push(...range.getClientRects());
        }
        const halves = lines.filter((line) => line.top < top - 2 && line.bottom > top + 2);
        return halves.length + (strip.scrollTop > 0 && end <= bottom + 1 ? 0 : 1);
      });
    await expect.poll(cut, { message: `${height}` }).toBe(0);
  }
});

test("what cannot be programmed says why, with its clause", async ({ page }) => {
  await race(page);
  await ready(page).click({ force: true });
  await expect(tag(page)).toContainText("RR-6");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Powered down next turn" }).click({ force: true });
  await expect(tag(page)).toContainText(/RR-\d+/);
});

test("the floor: closer, moved, and whole again", async ({ page }) => {
  await race(page);
  await page.evaluate(() => document.fonts.ready);
  const plane = page.locator(".plane");
  const whole = await plane.getAttribute("style");
  const floor = page.getByRole("group", { name: /^Factory floor/ });
  await floor.hover();
  await page.mouse.wheel(0, -400);
  await expect(plane).not.toHaveAttribute("style", whole ?? "");
  await floor.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await expect(plane).toHaveAttribute("style", whole ?? "");
});

test("a course is built, refused with its clause, mended and raced on", async ({
  page,
  expected,
}) => {
  expected.push(/400/); // what cannot be played
  await page.goto("/#/new/roborally");
  await page.getByRole("button", { name: "Build a course" }).click();
  const verdict = page.locator(".verdict");
  await expect(verdict).toHaveText("This course can be played.");
  await page.getByRole("button", { name: "Remove flag 1" }).click();
  await page.getByRole("button", { name: "Remove flag 1" }).click();
  await page.getByRole("button", { name: "Remove flag 1" }).click();
  await expect(verdict).toContainText("RR-C35");
  await page.getByRole("button", { name: "Flag 1" }).click();
  const bench = page.getByRole("group", { name: "The course: three by three boards" });
  const box = await bench.boundingBox();
  if (!box) throw new Error("no bench");
  const place = page.getByRole("button", { name: /^Place 1 of row 1: Exchange/ });
  await place.click({ position: { x: 20, y: 60 } });
  await expect(page.getByRole("textbox", { name: "Flag 1" })).toBeVisible();
  await expect(verdict).toHaveText("This course can be played.");
  await drag(
    page,
    page.getByRole("button", { name: "Vault" }),
    page.getByRole("button", { name: /^Place 2 of row 1/ }),
  );
  await expect(page.getByRole("button", { name: /^Place 2 of row 1: Vault/ })).toBeAttached();
  await page.getByRole("button", { name: "Turn" }).click();
  await expect(verdict).toHaveText("This course can be played.");
  await page.getByRole("textbox", { name: "Name of the course" }).fill("Two halls");
  await page.getByRole("button", { name: "Keep in this browser" }).click();
  await expect(verdict).toHaveText("This course can be played.");
  await page.getByRole("button", { name: "Use this course" }).click();
  await expect(page.getByRole("heading", { name: "Two halls" })).toBeVisible();
});

test("courses are found by players, length and experience", async ({ page }) => {
  await page.goto("/#/new/roborally");
  await page.getByRole("button", { name: "Choose another" }).click();
  const courses = page.locator(".gallery > li");
  await expect(courses).toHaveCount(34);
  await page.getByRole("radio", { name: "short" }).check({ force: true });
  await expect(courses).toHaveCount(8);
  await page.getByRole("radio", { name: "easy" }).check({ force: true });
  await expect(courses).toHaveCount(2);
  await courses.first().getByRole("button").click();
  await expect(page.locator(".chosen h3")).not.toHaveText("Risky Exchange");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("one's own things first, the floor one swipe away", async ({ page }) => {
    await race(page);
    await hand(page).first().tap();
    await expect(filled(page, 1)).toHaveCount(1);
    await page.getByRole("tab", { name: "Floor" }).tap();
    await expect(page.locator(".hall [data-robot]").first()).toBeInViewport();
    await page.getByRole("tab", { name: "Your robot" }).tap();
    await expect(register(page, 1)).toBeInViewport();
  });

  test("a wide floor is seen from near by, follows its robot, and fits by one tap", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { speed: 4 });
    await page.goto("/");
    const options = { ...A_RACE.options, course: "around-the-world" }; // 28 spaces wide
    const { table } = await openTable(page, { ...A_RACE, options });
    await page.goto(`/#/table/${table.id}`);
    await expect(hand(page)).toHaveCount(9);
    const floor = page.locator(".hall [data-window]");
    const own = floor.locator("[data-robot='1']");
    const wide = () =>
      floor.locator("[data-robot='1']").evaluate((one) => one.getBoundingClientRect().width);
    const inPicture = async () => {
      const [outer, inner] = [await floor.boundingBox(), await own.boundingBox()];
      if (!outer || !inner) return false;
      return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
    };
    await page.getByRole("tab", { name: "Floor" }).tap();
    await expect(own).toBeInViewport();
    expect(await wide()).toBeGreaterThanOrEqual(22);

    // Whoever looks elsewhere stays there, until their robot moves.
    for (let drags = 0; drags < 3; drags++) {
      const box = await floor.boundingBox();
      if (!box) throw new Error("no floor");
      await page.mouse.move(box.x + 60, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + 340, box.y + 200, { steps: 4 });
      await page.mouse.up();
    }
    expect(await inPicture()).toBe(false);
    await page.getByRole("tab", { name: "Your robot" }).tap();
    for (let register = 1; register <= 5; register++) {
      await hand(page).first().tap();
      await expect(filled(page, register)).toHaveCount(1);
    }
    await ready(page).tap();
    await expect.poll(inPicture).toBe(true);

    await page.getByRole("tab", { name: "Floor" }).tap();
    await page.getByRole("button", { name: "Show the whole floor" }).tap();
    await expect.poll(wide).toBeLessThan(22);
    await expect(floor.locator("[data-robot]").last()).toBeInViewport();
  });

  test("whoever swipes on at the edge of a floor from near by comes to the other pane", async ({
    page,
  }) => {
    await prefer(page, { speed: 4 });
    await page.goto("/");
    const options = { ...A_RACE.options, course: "around-the-world" };
    const { table } = await openTable(page, { ...A_RACE, options });
    await page.goto(`/#/table/${table.id}`);
    const floor = page.getByRole("tab", { name: "Floor" });
    await floor.tap();
    await expect(floor).toHaveAttribute("aria-selected", "true");
    const plane = page.locator(".hall .plane");
    await expect(register(page, 1)).not.toBeInViewport();
    await expect(page.locator(".hall [data-window].close")).toBeInViewport({ ratio: 1 });
    const touch = await page.context().newCDPSession(page);
    const point = (x: number) => [{ x, y: 420 }];
    const where = () => plane.getAttribute("style");
    for (let swipes = 0, before = ""; before !== (await where()); swipes++) {
      await expect(floor).toHaveAttribute("aria-selected", "true"); // it was followed
      expect(swipes).toBeLessThan(9);
      before = (await where()) ?? "";
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(80) });
      for (const x of [140, 220, 300])
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(x) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
    await expect(register(page, 1)).toBeInViewport();
  });

  test("whoever watches again sees the floor", async ({ page }) => {
    await page.goto("/");
    const { table } = await openTable(page, A_SHORT_RACE);
    await play(page, table.id);
    await page.goto(`/#/replay/${table.id}`);
    await expect(page.locator("[data-robot]").first()).toBeInViewport();
    const floor = page.locator("[data-floor]");
    await expect.poll(async () => (await floor.boundingBox())?.height).toBeGreaterThan(200);
  });
});
