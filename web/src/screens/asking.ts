// What only screens ask of the server.

import { api } from "../app/api.ts";
import { Distrust, freshNumber, promise, taken, toShow } from "../app/dice.ts";
import { preferences } from "../app/preferences.svelte.ts";
import type { GameListed, Happened, Me, Opened, TableShown, TableWish } from "../app/protocol.ts";
import { haveMet } from "./met.ts";

/** Everything that happened at a table, as a seat of one's own or a spectator may know it; nothing if the server refuses. */
export async function historyOf(table: string, seat: number): Promise<Happened[] | null> {
  const where = `/api/tables/${encodeURIComponent(table)}/log?since=0&seat=${seat}`;
  const answer = await fetch(where, { credentials: "same-origin" });
  return answer.ok ? ((await answer.json()) as Happened[]) : null;
}

/** Open a table; whoever plays here commits to numbers for the dice at once. */
export async function openTable(wish: TableWish): Promise<Opened> {
  await comeIn();
  const opened = await api.openTable(wish);
  const own = wish.seats.flatMap((seat, at) => (seat.kind === "person" ? [at + 1] : []));
  if (own.length && !wish.start) await addToDice(opened.table, own).catch(sayLater);
  else if (own.length) await addToDice(opened.table, own).catch(() => {});
  return opened;
}

/** Be somebody; whoever comes for the first time is made a guest. */
export async function comeIn(nickname?: string): Promise<Me> {
  const me = await api.me(nickname);
  haveMet();
  return me;
}

/** Commit to numbers for the dice, and show them once everybody has: as far as that can be done now. The table then. */
export async function addToDice(table: TableShown, seats: number[]): Promise<TableShown> {
  const own = table.seats.filter(({ seat, bot }) => seats.includes(seat) && !bot);
  if (table.dice === 1) return giveNumbers(table, own);
  taken(table);
  const open = own.flatMap(({ seat, commitment }) => (commitment ? [] : [seat]));
  const now = open.length ? await api.commit(table.id, promise(table, open)) : table;
  taken(now);
  const numbers = toShow(now, seats);
  if (!Object.keys(numbers).length) return now;
  const shown = await api.giveNumbers(table.id, numbers);
  taken(shown);
  return shown;
}

/** The table itself says that something is wrong with its dice. */
function sayLater(wrong: unknown): void {
  if (!(wrong instanceof Distrust)) throw wrong;
}

/** At a table that was opened before there were commitments. */
async function giveNumbers(table: TableShown, own: TableShown["seats"]): Promise<TableShown> {
  const missing = own.filter(({ numbered }) => !numbered);
  const numbers = Object.fromEntries(missing.map(({ seat }) => [seat, freshNumber()]));
  return missing.length ? api.giveNumbers(table.id, numbers) : table;
}

/** How many play unless somebody says otherwise: three, or as near to it as the game allows. */
export function usualCount(game: Pick<GameListed, "seats">): number {
  const away = (count: number) => Math.abs(count - 3);
  return game.seats.reduce((best, count) => (away(count) < away(best) ? count : best));
}

/** One person and two bots, or as many as asked for: play at once. */
export function playNow(game: GameListed, seats = usualCount(game)): Promise<Opened> {
  const bot = usualBot(game);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }) as const);
  return openTable({ game: game.name, seats: [{ kind: "person" }, ...bots] });
}

/** The bot that is offered first: of the middle level, else a good one, if there is one. */
export function usualBot({ bots }: Pick<GameListed, "bots">): string {
  const usual = ["level-3", "level-2", "level-1", "greedy"].find((bot) => bots.includes(bot));
  return usual ?? bots.find((bot) => bot !== "random") ?? "random";
}

/** Remember what was looked at, for "since your last look". */
export function haveSeen(table: string, version: number): void {
  if ((preferences.seen[table] ?? 0) >= version) return;
  const { [table]: _, ...others } = preferences.seen;
  preferences.seen = { ...others, [table]: version };
  preferences.save();
}
