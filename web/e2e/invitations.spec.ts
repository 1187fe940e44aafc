// An invitation says what it invites to; whoever only wants to watch sees people or bots play that game.

import type { Route } from "@playwright/test";
import { choices, prefer } from "./playing.ts";
import { AGAINST_BOTS, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
});

test("a link names the table to messengers, and tells the guest game, host, seats and options", async ({
  page,
  somebody,
}) => {
  await page.goto("/");
  await page.request.post("/api/me", { data: { nickname: "Ida" } });
  await page.goto("/#/new/roborally");
  await page.getByRole("group", { name: "Players" }).getByText("2", { exact: true }).click();
  await page.getByRole("button", { name: "Choose another" }).click();
  await page.getByRole("button", { name: /^Dizzy Dash/ }).click();
  await page.getByRole("button", { name: "Get the links" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the seat" }).inputValue();
  expect(link).toMatch(/\/t\/[\w-]+#[\w-]+$/); // no server sees what stands behind the #

  const friend = await (await somebody()).newPage();
  await friend.goto(link);
  await expect(
    friend.getByRole("heading", { level: 1, name: "Ida invites you to play RoboRally" }),
  ).toBeVisible();
  await expect(friend.getByRole("listitem").first()).toHaveText("2 players, 1 seat free");
  await expect(friend.getByRole("listitem").nth(1)).toHaveText("Course: Dizzy Dash");
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/\/#\/table\/[\w-]+$/); // the secret is gone
  await expect(choices(friend).first()).toBeVisible();

  const table = link.replace(/#.*/, "");
  await friend.goto(table); // without a secret it leads to the table
  await expect(choices(friend).first()).toBeVisible();
});

test("a link that was used says so before anybody is asked for a name", async ({
  page,
  somebody,
  expected,
}) => {
  expected.push(/404/);
  await page.goto("/");
  const { table, links } = await openTable(page, {
    ...AGAINST_BOTS,
    seats: [{ kind: "person" }, { kind: "link" }, { kind: "link" }],
  });
  const link = `/t/${table.id}#${links["2"]}`;
  const friend = await (await somebody()).newPage();
  await friend.goto(link);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/#\/table\//);
  const late = await (await somebody()).newPage();
  await late.goto(link);
  await expect(late.getByRole("heading", { name: "That does not work" })).toBeVisible();
  await expect(late.getByRole("button", { name: "Sit down" })).toHaveCount(0);
});

test("Watch on a card shows bots playing that game, or its public tables", async ({
  page,
  somebody,
}) => {
  await page.goto("/");
  const card = page.getByRole("article", { name: "Außer Rand & Band" });
  const nobody = (route: Route) => route.fulfill({ json: [] });
  await page.route("**/api/tables", nobody); // others may play it in public meanwhile
  await card.getByRole("link", { name: /^Watch/ }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByRole("banner")).toContainText("Außer Rand & Band");
  await page.goBack();
  await expect(card).toBeVisible();

  await page.unroute("**/api/tables", nobody);
  const player = await (await somebody()).newPage();
  await player.goto("/");
  const { table } = await openTable(player, { ...AGAINST_BOTS, public: true });
  await openTable(player, {
    ...AGAINST_BOTS,
    game: "bot-factory",
    public: true,
  });
  await card.getByRole("link", { name: /^Watch/ }).click();
  const listed = page.getByRole("listitem");
  await expect(listed.filter({ has: page.locator(`a[href="#/table/${table.id}"]`) })).toHaveCount(
    1,
  );
  await expect(listed.filter({ hasText: "Bot Factory" })).toHaveCount(0);
  await page.getByRole("button", { name: "Watch bots play" }).click();
  await expect(page).toHaveURL(/#\/replay\//);
});
