// A view taken apart into what can be read: single facts, and tables.

import type { GameShown } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";
import type { Words } from "../../app/words.ts";

export interface Facts {
  single: { name: string; value: string }[];
  tables: FactTable[];
}

interface FactTable {
  name: string;
  bySeat: boolean;
  columns: string[];
  rows: string[][];
}

const NOTHING = "–";
const SEATS = ["seat", "owner", "active"]; // numbers that are seats
// What the frame says in its own words.
const SAID = ["step", "args", "waiting", "standing", "scores", "agenda", "options"];

/** How values and names are worded: by the texts of the game, else as they are. */
export class Wording {
  #words: Words;
  #kinds = new Map<string, string>();

  constructor(words: Words, game?: GameShown) {
    this.#words = words;
    for (const { args } of [...(game?.events ?? []), ...(game?.actions ?? [])]) {
      for (const { what, names } of Object.values(args)) {
        for (const name of names) this.#kinds.set(name, what);
      }
    }
  }

  /** A value in one line; `name` says what it is. */
  value(value: unknown, name = ""): string {
    if (SEATS.includes(name) && typeof value === "number") {
      return this.#words.seats[value - 1] ?? String(value);
    }
    if (value === null || value === undefined || value === "") return NOTHING;
    if (Array.isArray(value)) return this.#list(value);
    if (isScoreLine(value)) {
      const key = `score-${value.name}`;
      const said = this.#words.has(key) ? this.#words.say(key, value.args) : value.name;
      return `${value.points} (${said})`;
    }
    if (isRecord(value)) {
      const parts = Object.entries(value).map(
        ([name, inside]) => `${this.value(name)}: ${this.value(inside)}`,
      );
      return parts.join("; ") || NOTHING;
    }
    if (typeof value !== "string") return String(value);
    const key = `${this.#kinds.get(value)}-${value}`;
    return this.#words.has(key) ? this.#words.say(key) : value;
  }

  /** The name of a fact: a game may bring a text `fact-…`. */
  name(name: string): string {
    const key = `fact-${name.replaceAll("_", "-")}`;
    return this.#words.has(key) ? this.#words.say(key) : readable(name);
  }

  #list(values: unknown[]): string {
    const between = values.some((one) => Array.isArray(one) || isRecord(one)) ? " | " : ", ";
    return values.map((one) => this.value(one)).join(between) || NOTHING;
  }
}

/** Everything a view says; `seats` tells lists with one entry for each seat from others. */
export function factsOf(view: Json, seats: number, wording: Wording): Facts {
  const facts: Facts = { single: [], tables: [] };
  const bySeat: [string, unknown[]][] = [];
  for (const [name, value] of Object.entries(view)) {
    if (SAID.includes(name)) continue;
    if (isBySeat(value, seats)) bySeat.push([name, value]);
    else if (isRows(value)) facts.tables.push(rowsTable(name, value, false, wording));
    else if (isRecord(value)) facts.tables.push(...recordTables(name, value, seats, wording));
    else if (isGrid(value, seats)) facts.tables.push(gridTable(name, value, seats, wording));
    else facts.single.push({ name: wording.name(name), value: wording.value(value, name) });
  }
  const plain = bySeat.filter(([, value]) => !isRows(value));
  if (plain.length) facts.tables.unshift(seatTable(plain, seats, wording));
  for (const [name, value] of bySeat) {
    if (isRows(value)) facts.tables.unshift(rowsTable(name, value, true, wording));
  }
  return facts;
}

/** A name as it is read: `deck_size` is two words. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScoreLine(value: unknown): value is { name: string; points: number; args: Json } {
  return isRecord(value) && "name" in value && "points" in value && isRecord(value.args);
}

function isRows(value: unknown): value is Json[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isBySeat(value: unknown, seats: number): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    value.every((one) => Array.isArray(one) || isRecord(one) || typeof one === "number")
  );
}

function isGrid(value: unknown, seats: number): value is number[][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (row) =>
        Array.isArray(row) && row.length === seats && row.every((cell) => typeof cell === "number"),
    )
  );
}

function seatTable(lists: [string, unknown[]][], seats: number, wording: Wording): FactTable {
  const rows = Array.from({ length: seats }, (_, seat) =>
    lists.map(([, value]) => wording.value(value[seat])),
  );
  return { name: "", bySeat: true, columns: lists.map(([name]) => wording.name(name)), rows };
}

function rowsTable(name: string, value: Json[], bySeat: boolean, wording: Wording): FactTable {
  const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const rows = value.map((row) => columns.map((column) => wording.value(row[column], column)));
  return {
    name: bySeat ? "" : wording.name(name),
    bySeat,
    columns: columns.map((column) => wording.name(column)),
    rows,
  };
}

/** A record inside a view is taken apart like the view itself. */
function recordTables(name: string, value: Json, seats: number, wording: Wording): FactTable[] {
  const { single, tables } = factsOf(value, seats, wording);
  const rows = single.map((fact) => [fact.name, fact.value]);
  const own = { name: wording.name(name), bySeat: false, columns: [], rows };
  return rows.length ? [own, ...tables] : tables;
}

/** Numbers in rows, with a column for each seat. */
function gridTable(name: string, value: number[][], seats: number, wording: Wording): FactTable {
  const named = Array.from({ length: seats }, (_, at) => wording.value(at + 1, "seat"));
  return {
    name: wording.name(name),
    bySeat: false,
    columns: ["", ...named],
    rows: value.map((row, at) => [String(at + 1), ...row.map(String)]),
  };
}
