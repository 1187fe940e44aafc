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
  score: number;
  lines: LineView[];
}

export interface PositionView {
  seats: number;
  first: number;
  round: number;
  active: number;
  parts: string[][];
  projects: Color[][];
  bots: Color[][];
  universal_bot: null | "board" | { seat: number; colour: Color };
  tiles: (string | null)[];
  tile_states: string[];
  offer: string[];
  columns: Record<Color, (string | null)[]>;
  spares: (string | null)[];
  meeples: Record<Color, number>;
  turned: number;
  marker: Color;
  tops: (string | null)[];
  stacks: Record<Color, string[]>;
  discards: Record<Color, string[]>;
  supply: string[];
  project_board: (Color | null)[];
  project_deck: Color[];
  project_discards: Color[];
  values: Record<Color, number>;
  task?: string;
  vilela_board?: BoardName | null;
  vilela_bot?: Color | null;
}

export interface View {
  position: PositionView;
  step: string | null;
  args: (number | string)[];
  waiting: number[];
  phase: "start" | "move" | "act" | null;
  order: MeepleView[];
  account: AccountView | null;
  wheel: { place: string; part: string | null; bonus: boolean }[];
  contracts: { spot: Spot; number: string | null; tokens: number[] }[];
  endings: string[];
  seats: SeatView[];
  standing: number[] | null;
}
