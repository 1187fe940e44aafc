// RoboRally's programs: secret until they run, and there after a reload.

import type { Page } from "@playwright/test";
import { prefer } from "./playing.ts";
import { A_SHORT_RACE, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";

const register = (page: Page, number: number) =>
  page
    .getByRole("list", { name: "Your registers" })
    .getByRole("button")
    .nth(number - 1);
const ready = (page: Page) => page.getByRole("button", { name: "Ready", exact: true });

/** Press cards until some registers are filled, and say which card lies in each. */
async function program(page: Page, registers = 5): Promise<string[]> {
  for (let number = 1; number <= registers; number++) {
    await page.locator(`[data-action^="program:${number}="]`).first().click();
    await expect(register(page, number)).toHaveAccessibleName(/take it back/);
  }
  return programmed(page);
}

function programmed(page: Page): Promise<string[]> {
  const cards = page.locator("[data-drop] > [data-card]");
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-card") ?? ""));
}

/** Where every robot stands, and which way it faces. */
function robots(page: Page): Promise<string[]> {
  return page.locator("[data-robot]").evaluateAll((all) =>
    all.map((robot) => {
      const { rotate = "" } = robot.querySelector<SVGElement>("svg[style]")?.style ?? {};
      const facing = (Number.parseInt(rotate, 10) + 3600) % 360;
      return `${robot.getAttribute("data-robot")}: ${robot.getAttribute("style")} ${facing}`;
    }),
  );
}

async function open(page: Page, wish = A_SHORT_RACE): Promise<Record<string, string>> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
  await page.goto("/");
  const { table, links } = await openTable(page, wish);
  await page.goto(`/#/table/${table.id}`);
  return links;
}

/** Whoever was destroyed looks the other way now, and plays on; then the next turn begins. */
async function turn(pages: Page[], number: number): Promise<void> {
  await expect(async () => {
    for (const at of pages) {
      const open = at.locator("[data-action]:not([aria-disabled])");
      const answer = open
        .and(at.locator('[data-action="face:south"], [data-action="power-on"]'))
        .first();
      if (await answer.isVisible()) await answer.click({ timeout: 2000 });
    }
    for (const at of pages)
      await expect(at.getByText(`Turn ${number}`, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

test("two browsers: nobody sees the other's program before it runs", async ({ page, somebody }) => {
  const options = { ...A_SHORT_RACE.options, "turn-limit": 2 };
  const seats: typeof A_SHORT_RACE.seats = [{ kind: "person" }, { kind: "link" }];
  const links = await open(page, { ...A_SHORT_RACE, seats, options });
  const friend = await (await somebody()).newPage();
  await friend.emulateMedia({ reducedMotion: "reduce" });
  await prefer(friend, { speed: 4 });
  await friend.goto(`/#/seat/${links["2"]}`);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();

  const mat = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} with`) });
  await expect(mat("Björn")).toContainText("programming");
  const cards = await program(friend);
  expect(cards).toHaveLength(5);
  await ready(friend).click();
  await expect(friend.getByRole("banner")).toContainText("Waiting for Guest.");
  await expect(mat("Björn")).toContainText("ready");
  await expect(mat("Guest")).toContainText("programming");
  const seen = await page.content();
  expect(cards.filter((card) => seen.includes(card))).toEqual([]);
  const before = await robots(page);
  expect(before).toHaveLength(2);
  expect(await robots(friend)).toEqual(before);

  await program(page);
  await ready(page).click();
  await turn([page, friend], 2);
  await expect.poll(() => robots(page)).not.toEqual(before);
  const after = await robots(page);
  await expect.poll(() => robots(friend)).toEqual(after);
});

test("whoever loads the page again finds the cards where they were", async ({ page }) => {
  await open(page);
  await program(page, 3);
  await register(page, 2).click();
  await expect(register(page, 2)).toHaveAccessibleName(/next card/);
  const names = () => page.getByRole("list", { name: "Your registers" }).ariaSnapshot();
  const before = [await names(), ...(await programmed(page))];
  expect(before).toHaveLength(3);
  await page.reload();
  await expect(register(page, 1)).toBeVisible();
  await expect.poll(async () => [await names(), ...(await programmed(page))]).toEqual(before);
});
