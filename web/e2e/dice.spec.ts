// Fair dice: browsers commit to numbers, show them, and compare what came out of them.

import type { Page } from "@playwright/test";
import type { TableShown, TableWish } from "../src/app/protocol.ts";
import { A_SHORT_RACE, AGAINST_BOTS, openTable, openWithoutNumbers, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

const CHECKED = "This browser checked the dice: its own number is in them";

/** Which of commitments and numbers a page sends, from now on. */
function sent(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const what = /\/(commitments|numbers)$/.exec(request.url())?.[1];
    if (what) paths.push(what);
  });
  return paths;
}

/** Open a table for two, and invite somebody. */
async function invite(page: Page): Promise<{ table: TableShown; link: string }> {
  await page.goto("/");
  const seats: TableWish["seats"] = [{ kind: "person" }, { kind: "link" }];
  const { table, links } = await openTable(page, { ...AGAINST_BOTS, seats });
  return { table, link: `/#/seat/${links["2"]}` };
}

async function sitDown(friend: Page, link: string): Promise<void> {
  await friend.goto(link);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
}

test("two browsers commit, then show their numbers, and each checks the dice at the end", async ({
  page,
  somebody,
}) => {
  const { table, link } = await invite(page);
  const own = sent(page);
  await page.goto(`/#/table/${table.id}`);
  await expect(page.getByText("1 seat is still free.")).toBeVisible();
  await expect.poll(() => own).toEqual(["commitments"]);
  await page.reload(); // the number is kept
  await expect(page.getByText("1 seat is still free.")).toBeVisible();

  const friend = await (await somebody()).newPage();
  const theirs = sent(friend);
  await sitDown(friend, link);
  for (const at of [page, friend])
    await expect(
      at
        .getByRole("banner")
        .getByText(/Waiting for|Your turn/)
        .first(),
    ).toBeVisible();
  expect(own).toEqual(["commitments", "numbers"]);
  expect(theirs).toEqual(["commitments", "numbers"]);

  await Promise.all([play(page, table.id), play(friend, table.id)]);
  for (const at of [page, friend]) {
    await at.reload(); // the end, without the way to it
    await expect(at.getByText(CHECKED)).toBeVisible();
  }
});

test("a browser that does not come back is waited for, and given up for good", async ({
  page,
  somebody,
}) => {
  const { table, link } = await invite(page);
  const friend = await (await somebody()).newPage();
  await friend.addInitScript(() => {
    const fetch = window.fetch;
    window.fetch = (where, how) =>
      String(where).endsWith("/numbers") ? new Promise(() => {}) : fetch(where, how);
  });
  await page.goto(`/#/table/${table.id}`);
  await expect(page.getByText("1 seat is still free.")).toBeVisible();
  await sitDown(friend, link);
  await expect(page.getByText("Waiting for Björn to show a number for the dice.")).toBeVisible();
  await friend.close();
  await page.getByRole("button", { name: "Give to a bot for good" }).click();
  const asked = page.getByRole("dialog", { name: "Give the seat to a bot?" });
  await asked.getByRole("button", { name: "Give to a bot" }).click();
  await expect(page.getByText(/did not show a number for the dice/).first()).toBeVisible();
});

/** Change the record that a server gives out. */
async function forge(page: Page, id: string, change: (text: string) => string): Promise<void> {
  await page.route(`**/api/records/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

/** Change one field of the dice in the header, or of the end. */
function changed(text: string, field: string, from: RegExp, to: string): string {
  const at = text.lastIndexOf(`"${field}"`);
  const start = field === "secret" || field === "key" ? at : text.indexOf(`"${field}"`);
  return text.slice(0, start) + text.slice(start).replace(from, to);
}

const FORGERIES = [
  ["commitment", /"commitment":"../, '"commitment":"zz', "The server’s commitment is not the one"],
  ["secret", /"secret":"../, '"secret":"ff', "The secret does not fit the server’s commitment."],
  ["numbers", /"numbers":\["../, '"numbers":["zz', "Your own number or commitment was changed."],
  ["commitments", /"commitments":\["../, '"commitments":["zz', "Your own number or commitment"],
  ["key", /"key":"../, '"key":"zz', "The key does not follow"],
] as const;

test("dice that a server changed afterwards are reported", async ({ page }) => {
  await page.goto("/");
  const own = sent(page);
  const { table } = await openWithoutNumbers(page, A_SHORT_RACE);
  await page.goto(`/#/table/${table.id}`);
  await expect.poll(() => own).toEqual(["commitments", "numbers"]); // alone, in one go
  await play(page, table.id);
  await page.reload(); // the end, without the way to it
  await expect(page.getByText(CHECKED)).toBeVisible();
  for (const [field, from, to, said] of FORGERIES) {
    await page.unroute(`**/api/records/${table.id}`);
    await forge(page, table.id, (text) => changed(text, field, from, to));
    await page.reload();
    await expect(page.getByText("This browser found something wrong with the dice:")).toBeVisible();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(CHECKED)).toHaveCount(0);
  }
});

test("a server that shows other commitments than before is shown no number", async ({
  page,
  somebody,
}) => {
  const { table, link } = await invite(page);
  const own = sent(page);
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (frame.table?.revealing) frame.table.commitment = "0".repeat(64);
      socket.send(JSON.stringify(frame));
    });
  });
  await page.goto(`/#/table/${table.id}`);
  await expect(page.getByText("1 seat is still free.")).toBeVisible();
  const friend = await (await somebody()).newPage();
  await sitDown(friend, link);
  await expect(page.getByRole("alert")).toContainText("This browser keeps its number to itself.");
  await expect(friend.getByText("Waiting for Guest to show a number")).toBeVisible();
  expect(own).toEqual(["commitments"]);
});

test("the same deal again is marked, and nothing is claimed about its dice", async ({ page }) => {
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await play(page, table.id);
  const again = await openTable(page, { ...AGAINST_BOTS, start: { record: table.id } });
  await page.goto(`/#/table/${again.table.id}`);
  const mark = "Same deal again: nothing is claimed about its dice.";
  await expect(page.getByText(mark).first()).toBeVisible();
  await play(page, again.table.id);
  await page.reload();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect(page.getByText(mark)).toBeVisible();
  await expect(page.getByText(CHECKED)).toHaveCount(0);
  await page.goto(`/#/check/${again.table.id}`);
  await expect(page.getByText("This game repeats the deal of an earlier one.")).toBeVisible();
});
