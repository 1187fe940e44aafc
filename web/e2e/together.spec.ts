// Several people: at tables over the net, and at one screen.

import type { BrowserContext, Locator, Page } from "@playwright/test";
import { choices, prefer, pressUntil } from "./playing.ts";
import { AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

async function arrive(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
  await page.goto(url);
  return page;
}

/** Say yes to what cannot be undone. */
async function sure(page: Page, title: string | RegExp, yes: string): Promise<void> {
  await page.getByRole("dialog", { name: title }).getByRole("button", { name: yes }).click();
}

test("two browsers at one table, and a third watches", async ({ page, somebody }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const game = page.getByRole("article", { name: "Außer Rand & Band" });
  await game.getByRole("link", { name: "Play with friends" }).click();
  await page.getByRole("group", { name: "Players" }).getByText("2", { exact: true }).click();
  await page.getByRole("button", { name: "Get the links" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the seat" }).inputValue();
  const code = page.getByRole("img", { name: "QR code of the link" });
  const width = async (what: Locator) => (await what.boundingBox())?.width ?? 0;
  expect(await width(code.locator("svg"))).toBeGreaterThan(0.95 * (await width(code)));

  const friend = await arrive(await somebody(), link);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(friend).toHaveURL(page.url()); // the secret is gone from the address
  const watcher = await arrive(await somebody(), page.url());

  const expectWaiting = (at: Page, name: string) =>
    expect(at.getByRole("banner").getByText(`Waiting for ${name}.`).first()).toBeVisible();
  const both = [
    { page, name: "Guest" },
    { page: friend, name: "Björn" },
  ];
  await expect(
    watcher
      .getByRole("banner")
      .getByText(/^Waiting for/)
      .first(),
  ).toBeVisible();
  const friendBegins = await watcher.getByRole("banner").getByText("Waiting for Björn.").count();
  if (friendBegins) both.reverse();
  for (const [at, { page: own, name }] of both.entries()) {
    const other = both[1 - at]?.page ?? own;
    await expect(choices(own).first()).toBeVisible();
    await expectWaiting(other, name);
    await expectWaiting(watcher, name);
    await passTurn(own);
  }
  expect(await choices(watcher).count()).toBe(0);

  await friend.close();
  await expect(page.getByText("not here")).toBeVisible();
});

/** Press what glows, until it is somebody else's turn. */
async function passTurn(page: Page): Promise<void> {
  const waiting = page
    .getByRole("banner")
    .getByText(/^Waiting for/)
    .first();
  await pressUntil(page, waiting, (choice) => choice.click({ timeout: 3000 }));
}

test("a seat whose person was removed before the game is free again, by another link", async ({
  page,
  somebody,
}) => {
  await page.goto("/#/new/ausser-rand-und-band");
  await page.getByRole("group", { name: "Players" }).getByText("3", { exact: true }).click();
  await page.getByRole("group", { name: "Player 3" }).getByText("By link").click();
  await page.getByRole("button", { name: "Get the links" }).click();
  const links = page.getByRole("textbox", { name: "Link to the seat" });
  const old = await links.first().inputValue();
  const friend = await arrive(await somebody(), old);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  const free = page.locator("main").getByRole("status");
  await expect(free).toContainText("1 seat is still free.");
  const other = await links.inputValue();

  await page.getByRole("button", { name: "Remove" }).click();
  await sure(page, "Remove Björn?", "Remove");
  await expect(free).toContainText("2 seats are still free.");
  await expect(links).toHaveCount(2);
  await expect(links.first()).not.toHaveValue(old);
  const third = await arrive(await somebody(), other);
  await third.getByLabel("What the others call you").fill("Åsa");
  await third.getByRole("button", { name: "Sit down" }).click();
  await expect(free).toContainText("1 seat is still free."); // it does not begin without them
  await friend.goto(await links.inputValue());
  await expect(free).toHaveCount(0);
  const asked = () => Promise.all([page, friend, third].map((at) => choices(at).count()));
  await expect.poll(async () => Math.max(...(await asked()))).toBeGreaterThan(0);
});

test("a removed player's seat stays a bot's, unless everybody agrees on a substitute", async ({
  page,
  somebody,
}) => {
  await page.goto("/");
  const seats = [{ kind: "person" }, { kind: "link" }, { kind: "link" }] as const;
  const { table, links } = await openTable(page, { ...AGAINST_BOTS, seats: [...seats] });
  const sit = async (link: string, name: string) => {
    const at = await arrive(await somebody(), link);
    await at.getByLabel("What the others call you").fill(name);
    await at.getByRole("button", { name: "Sit down" }).click();
    return at;
  };
  const friend = await sit(`/#/seat/${links["2"]}`, "Björn");
  await page.goto(`/#/table/${table.id}`);
  const other = await sit(`/#/seat/${links["3"]}`, "Åsa");
  const removed = friend.getByText("You were removed from your seat. You are watching now.");
  const playing = /Waiting for|Your turn/;
  await expect(friend.getByRole("banner").getByText(playing).first()).toBeVisible();
  await expect(removed).toHaveCount(0);

  const menu = page.getByRole("dialog");
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Remove" }).first().click();
  await sure(page, "Remove Björn?", "Remove");
  await expect(removed).toBeVisible();
  await expect(menu.getByRole("button", { name: "Make a link" })).toHaveCount(0);
  await menu.getByRole("button", { name: "Propose a substitute" }).click();
  await sure(page, /^Replace /, "Yes, replace");
  await expect(other.getByText(/Guest proposes a substitute for/)).toBeVisible();
  await other.getByRole("button", { name: "Agree" }).click();
  await sure(other, /^Replace /, "Yes, replace");
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Make a link" }).click();
  const link = await menu.getByRole("textbox", { name: "Link to the seat" }).inputValue();
  const late = await sit(link, "Noor");
  await expect(late.getByRole("banner").getByText(playing).first()).toBeVisible();
  await expect(menu.getByRole("textbox")).toHaveCount(0); // the link was used
  await expect(other.getByText("(substitute)")).toBeVisible();
  await expect(other.getByText(/Noor takes over this seat as a substitute/).first()).toBeVisible();
});

test("who waits sees their own clock, also on a phone", async ({ page, somebody }) => {
  const clock = { kind: "game", seconds: 600 } as const;
  const seats = [{ kind: "person" }, { kind: "link" }] as const;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto("/");
  const { table, links } = await openTable(page, { ...AGAINST_BOTS, seats: [...seats], clock });
  await page.goto(`/#/table/${table.id}`);
  const others = await somebody({ viewport: { width: 390, height: 844 } });
  const friend = await others.newPage();
  await friend.clock.install();
  await friend.goto(`/#/seat/${links["2"]}`);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  const waits = (at: Page) => at.getByText(/^Waiting for (Guest|Björn)\.$/).first();
  await expect(waits(page).or(choices(page).first())).toBeVisible();
  const waiting = (await waits(page).isVisible()) ? page : friend;
  await expect(waits(waiting)).toBeVisible();
  await waiting.clock.fastForward(120_000);
  await expect(waiting.getByRole("timer").first()).toHaveText("10:00"); // it stands still
});

test("a name that is refused stands beside why, and can be typed again", async ({
  page,
  somebody,
  expected,
}) => {
  expected.push(/400/);
  await page.goto("/");
  const seats = [{ kind: "person" }, { kind: "link" }] as const;
  const { links } = await openTable(page, { ...AGAINST_BOTS, seats: [...seats] });
  const friend = await arrive(await somebody(), `/#/seat/${links["2"]}`);
  const name = friend.getByLabel("What the others call you");
  await name.pressSequentially("Björn Ulvaeus and all his friends");
  await expect(name).toHaveValue("Björn Ulvaeus and all hi"); // 24 characters
  await name.fill("Bj\u202eörn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  const refused = "A name has 1 to 24 visible characters.";
  await expect(friend.getByRole("alert")).toHaveText(refused);
  await expect(name).toHaveValue("Bj\u202eörn");
  await name.fill("🤖".repeat(25));
  await expect(name).toHaveValue("🤖".repeat(24));
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/#\/table\//);

  await page.getByRole("button", { name: "Your name" }).click();
  const dialog = page.getByRole("dialog");
  const called = dialog.getByLabel("What the others call you");
  await expect(called).toHaveValue("Guest");
  await called.fill("I\u202eda");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(refused);
});

test("a second device takes its seat without being asked for a name", async ({
  page,
  somebody,
}) => {
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.getByRole("button", { name: "Your name" }).click();
  const name = page.getByLabel("What the others call you");
  await expect(name).toHaveValue("Guest"); // as one is called so far
  await name.fill("Ida");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.locator(":popover-open")).toContainText("Saved."); // above the dialog
  await page.goto(`/#/table/${table.id}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Link and code" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the seat" }).inputValue();
  const phone = await arrive(await somebody(), link);
  await expect(phone).toHaveURL(page.url());
  await expect(phone.getByRole("button", { name: "Menu" })).toBeVisible();
  const me = await phone.request.get("/api/me");
  expect((await me.json()).nickname).toBe("Ida");
});

test("other devices are listed, and can be signed out", async ({ page, somebody }) => {
  await page.goto("/");
  const { person } = await (await page.request.post("/api/me", { data: {} })).json();
  const account = { name: person, password: "correct horse" };
  expect((await page.request.post("/api/me/account", { data: account })).ok()).toBe(true);
  const phone = await arrive(await somebody(), "/");
  expect((await phone.request.post("/api/login", { data: account })).ok()).toBe(true);
  await page.getByRole("button", { name: "Your name" }).click();
  const devices = page.getByRole("dialog").getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "this device" })).toHaveCount(1);
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await sure(page, "Sign out this device?", "Sign out");
  await expect(devices).toHaveCount(1);
  expect((await phone.request.get("/api/me")).status()).toBe(401);
  expect((await page.request.get("/api/me")).status()).toBe(200);
});

test("the list of public tables says who plays, and how far they are", async ({
  page,
  somebody,
}) => {
  await page.goto("/");
  const { table } = await openTable(page, { ...AGAINST_BOTS, public: true });
  await play(page, table.id, 3);
  const watcher = await arrive(await somebody(), "/#/watch");
  const item = watcher.getByRole("listitem").filter({
    has: watcher.locator(`a[href="#/table/${table.id}"]`),
  });
  await expect(item).toContainText("Guest, Bot Anvil and Bot Bobbin");
  await expect(item).toContainText(/after \d+ steps/);
});

test("at home one goes on first where one is waited for, and finds all one's games", async ({
  page,
}) => {
  await page.goto("/");
  const { table } = await openTable(page, { game: "probe", seats: [{ kind: "person" }] });
  const gathering = { game: "probe", seats: [{ kind: "person" }, { kind: "link" }] } as const;
  for (let at = 0; at < 4; at += 1)
    await openTable(page, { ...gathering, seats: [...gathering.seats] });
  await page.reload();
  const games = page.getByRole("navigation", { name: "Continue" }).getByRole("link");
  await expect(games).toHaveCount(3);
  await expect(games.first()).toHaveAttribute("href", `#/table/${table.id}`);
  await expect(games.first()).toContainText("Waiting for you.");
  await page.getByRole("button", { name: "Show all 5" }).click();
  await expect(games).toHaveCount(5);
  await page.getByRole("button", { name: "Show fewer" }).click();
  await expect(games).toHaveCount(3);
});

test("people at one screen have names of their own, which the device remembers", async ({
  page,
}) => {
  const name = (number: number) => page.getByLabel(`Name of player ${number}`);
  const sit = async (number: number) => {
    const seat = page.getByRole("group", { name: `Player ${number}` });
    await seat.getByText("Person here").click();
  };
  await page.goto("/#/new/probe");
  await page.getByRole("group", { name: "Players" }).getByText("2", { exact: true }).click();
  await expect(name(1)).toHaveCount(0); // nobody else is at this screen
  await sit(2);
  await expect(name(1)).toHaveValue("Player 1");
  await expect(name(2)).toHaveValue("Player 2");
  await name(1).fill("Ida");
  await name(2).fill(" ida");
  const start = page.getByRole("button", { name: "Start" });
  await expect(page.getByRole("alert")).toHaveText("Give everyone here a different name.");
  await expect(start).toBeDisabled();
  await name(2).fill("Mia");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await start.click();
  await expect(page.getByText("Waiting for Ida and Mia.").first()).toBeVisible();

  await page.goto("/#/new/probe");
  await page.getByRole("group", { name: "Players" }).getByText("2", { exact: true }).click();
  await sit(2);
  await expect(name(1)).toHaveValue("Ida");
  await expect(name(2)).toHaveValue("Mia");
});

test("two at one screen pass it on behind a curtain", async ({ page }) => {
  await page.goto("/#/new/probe");
  await page.getByRole("group", { name: "Players" }).getByText("2", { exact: true }).click();
  const second = page.getByRole("group", { name: /2/ }).last();
  await second.getByText("Person here").click();
  await page.getByRole("button", { name: "Start" }).click();

  const lift = page.getByRole("button", { name: /^I am/ });
  const ready = page.getByRole("button", { name: /Ready/ });
  const hand = () => page.getByRole("button", { name: /Card .* in slot 1/ }).allTextContents();
  await expect(lift).toBeVisible(); // also before the first one
  await expect(page.getByText("Waiting for Player 1 and Player 2.").first()).toBeVisible();
  await expect(page.getByText(/slot/)).toHaveCount(0);
  await lift.click();
  await program(page);
  const first = await hand();
  await ready.click();
  await expect(lift).toBeVisible();
  await expect(page.getByText(/slot/)).toHaveCount(0); // nothing of the table is seen
  await page.keyboard.press("Digit1"); // and nothing can be done
  await expect(lift).toBeVisible();
  await lift.click();
  await expect(page.getByRole("button", { name: /Card .* in slot 1/ }).first()).toBeVisible();
  expect(await hand()).not.toEqual(first);
});

async function program(page: Page): Promise<void> {
  for (const slot of [1, 2]) {
    await page
      .getByRole("button", { name: new RegExp(`Card .* in slot ${slot}`) })
      .first()
      .click();
    await expect(page.getByRole("button", { name: `Empty slot ${slot}` })).toBeVisible();
  }
}

test("where the browser does not let a page copy, the link is shown to be copied by hand", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read"]);
  await page.addInitScript(() => {
    Object.assign(window, { kept: navigator.clipboard });
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }); // as without https
  });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Link and code" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the seat" }).inputValue();
  const copy = page.getByRole("button", { name: "Copy the link" });
  await copy.click();
  await expect(page.getByRole("button", { name: "Copied." })).toBeVisible();
  const kept = () => (window as unknown as { kept: Clipboard }).kept.readText();
  expect(await page.evaluate(kept)).toBe(link);

  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await page.getByRole("button", { name: "Copied." }).click();
  const byHand = page.getByRole("dialog", { name: "Copy the link by hand" });
  await expect(byHand.getByRole("textbox")).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await page.keyboard.press("Escape");
  await expect(byHand).toBeHidden();
  await expect(copy).toBeVisible(); // it was not copied
});

test("a long name gives way to what is said beside it", async ({ page, somebody }) => {
  await page.goto("/");
  const { table, links } = await openTable(page, {
    ...AGAINST_BOTS,
    seats: [{ kind: "person" }, { kind: "link" }, { kind: "bot", bot: "random" }],
  });
  const friend = await arrive(await somebody(), `/#/seat/${Object.values(links)[0]}`);
  await friend.getByLabel("What the others call you").fill("W".repeat(24));
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/#\/table\//);
  await page.goto(`/#/table/${table.id}`);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await within(menu.getByRole("button", { name: "Remove" }), menu);
  await page.keyboard.press("Escape");
  await friend.close();
  const away = page.getByText("not here");
  await within(away, page.getByRole("list").filter({ has: away }));
});

/** See that something is not cut off on the right. */
async function within(what: Locator, box: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const right = async (of: Locator) => {
    const { x = 0, width = 0 } = (await of.boundingBox()) ?? {};
    return x + width;
  };
  const border = 5;
  expect(await right(what)).toBeLessThan((await right(box)) - border);
}
