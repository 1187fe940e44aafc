// Tables as the tests need them, without pressing anything: asked for over the wire.

import type { Page } from "@playwright/test";
import type { Opened, TableWish } from "../src/app/protocol.ts";

export const GAME = "ausser-rand-und-band";

/** Open a table as whoever looks at the page, who gives numbers for the dice at once. */
export function openTable(page: Page, wish: TableWish): Promise<Opened> {
  return page.evaluate(async (wish) => {
    const ask = async (path: string, body: unknown) => {
      const headers = { "Content-Type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await fetch(`/api${path}`, request);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    await ask("/me", {});
    localStorage.setItem("botyard-met", "1");
    const opened: Opened = await ask("/tables", wish);
    const own = wish.seats.flatMap((seat, at) => (seat.kind === "person" ? [at + 1] : []));
    const numbers = Object.fromEntries(own.map((seat) => [seat, "7".repeat(32)]));
    await ask(`/tables/${opened.table.id}/numbers`, { numbers });
    return opened;
  }, wish);
}

/** Play on one's own seats, always with the last choice, until the game is over or `most` is done. */
export function play(page: Page, table: string, most = 1000): Promise<void> {
  const where = { table, most };
  return page.evaluate(
    ({ table, most }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        const answered = new Set<string>();
        const send = (frame: object) => socket.send(JSON.stringify(frame));
        const close = () => {
          socket.close();
          resolve();
        };
        socket.onerror = () => reject(new Error("no connection"));
        socket.onopen = () => send({ type: "hello", protocol: 1, language: "en", since: null });
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data);
          if (frame.type === "refused") reject(new Error(data));
          const { seat, status, question } = frame.situation ?? {};
          if (status === "over") close();
          const id = `${seat} ${question?.number}`;
          if (!question || answered.has(id)) return;
          if (answered.size >= most) return close();
          answered.add(id);
          const { action } = question.choices.at(-1);
          send({ type: "order", id, seat, question: question.number, action });
        };
      }),
    where,
  );
}

export const AGAINST_BOTS: TableWish = {
  game: GAME,
  seats: [{ kind: "person" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }],
};
