// A table that no server holds: one seat is somebody's, bots would sit at the others.

import type { TableShown } from "./protocol.ts";
import type { Json } from "./stage.ts";

export interface Apart {
  game: string;
  seat: number;
  seats: number;
  still: Json;
}

/** What is told of a table that nobody has agreed on anything for. */
export const NOBODYS = {
  options: {},
  version: 0,
  waiting: [],
  clock: {},
  spectators: {},
  hints: false,
  commitment: "",
  dice: 2,
  revealing: false,
  start: "",
  proposals: {},
  after: "",
  next: "",
};

/** The table as a session is told of it; without a name, boards take one step at a time. */
export function tableApart({ game, seat, seats, still }: Apart, id = ""): TableShown {
  const everybody = Array.from({ length: seats }, (_, at) => ({
    seat: at + 1,
    kind: at + 1 === seat ? "person" : "bot",
    bot: at + 1 === seat ? "" : "greedy",
  }));
  return { ...NOBODYS, id, game, status: "playing", seats: everybody, still };
}
