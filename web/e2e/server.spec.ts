// The server goes away, comes back, or has become another one.

import type { Page } from "@playwright/test";
import { asked, choices, glowing, prefer, settled } from "./playing.ts";
import { AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { Yard } from "./yard.ts";

const AWAY = "No connection. Trying again; nothing is lost.";

const pieces = (page: Page) =>
  page.locator("[data-piece]").evaluateAll((found) => found.map((one) => one.outerHTML).sort());

/** The pieces once nothing changes any more: dice show their faces when the log has been read. */
async function resting(page: Page): Promise<string[]> {
  await settled(page);
  return pieces(page);
}

test("a killed server comes back, and the game is where it was", async ({ page, expected }) => {
  expected.push(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket/);
  const yard = await new Yard().start();
  try {
    await prefer(page, { speed: 4 });
    await page.goto(yard.url);
    const { table } = await openTable(page, AGAINST_BOTS);
    await play(page, table.id, 7);
    const question = asked(page);
    const log = page.waitForResponse(/\/log\?since=0/);
    await page.goto(`${yard.url}/#/table/${table.id}`);
    await expect(choices(page).first()).toBeVisible();
    await log;
    const [before, drawn] = [await glowing(page), await resting(page)];

    await yard.kill();
    await expect(page.getByText(AWAY)).toBeVisible();
    await yard.start();
    await expect(page.getByText(AWAY)).toBeHidden();
    await expect.poll(() => glowing(page)).toEqual(before);
    await expect.poll(() => pieces(page)).toEqual(drawn);

    // What is pressed while it is away is not lost either.
    await yard.kill();
    await expect(page.getByText(AWAY)).toBeVisible();
    const number = question();
    await choices(page).first().click();
    await yard.start();
    await expect(page.getByText(AWAY)).toBeHidden();
    await expect.poll(question).not.toBe(number);
    await expect(choices(page).first()).toBeVisible();
  } finally {
    await yard.end();
  }
});

test("an old tab is told to load again after an upgrade", async ({ page }) => {
  let old = true;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message));
      if (old && frame.type === "hello") frame.protocol = 0;
      server.send(JSON.stringify(frame));
    });
  });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  await expect(page.getByText(/Reload the page/)).toBeVisible();
  old = false;
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(choices(page).first()).toBeVisible();
});

test("without a connection the page stays, and goes on when there is one", async ({
  page,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  const rules = page.getByRole("link", { name: "Rules" }).first();
  await expect(rules).toBeVisible();
  await page.context().setOffline(true);
  await rules.click();
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(rules).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: /^The rules of/ })).toBeVisible();
});

test("a connection that is dead, of which nobody was told, is made anew", async ({ page }) => {
  let dead = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    const here = { dead: false };
    socket.onMessage((message) => {
      here.dead ||= dead;
      if (!here.dead) server.send(message);
    });
  });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  const question = asked(page);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
  const number = question();
  dead = true;
  await choices(page).first().click();
  dead = false;
  await expect.poll(question).not.toBe(number);
});

test("an old tab that finds its files no more says so", async ({ page, expected }) => {
  expected.push(/404/);
  await page.goto("/");
  await page.route(/assets\/Rules/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Rules" }).first().click();
  await expect(page.getByText("This page is older than its server")).toBeVisible();
  await page.unroute(/assets\/Rules/);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { name: /^The rules of/ })).toBeVisible();
});
