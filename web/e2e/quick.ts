// Tables as the tests need them, without pressing anything: asked for over the wire.

import type { Page } from "@playwright/test";
import { commitmentOf } from "../src/app/dice.ts";
import type { Choice, Opened, TableWish } from "../src/app/protocol.ts";
import { nextNumber } from "./deals.ts";

export const GAME = "ausser-rand-und-band";

/** Ask as whoever looks at the page. */
function ask<Answer>(page: Page, path: string, body: unknown): Promise<Answer> {
  return page.evaluate(
    async ({ path, body }) => {
      const headers = { "Content-Type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await fetch(`/api${path}`, request);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    { path, body },
  );
}

/** Open a table, and leave the dice to whoever comes to it. */
export async function openWithoutNumbers(page: Page, wish: TableWish): Promise<Opened> {
  await ask(page, "/me", {});
  await page.evaluate(() => localStorage.setItem("botyard-met", "1"));
  return ask<Opened>(page, "/tables", wish);
}

/** Open a table as whoever looks at the page; the dice are left to the page where others come by link. */
export async function openTable(page: Page, wish: TableWish): Promise<Opened> {
  const opened = await openWithoutNumbers(page, wish);
  if (wish.seats.some(({ kind }) => kind === "link")) return opened;
  const { id, commitment } = opened.table;
  const own = wish.seats.flatMap((seat, at) => (seat.kind === "person" ? [at + 1] : []));
  const number = nextNumber();
  const commitments = own.map((seat) => [seat, commitmentOf(commitment, seat, number)]);
  await ask(page, `/tables/${id}/commitments`, { commitments: Object.fromEntries(commitments) });
  const numbers = Object.fromEntries(own.map((seat) => [seat, number]));
  await ask(page, `/tables/${id}/numbers`, { numbers });
  return opened;
}

/**
 * Play one's own seats, or `only` one until it is not asked any more: always the first choice.
 * After `most` it stops as soon as something is refused or can be taken back; else when the game is over.
 */
export function play(page: Page, table: string, most = 1000, only = 0): Promise<void> {
  return page.evaluate(
    ({ table, most, only }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        const answered = new Set<string>();
        const send = (frame: object) => socket.send(JSON.stringify(frame));
        const close = () => {
          socket.close();
          resolve();
        };
        socket.onerror = () => reject(new Error("no connection"));
        socket.onopen = () => send({ type: "hello", protocol: 2, language: "en", since: null });
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data);
          // A question may be put again while others decide at the same time.
          const late = frame.error === "reason-question-closed";
          if (frame.type === "refused" && !late) reject(new Error(data));
          const { seat, status, question } = frame.situation ?? {};
          if (status === "over") close();
          if (only && seat !== only) return;
          if (only && !question && answered.size) close();
          const id = `${seat} ${question?.number}`;
          if (!question || answered.has(id)) return;
          const { choices, refused } = question;
          const courtesies = choices.some((one: Choice) => one.courtesy);
          if (answered.size >= most && (refused.length || courtesies)) return close();
          answered.add(id);
          const { action } = choices.find((one: Choice) => one.ceremony) ?? choices[0];
          send({ type: "order", id, seat, question: question.number, action });
        };
      }),
    { table, most, only },
  );
}

export const RACE = "roborally";

export const A_RACE: TableWish = {
  game: RACE,
  seats: [
    { kind: "person" },
    { kind: "bot", bot: "random" },
    { kind: "bot", bot: "random" },
    { kind: "bot", bot: "random" },
  ],
  options: { timer: false },
};

export const AGAINST_BOTS: TableWish = {
  game: GAME,
  seats: [{ kind: "person" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }],
};

/** A short race against a bot. */
export const A_SHORT_RACE: TableWish = {
  game: "roborally",
  seats: [{ kind: "person" }, { kind: "bot", bot: "random" }],
  options: { course: "dizzy-dash", timer: false, "turn-limit": 1 },
};
