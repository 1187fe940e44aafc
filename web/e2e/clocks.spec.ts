// Time that the rules set runs for whoever has seen what happened, and only where people play.

import type { Page } from "@playwright/test";
import type { Incoming } from "../src/app/protocol.ts";
import { prefer, program } from "./playing.ts";
import { openTable, RACE } from "./quick.ts";
import { expect, test } from "./watched.ts";

const hurry = (page: Page) =>
  page.getByRole("timer", { name: /left by the rules of the game/ }).first();
const skip = (page: Page) => page.getByRole("button", { name: "Skip the motion" });
const timer = (page: Page) => page.getByRole("group", { name: /^Timer: 30 seconds/ });

/** Program a turn by keys, and watch it from its beginning. */
async function watchATurn(page: Page, speed: number, said: () => number): Promise<void> {
  await prefer(page, { speed });
  await page.goto("/");
  const { table } = await openTable(page, {
    game: RACE,
    seats: [{ kind: "person" }, { kind: "bot", bot: "random" }],
    options: { timer: true },
  });
  await page.goto(`/#/table/${table.id}`);
  await expect(hurry(page)).toBeVisible();
  await expect.poll(said).toBe(1); // nothing was to be seen before the first turn
  await program(page);
  await expect(skip(page)).toBeVisible();
}

/** Whether the page told the server that a turn was seen, from now on. */
function seen(page: Page): () => number {
  let count = 0;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if ((JSON.parse(String(payload)) as Incoming).type === "seen") count += 1;
    }),
  );
  return () => count;
}

test("the timer stands while a turn is played back, and runs once it was skipped", async ({
  page,
}) => {
  await page.clock.install();
  const said = seen(page);
  await watchATurn(page, 0.5, said);
  await expect(hurry(page)).toHaveText("0:30");
  await page.clock.runFor(5000);
  await expect(skip(page)).toBeVisible(); // it is still played back
  await expect(hurry(page)).toHaveText("0:30");
  expect(said()).toBe(1);
  await skip(page).click();
  await expect(hurry(page)).not.toHaveText("0:30");
  expect(said()).toBe(2);
});

test("the timer runs once the playback has ended by itself", async ({ page }) => {
  const said = seen(page);
  await watchATurn(page, 4, said);
  await expect(skip(page)).toBeHidden({ timeout: 60_000 });
  await expect.poll(said).toBe(2);
  await expect(hurry(page)).not.toHaveText("0:30");
});

test("a race against bots has no timer unless somebody wants it", async ({ page }) => {
  await page.goto("/#/new/roborally");
  await page.getByText("Clock, hints, spectators, options").click();
  await expect(timer(page).getByRole("radio", { name: "On" })).toBeChecked(); // with a friend
  const other = page.getByRole("group", { name: "Player 2" });
  await other.getByText("Bot", { exact: true }).click();
  await expect(timer(page).getByRole("radio", { name: "Off" })).toBeChecked();
  await timer(page).getByText("On", { exact: true }).click();
  await expect(timer(page).getByRole("radio", { name: "On" })).toBeChecked();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(hurry(page)).toBeVisible();
});
