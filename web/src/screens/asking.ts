// What only screens ask of the server.

import { api, freshNumber } from "../app/api.ts";
import { preferences } from "../app/preferences.svelte.ts";
import type { GameShown, Happened, Me, Opened, TableWish } from "../app/protocol.ts";
import { haveMet } from "./met.ts";

/** Everything that happened at a table, as a seat of one's own or a spectator may know it; nothing if the server refuses. */
export async function historyOf(table: string, seat: number): Promise<Happened[] | null> {
  const where = `/api/tables/${encodeURIComponent(table)}/log?since=0&seat=${seat}`;
  const answer = await fetch(where, { credentials: "same-origin" });
  return answer.ok ? ((await answer.json()) as Happened[]) : null;
}

/** Open a table; whoever plays here gives numbers for the dice at once. */
export async function openTable(wish: TableWish): Promise<Opened> {
  await comeIn();
  const opened = await api.openTable(wish);
  const own = wish.seats.flatMap((seat, at) => (seat.kind === "person" ? [at + 1] : []));
  if (own.length && !wish.start) await giveNumbers(opened.table.id, own);
  else if (own.length) await giveNumbers(opened.table.id, own).catch(() => {});
  return opened;
}

/** Be somebody; whoever comes for the first time is made a guest. */
export async function comeIn(nickname?: string): Promise<Me> {
  const me = await api.me(nickname);
  haveMet();
  return me;
}

export async function giveNumbers(table: string, seats: number[]): Promise<void> {
  await api.giveNumbers(table, Object.fromEntries(seats.map((seat) => [seat, freshNumber()])));
}

/** How many play unless somebody says otherwise: three, or as near to it as the game allows. */
export function usualCount(game: Pick<GameShown, "seats">): number {
  const away = (count: number) => Math.abs(count - 3);
  return game.seats.reduce((best, count) => (away(count) < away(best) ? count : best));
}

/** One person and two bots, or as many as asked for: play at once, and nobody is hurried. */
export function playNow(game: GameShown, seats = usualCount(game)): Promise<Opened> {
  const bot = bestBot(game);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }) as const);
  const timed = game.options.some(({ name, kind }) => name === "timer" && kind === "flag");
  const options = timed ? { timer: false } : {};
  return openTable({ game: game.name, seats: [{ kind: "person" }, ...bots], options });
}

/** The bot that is offered first: a good one, if there is one. */
export function bestBot(game: GameShown): string {
  return game.bots.includes("greedy")
    ? "greedy"
    : (game.bots.find((bot) => bot !== "random") ?? "random");
}

/** Remember what was looked at, for "since your last look". */
export function haveSeen(table: string, version: number): void {
  if ((preferences.seen[table] ?? 0) >= version) return;
  const { [table]: _, ...others } = preferences.seen;
  preferences.seen = { ...others, [table]: version };
  preferences.save();
}
