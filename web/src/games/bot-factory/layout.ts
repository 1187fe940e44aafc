// Where things lie on the four boards, in units of the drawing; each board from its own left edge.

import type { BoardName } from "./names.ts";

export const WIDTHS: Record<BoardName, number> = {
  assembly: 290,
  production: 320,
  project: 214,
  finance: 428,
};
export const HEIGHT = 506;
/** Where the paper begins below the roofs, where the pavement begins, and where both end. */
export const TOP = 38;
export const PAVEMENT = 412;
export const BOTTOM = 490;
/** The line that figures stand on. */
export const FEET = 460;

/** The left edges of the boards, side by side. */
export const LEFTS: Record<BoardName, number> = {
  assembly: 0,
  production: 290,
  project: 610,
  finance: 824,
};
export const WIDTH = 1252;

/** The middles of the spaces on the pavement, and of the place beside each board. */
const MIDDLES: Record<string, number> = {
  A1: 44,
  A2: 144,
  A3: 236,
  P1: 50,
  P2: 160,
  P3: 264,
  J1: 52,
  J2: 148,
  F1: 70,
  F2: 208,
  F3: 346,
  "beside-assembly": 272,
  "beside-production": 302,
  "beside-project": 197,
  "beside-finance": 408,
};

export function middleOf(space: string): number {
  return MIDDLES[space] ?? 0;
}

/** The wheel. */
export const WHEEL = { x: 160, y: 256, r: 104 };

/** Degrees of a place of the wheel, from the right, clockwise; place 0 is the left input. */
export function angleOf(place: number): number {
  return -112.5 + place * 45;
}

/** A point of a circle. */
export function onCircle(r: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
}

/** The track: how high a value lies. */
export const TRACK = { x: 40, y: 58, step: 22.6, column: 35 };

/** The contracts. */
export const CONTRACTS = { x: 222, y: 56, column: 57, row: 117 };
