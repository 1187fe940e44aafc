// A lost connection is said at once; what is pressed says that it is on its way, and is sent once.

import type { Page } from "@playwright/test";
import type { Incoming } from "../src/app/protocol.ts";
import { choices, prefer } from "./playing.ts";
import { A_RACE, AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { WORKS } from "./works.ts";

const LATE = 300; // milliseconds
const AWAY = "No connection. Trying again; nothing is lost.";
const away = (page: Page) => page.getByRole("status").filter({ hasText: AWAY });
const sending = (page: Page) => page.getByRole("status").filter({ hasText: "Sending …" });
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket/;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
});

for (const [what, path] of [
  ["a table", ""],
  ["a puzzle", `puzzles/${WORKS}/first-shift`],
] as const)
  test(`${what} says at once that the network is gone, and that it is back`, async ({
    page,
    context,
    expected,
  }) => {
    expected.push(OFFLINE);
    await page.clock.install();
    await held(page); // no socket is closed: only the browser knows
    await page.goto("/");
    const to = path || `table/${(await openTable(page, AGAINST_BOTS)).table.id}`;
    await page.goto(`/#/${to}`);
    await expect(choices(page).first()).toBeVisible();
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 2000); // from then on nobody waits for anything
    await context.setOffline(true);
    await expect(away(page)).toBeVisible();
    await context.setOffline(false);
    await page.clock.resume();
    await expect(away(page)).toBeHidden();
    await expect(choices(page).first()).toBeVisible();
  });

/** Hold back what the server answers from now on; all that the page sends is counted by its type. */
async function held(page: Page) {
  const waiting: (() => void)[] = [];
  const sent: string[] = [];
  let holding = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      sent.push((JSON.parse(String(frame)) as Incoming).type);
      server.send(frame);
    });
    server.onMessage((frame) => {
      if (holding) waiting.push(() => socket.send(frame));
      else socket.send(frame);
    });
  });
  return {
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const send of waiting.splice(0)) send();
    },
    count: (type: string) => sent.filter((one) => one === type).length,
  };
}

test("what is pressed at a table says that it is on its way, and is sent once", async ({
  page,
}) => {
  const wire = await held(page);
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  const pressed = choices(page).first();
  await expect(pressed).toBeVisible();
  const before = wire.count("order");
  wire.hold();
  await pressed.click();
  await expect(pressed).toHaveAttribute("aria-busy", "true");
  await expect(pressed).toHaveCSS("opacity", "0.35"); // it is seen
  await expect(sending(page)).toHaveCount(1); // and heard
  await pressed.click();
  await page.keyboard.press("1");
  wire.release();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(sending(page)).toHaveCount(0);
  expect(wire.count("order")).toBe(before + 1);
});

test("so do buttons, and a slow server opens one table", async ({ page }) => {
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tables", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto("/");
  const now = page.getByRole("button", { name: /^Play now/ }).first();
  await now.click();
  await expect(now).toHaveAttribute("aria-busy", "true");
  await expect(sending(page)).toHaveCount(1);
  await expect(now).toBeFocused();
  await now.click();
  release();
  await expect(choices(page).first()).toBeVisible();
  expect(asked).toBe(1);
});

// Whoever turns to the text view while something is on its way leaves a board that hears nothing more:
// a warning is a complaint.
test("an answer that comes after the board was left is not for the board: Fantastic Factories", async ({
  page,
}) => {
  await page.goto(`/#/puzzles/${WORKS}/first-shift`);
  const use = page.locator("[data-action='use:battery-factory']:not([aria-disabled])").first();
  await expect(use).toBeVisible();
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest(/first-shift$/);
  await page.route(/puzzles\/first-shift$/, (route) => answers.then(() => route.continue()));
  await use.click();
  await asked;
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "Position" })).toBeVisible();
  answer();
  await expect(page.getByRole("region", { name: "The puzzle" })).toContainText(/5\s*points now/);
});

test("an answer that comes after the board was left is not for the board: RoboRally", async ({
  page,
}) => {
  await page.goto("/");
  const { table } = await openTable(page, A_RACE);
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void setTimeout(() => socket.send(message), LATE));
  });
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "Position" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take back" }).first()).toBeEnabled();
});
