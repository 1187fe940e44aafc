// What never changes at a table: the floor, space by space. The server sends it once, with the
// table (`Game.still`), and answers it for any options of a table, so that a course can be looked
// at and a built one checked before anybody sits down:
//
//   POST /api/games/{game}/still  {"options": {"course": …}}  → Still, or the refusal with its clause
//
// Spaces go by their names, `A1` … `AJ36`, directions by theirs: both as in actions and events.

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One space. What it has not is left out; plain floor is `{}`. */
export interface SpaceStill {
  pit?: true;
  /** Which way the belt here runs; which belts feed it is seen from the neighbors. */
  belt?: Direction;
  /** Only with a belt. */
  express?: true;
  gear?: "right" | "left";
  /** 1: wrench, 2: wrench and hammer. */
  repair?: 1 | 2;
  /** Which way the pusher pushes: it stands at the opposite side. */
  pusher?: Direction;
  /** In which registers it works; only with a pusher. */
  registers?: number[];
  /** Sides with a wall, whichever of the two spaces it is printed on (RR-53). */
  walls?: Direction[];
}

/** A laser on a wall. */
export interface LaserStill {
  /** Every space it crosses when nobody stands in the way, the emitter's first. */
  spaces: string[];
  direction: Direction;
  /** Beams: 1 to 3. */
  count: number;
}

/** A board on the floor; `x` and `y` are its upper left space, counted from 0, after turning. */
interface BoardStill {
  board: string;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  turned: number;
  width: number;
  height: number;
}

export interface Still {
  /** The course: its name in the data, or empty for one that somebody built. */
  course: string;
  /** What a built course is called; empty for ours, which have a text `course-…`. */
  title: string;
  width: number;
  height: number;
  /** Row by row from the top; null is no space of a board, a hole. */
  spaces: (SpaceStill | null)[][];
  lasers: LaserStill[];
  /** Dock 1 first. */
  docks: string[];
  /** Which way robots face at the start. */
  start_facing: Direction;
  /** Flag 1 first. */
  flags: string[];
  boards: BoardStill[];
}
