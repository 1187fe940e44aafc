// Tables of Bot Factory as the tests need them.

import type { Page } from "@playwright/test";
import type { Choice, TableWish } from "../src/app/protocol.ts";
import { prefer } from "./playing.ts";
import { openTable } from "./quick.ts";
import { expect } from "./watched.ts";

export const FACTORY = "bot-factory";

const bot = { kind: "bot", bot: "random" } as const;

/** Against two bots, for as many rounds as it takes. */
export const AT_WORK: TableWish = { game: FACTORY, seats: [{ kind: "person" }, bot, bot] };

/** An end after a round or two. */
export const A_SHIFT: TableWish = {
  game: FACTORY,
  seats: [{ kind: "person" }, bot],
  options: { "round-limit": 2 },
};

export const INSPECTED: TableWish = {
  game: FACTORY,
  seats: [{ kind: "person" }],
  options: { "round-limit": 2, task: "three-alike" },
};

/** Play one's own seat until all of some kinds can be done: rather this than that. */
function playUntil(page: Page, table: string, kinds: string[]): Promise<void> {
  return page.evaluate(
    ({ table, kinds }) =>
      new Promise<void>((resolve, reject) => {
        const RATHER = ["place", "dispense", "pay", "project", "take", "feed", "rotate", "move"];
        const rank = (choice: Choice) => (RATHER.indexOf(choice.kind) + 99) % 99;
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        const answered = new Set<number>();
        const send = (frame: object) => socket.send(JSON.stringify(frame));
        socket.onopen = () => send({ type: "hello", protocol: 2, language: "en", since: null });
        socket.onmessage = ({ data }) => {
          const { seat, status, question } = JSON.parse(data).situation ?? {};
          if (status === "over") reject(new Error(`never: ${kinds}`));
          if (!question || answered.has(question.number)) return;
          const choices: Choice[] = question.choices;
          if (kinds.every((kind) => choices.some((one) => one.kind === kind))) {
            socket.close();
            resolve();
            return;
          }
          answered.add(question.number);
          const best = choices.toSorted((a, b) => rank(a) - rank(b));
          const alike = best.filter((one) => one.kind === best[0]?.kind);
          const { action } = alike[answered.size % alike.length] as Choice;
          send({
            type: "order",
            id: `${question.number}`,
            seat,
            question: question.number,
            action,
          });
        };
      }),
    { table, kinds },
  );
}

/** Sit at a table, where something of a kind, or of several, can be done now. */
export async function work(page: Page, kinds: string, wish = AT_WORK, url = ""): Promise<string> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
  await page.goto(`${url}/`);
  const { table } = await openTable(page, wish);
  await playUntil(page, table.id, kinds.split(" "));
  await page.goto(`${url}/#/table/${table.id}`);
  // Whatever can be done has a button in the panel: many choices of a kind are folded into one.
  await expect(page.locator(".panel button:not([aria-disabled])").first()).toBeVisible();
  return table.id;
}
