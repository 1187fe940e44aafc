// What events tell, and how long they are to be seen.

import type { Played } from "../../app/stage.ts";
import type { Model, Robot } from "./model.ts";
import type { Direction } from "./still.ts";

/** Milliseconds of motion and of time to look at it. */
export const MS = {
  register: 300,
  reveal: 700,
  step: 240,
  turn: 200,
  blocked: 240,
  belts: 320,
  pushers: 300,
  gears: 320,
  lasers: 520,
  damage: 420,
  fall: 700,
  touch: 620,
  look: 420,
  option: 900,
  board: 900,
} as const;

/** Milliseconds for who wants no travel: long enough to see what changed. */
export const STILL = { register: 300, reveal: 900, look: 420, lasers: 600, option: 900 } as const;

export interface Told {
  seat?: number;
  target?: number;
  turn?: number;
  register?: number;
  count?: number;
  card?: string;
  space?: string;
  direction?: Direction;
  facing?: Direction;
  running?: string;
  hits?: number;
  damage?: number;
  lives?: number;
  flag?: number;
  option?: string;
  how?: string;
  by?: string;
  tokens?: number;
  board?: number;
  quarters?: number;
  side?: string;
}

/** An event with whom it speaks of. */
export interface Happening {
  kind: string;
  told: Told;
  robot: Robot | undefined;
  target: Robot | undefined;
}

export function done(model: Model, ms: number = 0, stands: number = STILL.look): Played<Model> {
  return { model, ms, ...(ms ? { stands } : {}) };
}
