// What never changes at a table: what is printed on boards and tiles. The server sends it once.

import type { Bonus, Color, Spot } from "./names.ts";

interface SpaceStill {
  space: string;
  board: string;
  /** Parts, credits, projects or speech tokens, by its board. */
  allows: number;
}

interface ContractStill {
  number: number;
  need: Color[];
  /** For the first token, and for the second. */
  points: [number, number];
}

export interface Still {
  spaces: SpaceStill[];
  /** The values of a track from the bottom up. */
  track: number[];
  start: number;
  /** Raising a value into `enter` gives the bonus. */
  lines: { enter: number; bonus: Bonus }[];
  /** Spaces of the columns with a part icon, as `red-torso`. */
  icons: string[];
  /** Places of the wheel with the bonus icons, as it lies at set-up. */
  wheel_bonus: string[];
  /** Rows of contracts from the top down. */
  rows: { cost: number; side: number }[];
  contracts: ContractStill[];
  /** The spots that each inspection tile marks. */
  inspections: Spot[][];
}
