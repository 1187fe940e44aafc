// Loose parts stand in columns of head, torso and legs, as if they waited for the rest.

import type { TilePiece } from "./model.ts";
import { tileLook } from "./view.ts";

export const KINDS = ["head", "torso", "legs"] as const;
type Kind = (typeof KINDS)[number];

/** A robot, whole or not: one part of each kind, or an empty place. */
export type Column = Partial<Record<Kind, TilePiece>>;

export function columns(tiles: TilePiece[]): Column[] {
  const found: Column[] = [];
  for (const piece of tiles) {
    const { kind } = tileLook(piece.tile);
    const free = found.find((column) => column[kind] === undefined);
    if (free) free[kind] = piece;
    else found.push({ [kind]: piece });
  }
  return found;
}
