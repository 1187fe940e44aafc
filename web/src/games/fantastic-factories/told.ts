// What events tell, how long they are to be seen, and what flies because of them.

import type { Model } from "./model.ts";
import { type Flying, flown } from "./motion/flights.ts";
import type { Floor, Stock, Tool } from "./still.ts";

/** Milliseconds of motion and of time to look at it. */
export const MS = {
  round: 500,
  turn: 200,
  card: 420,
  arrive: 320,
  pay: 260,
  gain: 360,
  reveal: 1100,
  roll: 760,
  place: 300,
  use: 300,
  build: 620,
  end: 260,
  machine: 900,
  machineDie: 700,
  triggered: 900,
} as const;

export interface Told {
  seat?: number;
  owner?: number;
  count?: number;
  blueprint?: string;
  contractor?: string;
  slot?: number;
  tool?: Tool;
  round?: number;
  row?: "blueprints" | "contractors";
  resource?: Stock;
  stock?: Stock;
  amount?: number;
  floor?: Floor;
  value?: number;
  to?: number;
  colour?: string;
  type?: string;
}

/** The next model, and the milliseconds that it is to be seen for. */
export interface After {
  model: Model;
  ms: number;
}

/** The model with one more thing that flies. */
export function flew(before: Model, flying: Flying, from: string, to: string): Model {
  return { ...before, flights: flown(before.flights, flying, from, to) };
}
