// Things that fly from one place on the page to another. Places go by name (`data-at`); who is not
// drawn in full is a panel, and everything of theirs flies there.

import type { Stock } from "../still.ts";

export type Flying =
  | { what: Stock; count: number }
  | { what: "card"; card: string }
  | { what: "contractor"; card: string }
  | { what: "die"; value: number; seat: number };

export type Flight = Flying & { id: number; from: string; to: string };

const KEPT = 40;

export const at = {
  slot: (slot: number) => `slot-${slot}`,
  crew: (slot: number) => `crew-${slot}`,
  deck: "deck",
  crewDeck: "crew-deck",
  discard: "discard",
  machine: "machine",
  revealed: "revealed",
  hand: (seat: number) => `hand-${seat}`,
  stock: (seat: number, stock: Stock) => `${stock}-${seat}`,
  dice: (seat: number) => `dice-${seat}`,
  floor: (seat: number, floor: string) => `floor-${seat}-${floor}`,
  card: (seat: number, card: string) => `card-${seat}-${card}`,
  panel: (seat: number) => `panel-${seat}`,
};

/** Where to look for a place, the best first. */
export function places(name: string): string[] {
  const seat = /^(?:hand|metal|energy|goods|dice|floor|card)-(\d+)/.exec(name)?.[1];
  return seat ? [name, at.panel(Number(seat))] : [name];
}

/** A list of flights with one more; the oldest are forgotten. */
export function flown(flights: Flight[], flying: Flying, from: string, to: string): Flight[] {
  const id = (flights.at(-1)?.id ?? 0) + 1;
  return [...flights, { ...flying, id, from, to }].slice(-KEPT);
}
