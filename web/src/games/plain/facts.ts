// A view taken apart into what can be read: single facts, lists, and tables by seat.

import type { Json } from "../../app/stage.ts";

export interface Facts {
  single: { name: string; value: string }[];
  tables: FactTable[];
}

export interface FactTable {
  name: string;
  bySeat: boolean;
  columns: string[];
  rows: string[][];
}

const LONGEST = 80; // characters of one fact

/** Everything a view says; `seats` tells lists with one entry for each seat from others. */
export function factsOf(view: Json, seats: number): Facts {
  const facts: Facts = { single: [], tables: [] };
  const bySeat: [string, unknown[]][] = [];
  for (const [name, value] of Object.entries(view)) {
    if (isBySeat(value, seats)) bySeat.push([name, value]);
    else if (isRows(value)) facts.tables.push(rowsTable(name, value, false));
    else if (isRecord(value)) facts.tables.push(recordTable(name, value));
    else facts.single.push({ name, value: written(value) });
  }
  const plain = bySeat.filter(([, value]) => !isRows(value));
  if (plain.length) facts.tables.unshift(seatTable(plain, seats));
  for (const [name, value] of bySeat) {
    if (isRows(value)) facts.tables.unshift(rowsTable(name, value, true));
  }
  return facts;
}

/** A value in one line. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length ? value.map(written).join(", ") : "–";
  if (isRecord(value)) {
    const parts = Object.entries(value).map(([name, inside]) => `${name}: ${written(inside)}`);
    return parts.join("; ").slice(0, 4 * LONGEST);
  }
  return String(value);
}

/** A name as it is read: `deck_size` is two words. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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

function seatTable(lists: [string, unknown[]][], seats: number): FactTable {
  const rows = Array.from({ length: seats }, (_, seat) =>
    lists.map(([, value]) => written(value[seat])),
  );
  return { name: "", bySeat: true, columns: lists.map(([name]) => name), rows };
}

function rowsTable(name: string, value: Json[], bySeat: boolean): FactTable {
  const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const rows = value.map((row) => columns.map((column) => written(row[column])));
  return { name, bySeat, columns, rows };
}

function recordTable(name: string, value: Json): FactTable {
  const rows = Object.entries(value).map(([key, inside]) => [readable(key), written(inside)]);
  return { name, bySeat: false, columns: [], rows };
}
