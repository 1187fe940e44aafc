// Fantastic Factories in the browser: dice and cards by mouse, keys and touch, others' work, why not.

import type { Locator, Page } from "@playwright/test";
import { choices, glowing, prefer, settled, told } from "./playing.ts";
import { openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { reach, WORKS, works } from "./works.ts";

const dice = (page: Page) => page.locator("button.die");
const action = (page: Page, start: string) =>
  page.locator(`[data-action^="${start}"]:not([aria-disabled])`);
const tag = (page: Page) => page.locator("[data-tag]");
const built = (page: Page) => page.locator("[data-action^='use:']");
const finish = (page: Page) => page.locator("[data-action='end-work']");

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** A table at which something can be done; in the work phase, once nobody else works any more. */
async function at(page: Page, wanted: string, bots = 2): Promise<() => Promise<void>> {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const table = await reach(page, works(bots), wanted);
  const now = told(page);
  const alone = () => expect.poll(() => now()?.waiting).toEqual([1]);
  await page.goto(`/#/table/${table}`);
  await alone(); // while others work, what they do may stop a press or a drag
  await expect(action(page, `${wanted}`).first()).toBeVisible();
  return alone;
}

test("a blueprint is taken, dice are placed by click and by drag", async ({ page }) => {
  const alone = await at(page, "take");
  await action(page, "take:").first().click();
  await expect(dice(page)).toHaveCount(4);
  await alone();
  await expect(page.locator("button.die.held")).toHaveCount(1);
  await expect(action(page, "place:research")).toBeVisible();
  await action(page, "place:research").click();
  await expect(dice(page)).toHaveCount(3);
  await drag(page, dice(page).first(), page.locator("[data-drop='floor:research']"));
  await expect(dice(page)).toHaveCount(2);
  await expect(page.locator("[data-drop='floor:research'] .rests")).toHaveCount(2);
});

test("a die is dragged even if the text around it is selected", async ({ page }) => {
  await at(page, "place");
  await expect(dice(page)).toHaveCount(4);
  await page.keyboard.press("Control+A");
  await settled(page);
  await drag(page, dice(page).first(), page.locator("[data-drop='floor:research']"));
  await expect(dice(page)).toHaveCount(3);
});

test("a die that does not fit says why, with its clause", async ({ page }) => {
  await at(page, "place");
  const value = Number(/\d/.exec((await dice(page).first().getAttribute("aria-label")) ?? "")?.[0]);
  const wrong = value <= 3 ? "mine" : "generator";
  await settled(page);
  await drag(page, dice(page).first(), page.locator(`[data-drop='floor:${wrong}']`));
  await expect(tag(page)).toContainText(value <= 3 ? "FF-24" : "FF-23");
});

test("a card is built by dragging it: cost and discard in one gesture", async ({ page }) => {
  await at(page, "build");
  const before = await built(page).count();
  await drag(page, action(page, "build:").first(), page.locator(".place"));
  await expect(built(page)).toHaveCount(before + 1);
});

test("a card is built by click, with the usual discard, and taken back", async ({ page }) => {
  await at(page, "build");
  const before = await built(page).count();
  await action(page, "build:").first().click();
  const confirm = page.locator(".paying [data-action^='discard:']");
  await expect(confirm).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(confirm).toHaveCount(0);
  await action(page, "build:").first().click();
  await confirm.press("Enter");
  await expect(built(page)).toHaveCount(before + 1);
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(confirm).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1280, 800],
] as const)
  test(`what a card costs can be confirmed without scrolling, ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await at(page, "build");
    await action(page, "build:").first().click();
    const confirm = page.locator(".paying [data-action^='discard:']");
    await settled(page);
    await expect(confirm).toBeInViewport({ ratio: 1 });
    const back = page.getByRole("button", { name: "Back", exact: true });
    await expect(back).toBeInViewport({ ratio: 1 });
  });

test("the question names the card that it is about", async ({ page }) => {
  await at(page, "build");
  await action(page, "build:").first().click();
  const asked = /Discard another blueprint with a (hammer|wrench|gear|shovel) to build .+\./;
  await expect(page.getByRole("status").filter({ hasText: asked })).toHaveCount(1);
});

test("Enter builds a card, and Enter confirms what is discarded for it", async ({ page }) => {
  await at(page, "build");
  const before = await built(page).count();
  const card = action(page, "build:").last();
  const [, name] = ((await card.getAttribute("data-action")) ?? "").split(":");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".paying [data-action^='discard:']")).toBeVisible();
  await expect(page.locator(`.hand [data-action='discard:${name}']`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(built(page)).toHaveCount(before + 1);
});

test("what is begun is still begun after a reconnect", async ({ page }) => {
  await at(page, "build");
  await action(page, "build:").first().click();
  await expect(page.locator(".paying")).toBeVisible();
  await page.reload();
  await expect(page.locator(".paying [data-action^='discard:']")).toBeVisible();
  await page.locator("body").press("Enter");
  await expect(page.locator(".paying")).toHaveCount(0);
});

test("the connection is cut in the middle of an activation, and it goes on from there", async ({
  page,
  expected,
}) => {
  expected.push(/WebSocket/);
  const away = page.getByText("No connection. Trying again; nothing is lost.");
  const open: (() => Promise<unknown>)[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (isCut) return socket.close();
    const server = socket.connectToServer();
    open.push(() => Promise.all([socket.close(), server.close()]));
  });
  const cut = async () => {
    isCut = true;
    await Promise.all(open.splice(0).map((close) => close()));
    await expect(away).toBeVisible();
  };
  const mend = async () => {
    isCut = false;
    await expect(away).toBeHidden();
  };

  await at(page, "die"); // a card was begun, and asks for its die
  const before = await glowing(page);
  await cut();
  await mend();
  await expect.poll(() => glowing(page)).toEqual(before);
  await expect(page.locator(".begun")).toHaveCount(1); // one sees which card it was

  await cut();
  await action(page, "die:").first().click(); // what is pressed meanwhile is done once it can be
  await mend();
  await expect.poll(() => glowing(page)).not.toEqual(before);
  await expect(choices(page).first()).toBeVisible();
});

test("a refused card hangs its reason; others' compounds are one tap away", async ({ page }) => {
  await at(page, "place", 3);
  const refused = page.locator(".hand [data-action^='build:'][aria-disabled]").first();
  await refused.click({ force: true });
  await expect(tag(page)).toContainText(/FF-\d+/);
  await page.keyboard.press("Escape");
  await page.locator("[data-at='panel-3']").click();
  await expect(page.getByRole("heading", { name: /^Compound of/ })).toBeVisible();
  await expect(dice(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to yours" }).click();
  await expect(dice(page).first()).toBeVisible();
});

test("resting on something tells what it would bring", async ({ page }) => {
  await at(page, "place");
  const mine = action(page, "place:mine").or(action(page, "place:generator")).first();
  for (const die of await dice(page).all()) {
    await die.click();
    if (await mine.isVisible()) break;
  }
  await mine.hover();
  await expect(page.locator("[data-at='metal-1'] i, [data-at='energy-1'] i").first()).toBeVisible();
});

test("two browsers work at once, and see each other do it", async ({ page, somebody }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const wish = { ...works(0), seats: [{ kind: "person" }, { kind: "link" }] } as never;
  const { table, links } = await openTable(page, wish);
  const friend = await (await somebody()).newPage();
  await prefer(friend, { speed: 4 });
  await friend.goto(`/#/seat/${(links["2"] ?? "").split("/").at(-1)}`);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/#\/table\//);
  await page.goto(`/#/table/${table.id}`);
  const both = [page, friend];
  for (let turn = 0; turn < 2; turn++) {
    const one = page.locator("[data-action^='take:']:not([aria-disabled])").first();
    const other = friend.locator("[data-action^='take:']:not([aria-disabled])").first();
    await expect(async () => {
      expect((await one.isVisible()) || (await other.isVisible())).toBe(true);
    }).toPass();
    const taking = (await one.isVisible()) ? one : other;
    await taking.click();
    await expect(taking).toBeHidden();
  }
  for (const own of both) await expect(dice(own)).toHaveCount(4);
  await action(page, "place:research").click();
  await action(friend, "place:research").click();
  for (const own of both) await expect(dice(own)).toHaveCount(3);
  await expect(friend.locator("[data-at='panel-1'] .dice svg")).toHaveCount(3);
  await finish(page).click();
  await expect(friend.locator("[data-at='panel-1']")).toContainText("has finished");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the market comes first when it is asked for, then one's own factory", async ({ page }) => {
    const alone = await at(page, "take");
    await expect(page.getByRole("tab", { name: "Market" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await action(page, "take:").first().tap();
    await expect(dice(page)).toHaveCount(4);
    await alone();
    await expect(page.getByRole("tab", { name: "Your factory" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await action(page, "place:research").tap();
    await expect(dice(page)).toHaveCount(3);
    await expect(choices(page).first()).toBeVisible();
  });

  test("among the others everybody is named once", async ({ page }) => {
    await at(page, "take", 3);
    await page.getByRole("button", { name: "Others" }).tap();
    await expect(page.locator(".panels .panel")).toHaveCount(3);
    for (const name of await page.locator(".panels .name").allTextContents())
      await expect(page.getByText(name, { exact: true })).toHaveCount(1);
  });
});

test.describe("dice for a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a die takes nothing from its neighbors, even while it is held", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/#/puzzles/${WORKS}/full-steam`);
    const dice = page.getByRole("button", { name: /^Pick up the/ });
    await expect(dice.first()).toBeVisible();
    const count = await dice.count();
    expect(count).toBeGreaterThan(3);
    // What was used takes room, and the others are as small as they may be.
    await page.locator("[data-action^='place:']:not([aria-disabled])").first().click();
    await expect(dice).toHaveCount(count - 1);
    for (const die of await dice.all()) {
      await die.click();
      const name = (await die.getAttribute("aria-label")) ?? ""; // of equal dice one is held
      await expect(page.getByRole("button", { name, pressed: true })).toHaveCount(1);
      const missed = await dice.evaluateAll((all) =>
        all.flatMap((one) => {
          one.scrollIntoView({ block: "center" });
          const { left, top, width, height } = one.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const hits = [-21, 21].map((aside) => document.elementFromPoint(x + aside, y));
          return hits.every((hit) => one.contains(hit)) ? [] : [one.getAttribute("aria-label")];
        }),
      );
      expect(missed).toEqual([]);
    }
  });
});
