// What the server shows of a table: the part of the view that is drawn.

import type { CardType, Floor, Tool } from "./still.ts";

export const HIDDEN = "?";

export interface FactoryView {
  metal: number;
  energy: number;
  goods: number;
  /** Blueprints by name; `?` is one that this seat may not see. */
  hand: string[];
  built: string[];
  /** Cards that were used this round, with the dice on them. */
  used: Record<string, number[]>;
  copied: string | null;
  armed: string | null;
  hired: string[];
  cleared: boolean;
  dice: number[];
  floors: Record<Floor, number[]>;
  /** Set aside for what the seat has begun. */
  picked: string[];
  chosen: number[];
  /** It has ended its work of this round. */
  done: boolean;
}

export interface OwnView {
  build: { blueprint: string; metal: number; energy: number; refused: string | null }[];
  use: { blueprint: string; refused: string | null }[];
  copy: { blueprint: string; refused: string | null }[];
  hire: { contractor: string; tool: Tool; energy: number; refused: string | null }[];
}

export interface View {
  phase: "market" | "work" | "over";
  step: string | null;
  args: (number | string)[];
  waiting: number[];
  round: number;
  first: number;
  last_round: number | null;
  tokens: Tool[];
  blueprints: (string | null)[];
  contractors: (string | null)[];
  discard: number;
  deck: number;
  contractor_deck: number;
  seats: (FactoryView & { score: number })[];
  own: OwnView | null;
  machine: {
    built: string[];
    goods: number;
    score: number;
    types: Record<CardType, number>;
  } | null;
  standing: number[] | null;
}
