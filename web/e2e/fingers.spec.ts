// Room for fingers where pieces crowd, in deals that are looked for.

import type { Page } from "@playwright/test";
import type { Choice, TableWish } from "../src/app/protocol.ts";
import { tooSmall } from "./looking.ts";
import { choices } from "./playing.ts";
import { GAME, openTable } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { reach, works } from "./works.ts";

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const SMALL = { width: 360, height: 640 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const bot = { kind: "bot", bot: "random" } as const;

/** Play the last choice until dice of so many seats on one tile can be moved. */
function playUntilCrowded(page: Page, table: string, least: number): Promise<boolean> {
  return page.evaluate(
    ({ table, least }) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        const answered = new Set<number>();
        const send = (frame: object) => socket.send(JSON.stringify(frame));
        socket.onopen = () => send({ type: "hello", protocol: 2, language: "en", since: null });
        socket.onmessage = ({ data }) => {
          const { question, status } = JSON.parse(data).situation ?? {};
          if (status === "over") resolve(false);
          if (!question || answered.has(question.number)) return;
          const actions = question.choices.map(({ action }: Choice) => action);
          const on = (field: string) =>
            actions.filter((one: string) => one.startsWith("other:") && one.endsWith(`@${field}`));
          if ([..."12345"].some((field) => on(field).length >= least)) {
            socket.close();
            resolve(true);
            return;
          }
          answered.add(question.number);
          const id = String(question.number);
          send({ type: "order", id, seat: 1, question: question.number, action: actions.at(-1) });
        };
      }),
    { table, least },
  );
}

async function crowd(page: Page, seats: number, least: number): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, () => bot);
  const wish: TableWish = { game: GAME, seats: [{ kind: "person" }, ...bots] };
  for (let tables = 0; tables < 8; tables++) {
    const { table } = await openTable(page, wish);
    if (await playUntilCrowded(page, table.id, least)) return table.id;
  }
  throw new Error("no table was so crowded");
}

async function checkFingers(page: Page, table: string): Promise<void> {
  for (const viewport of [UPRIGHT, LYING, SMALL]) {
    await page.setViewportSize(viewport);
    await page.goto("/NOTICE.txt"); // of the same origin: the page is loaded again
    await page.goto(`/#/table/${table}`);
    await expect(choices(page).first()).toBeVisible();
    await expect.poll(() => tooSmall(page), { message: `${viewport.width}` }).toEqual([]);
  }
}

for (const [seats, least] of [
  [3, 2],
  [4, 2],
  [4, 3],
] as const)
  test(`dice of ${least} others on one tile, ${seats} seats`, async ({ page }) => {
    await page.goto("/");
    await checkFingers(page, await crowd(page, seats, least));
  });

test("crowded dice are offered as buttons, which move them", async ({ page }) => {
  await page.goto("/");
  const table = await crowd(page, 4, 3);
  await page.setViewportSize(SMALL);
  await page.goto(`/#/table/${table}`);
  const buttons = page.locator(".crowd").getByRole("button", { name: /on space \d/ });
  await expect(buttons.nth(2)).toBeVisible();
  const before = await buttons.nth(1).getAttribute("data-action");
  await buttons.nth(1).tap();
  await expect(page.locator(`.crowd [data-action="${before}"]`)).toHaveCount(0);
});

test("the spaces of the headquarters", async ({ page }) => {
  await page.goto("/");
  await checkFingers(page, await reach(page, works(2), "place"));
});
