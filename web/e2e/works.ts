// Fantastic Factories as the tests need it: tables that are played up to a point, over the wire.

import type { Page } from "@playwright/test";
import type { Choice, TableWish } from "../src/app/protocol.ts";
import { openTable } from "./quick.ts";

export const WORKS = "fantastic-factories";

export function works(bots: number, options: Record<string, unknown> = {}): TableWish {
  const bot = { kind: "bot", bot: "random" } as const;
  return {
    game: WORKS,
    seats: [{ kind: "person" }, ...Array.from({ length: bots }, () => bot)],
    options,
  };
}

const MOST = 6; // tables

/** What is done first, where several things can be done. */
const RANKS = [
  "build",
  "use",
  "die",
  "discard",
  "place",
  "take",
  "gain",
  "value",
  "set",
  "specialist",
  "copy",
  "give",
  "split",
  "return",
  "reroll",
  "roll",
  "pass",
  "end-work",
  "hire",
  "clear",
  "back",
];

/** Play one's own seat at a new table until all of this can be done at once; not every deal has it. */
export async function reach(page: Page, wish: TableWish, ...wanted: string[]): Promise<string> {
  for (let tables = 0; tables < MOST; tables++) {
    const { table } = await openTable(page, wish);
    if (await playUntil(page, table.id, wanted)) return table.id;
  }
  throw new Error(`no table came to ${wanted.join(" and ")}`);
}

function playUntil(page: Page, table: string, wanted: string[]): Promise<boolean> {
  return page.evaluate(
    ({ table, wanted, ranks }) =>
      new Promise<boolean>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        const answered = new Set<number>();
        const send = (frame: object) => socket.send(JSON.stringify(frame));
        socket.onerror = () => reject(new Error("no connection"));
        socket.onopen = () => send({ type: "hello", protocol: 2, language: "en", since: null });
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data);
          const { question, status } = frame.situation ?? {};
          if (status === "over") resolve(false);
          if (!question || answered.has(question.number)) return;
          const choices: Choice[] = question.choices;
          if (wanted.every((one) => choices.some(({ kind }) => kind === one))) {
            socket.close();
            resolve(true);
            return;
          }
          answered.add(question.number);
          const rank = ({ kind, action }: Choice) =>
            ranks.indexOf(kind) + (action.startsWith("place:mine") ? -0.5 : 0);
          const [first] = [...choices].sort((a, b) => rank(a) - rank(b));
          const id = String(question.number);
          send({ type: "order", id, seat: 1, question: question.number, action: first?.action });
        };
      }),
    { table, wanted, ranks: RANKS },
  );
}
