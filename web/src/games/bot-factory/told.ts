// What events tell, by the names of their arguments.

import type { Model, Seat } from "./model.ts";
import type { BoardName, Color } from "./names.ts";

export interface Told {
  seat?: number;
  space?: string;
  board?: BoardName;
  colour?: Color;
  part?: string;
  place?: string;
  pallet?: string;
  output?: string;
  slot?: string;
  to?: string;
  spot?: string;
  number?: string;
  count?: number;
  credits?: number;
  value?: number;
  round?: number;
  phase?: "move" | "act" | "maintenance";
  task?: string;
  tile?: string;
  ending?: string;
}

/** The model without a piece that leaves the boards: it is seen to go. */
export function parted(before: Model, ...ids: (string | undefined)[]): Model {
  return { ...before, gone: [...before.gone, ...ids.filter((id) => id !== undefined)] };
}

/** The model with one seat changed. */
export function seated(before: Model, number: number | undefined, change: (seat: Seat) => Seat) {
  const seats = before.seats.map((seat) => (seat.seat === number ? change(seat) : seat));
  return { ...before, seats };
}
