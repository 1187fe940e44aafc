// What the server shows of a factory: the part of the view that is drawn.

import type { BoardName, Color, Spot } from "./names.ts";

interface MeepleView {
  /** A seat's number, `sandra` or `vilela`. */
  meeple: string;
  space: string;
  stands: boolean;
}

/** How far an action is: `left` of `most` that the space allows. */
export interface AccountView {
  space: string;
  board: BoardName;
  allows: "parts" | "credits" | "projects" | "speech";
  left: number;
  most: number;
  begun: boolean;
  executive: "open" | "used" | "none";
  icons: number;
}

export interface LineView {
  name: string;
  points: number;
  args: Record<string, unknown>;
  clause: string;
}

interface SeatView {
  speech: number;
  pledged: number;
  pool: number;
  parts: string[];
  projects: Color[];
  bots: Color[];
  tile: string | null;
  tile_state: string;
  score: number;
  lines: LineView[];
}

export interface View {
  step: string | null;
  args: (number | string)[];
  waiting: number[];
  round: number;
  phase: "start" | "move" | "act" | null;
  order: MeepleView[];
  account: AccountView | null;
  wheel: { place: string; part: string | null; bonus: boolean }[];
  turned: number;
  marker: Color;
  tops: (string | null)[];
  stacks: Record<Color, number>;
  discards: Record<Color, string[]>;
  columns: Record<Color, (string | null)[]>;
  spares: (string | null)[];
  meeples: Record<Color, number>;
  supply: string[];
  universal_bot: null | "board" | { seat: number; colour: Color };
  project_board: (Color | null)[];
  project_deck: number;
  project_discards: number;
  values: Record<Color, number>;
  offer: string[];
  inspection: { task: string; board: BoardName | null; bot: Color | null } | null;
  contracts: { spot: Spot; number: string | null; tokens: number[] }[];
  endings: string[];
  seats: SeatView[];
  standing: number[] | null;
}
