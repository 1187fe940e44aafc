// What this browser adds to the dice of a table, and whether the dice came out of it: first it commits
// to a number of its own, then it shows it, and in the end it compares. `docs/fair-dice.md` says why.

import type { TableShown } from "./protocol.ts";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256.ts";

const KEY = "botyard-dice";
const MOST = 100; // tables that are remembered
const FIRST = 1; // the version without commitments

/** What is remembered of a table's dice. */
export interface Kept {
  /** The server's commitment, as it was before anybody else committed. */
  host: string;
  /** The numbers of one's own seats. */
  numbers: Record<number, string>;
  /** How the game starts, if nothing is claimed of its dice. */
  start: string;
  /** The seats whose commitments, and whose numbers, the server has taken. */
  promised: number[];
  shown: number[];
  /** All commitments, as they were before any number was shown. */
  seen?: string[];
}

/** The server shows something else than before: nothing is shown to it. */
export class Distrust extends Error {}

/** What the end of a game says about its dice; `wrong` names what does not fit. */
export interface DiceCheck {
  state: "ok" | "part" | "bad" | "deal" | "position" | "unknown";
  wrong: Wrong[];
}
export type Wrong = "host" | "secret" | "own" | "others" | "numbers" | "key";

/** A number that nobody can foresee. */
export function freshNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function commitmentOf(host: string, seat: number, number: string): string {
  return hex(sha256(utf8(["botyard fair dice 2 seat", host, seat, number].join("\n"))));
}

export function keyOf(secret: string, commitments: string[], numbers: string[]): string {
  const seats = commitments.flatMap((commitment, at) => [commitment, numbers[at] ?? ""]);
  return hex(hmac(unhex(secret), utf8(["botyard fair dice 2", "", ...seats].join("\n"))));
}

/** The commitments of some seats of one's own: their numbers are kept before anybody hears of them. */
export function promise(table: TableShown, seats: number[]): Record<number, string> {
  const { commitment: host, start } = table;
  const kept = keptOf(table.id) ?? { host, start, numbers: {}, promised: [], shown: [] };
  if (kept.host !== table.commitment) throw new Distrust();
  for (const seat of seats) kept.numbers[seat] ??= freshNumber();
  keep(table.id, kept);
  const bound = seats.map((seat) => [
    seat,
    commitmentOf(kept.host, seat, kept.numbers[seat] as string),
  ]);
  return Object.fromEntries(bound);
}

/** What the server has taken of one's own seats. */
export function taken(table: TableShown): void {
  const kept = keptOf(table.id);
  if (!kept) return;
  for (const { seat, commitment, numbered } of table.seats) {
    const number = kept.numbers[seat];
    if (!number || commitment !== commitmentOf(kept.host, seat, number)) continue;
    if (!kept.promised.includes(seat)) kept.promised.push(seat);
    if (numbered && !kept.shown.includes(seat)) kept.shown.push(seat);
  }
  keep(table.id, kept);
}

/** The numbers to show now: none unless everybody has committed, and nothing has changed since. */
export function toShow(table: TableShown, seats: number[]): Record<number, string> {
  const kept = keptOf(table.id);
  if (!table.revealing || !kept) return {};
  const commitments = table.seats.map(({ commitment }) => commitment ?? "");
  const same = !kept.seen || kept.seen.join() === commitments.join();
  const all = table.seats.every(({ commitment, bot }) => commitment || bot);
  const own = kept.promised.filter((seat) => seats.includes(seat));
  const right = own.every(
    (seat) => commitmentOf(kept.host, seat, kept.numbers[seat] ?? "") === commitments[seat - 1],
  );
  if (kept.host !== table.commitment || !same || !all || !right) throw new Distrust();
  kept.seen = commitments;
  keep(table.id, kept);
  const missing = own.filter((seat) => {
    const shown = table.seats[seat - 1];
    return !shown?.numbered && !shown?.bot;
  });
  return Object.fromEntries(missing.map((seat) => [seat, kept.numbers[seat] as string]));
}

/** Compare the record of a finished game with what this browser kept of its dice. */
export function checkDice(record: string, kept: Kept | null): DiceCheck {
  const lines = record.trimEnd().split("\n");
  const { dice, seats } = JSON.parse(lines[0] ?? "") as {
    dice: Partial<Dice>;
    seats: string[];
  };
  const { end } = JSON.parse(lines.at(-1) ?? "") as { end?: { secret?: string; key?: string } };
  const start = dice.start ?? "";
  if (start && start === (kept?.start ?? start)) return { state: start, wrong: [] };
  if ((dice.version ?? FIRST) === FIRST && !kept) return { state: "unknown", wrong: [] };
  const { commitment = "", commitments = [], numbers = [] } = dice;
  const secret = end?.secret ?? "";
  const own = kept?.shown ?? [];
  const fits = (seat: number) => {
    const number = numbers[seat - 1] ?? "";
    if (!number) return seats[seat - 1]?.startsWith("bot:") === true;
    return commitmentOf(commitment, seat, number) === commitments[seat - 1];
  };
  const isOwn = (seat: number) =>
    numbers[seat - 1] === kept?.numbers[seat] &&
    commitments[seat - 1] === commitmentOf(kept?.host ?? "", seat, numbers[seat - 1] ?? "");
  const others = (all: string[]) => all.filter((_, at) => !own.includes(at + 1)).join();
  const found: Record<Wrong, boolean> = {
    host: kept !== null && (kept.host !== commitment || kept.start !== start),
    secret: hex(sha256(unhex(secret))) !== commitment,
    own: !own.every(isOwn),
    others: kept?.seen !== undefined && others(kept.seen) !== others(commitments),
    numbers: commitments.length !== numbers.length || !seats.every((_, at) => fits(at + 1)),
    key: keyOf(secret, commitments, numbers) !== end?.key,
  };
  const wrong = (Object.keys(found) as Wrong[]).filter((name) => found[name]);
  if (wrong.length) return { state: "bad", wrong };
  return { state: own.length && kept?.seen ? "ok" : "part", wrong };
}

interface Dice {
  version: number;
  commitment: string;
  commitments: string[];
  numbers: string[];
  start: "deal" | "position";
}

export function keptOf(table: string): Kept | null {
  return all()[table] ?? null;
}

let memory: Record<string, Kept> = {}; // where a browser keeps nothing

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? memory;
  } catch {
    return memory;
  }
}

function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = all();
  memory = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, kept]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // This tab knows it until it is closed.
  }
}
