// What is made before it moves, so that no frame of a motion has to make it.

import type { Die, Model, TilePiece } from "./model.ts";

export const READY = "ready"; // no event: nothing moves

/**
 * The model before an event, with whatever it brings: a carrier, a fall, or a piece that lies
 * somewhere else now. What the event before has cleared away is gone.
 */
export function ready(before: Model, after: Model): Model[] {
  const carrier = after.carriers.find((one) => !before.carriers.some(({ id }) => id === one.id));
  const fall = before.fall ? null : after.fall;
  const then = new Map(after.carriers.map((one) => [one.id, one]));
  const carriers = each(before.carriers, (one) => {
    const dice = withComing(one.dice, then.get(one.id)?.dice ?? []);
    return dice === one.dice ? one : { ...one, dice };
  });
  const spaces = each(before.spaces, (one, place) => {
    const die = after.spaces[place]?.die;
    return die && !one.die ? { ...one, die: { ...die, unseen: true as const } } : one;
  });
  const areas = each(before.areas, (one, place) => {
    const loose = withComing(one.loose, after.areas[place]?.loose ?? []);
    return loose === one.loose ? one : { ...one, loose };
  });
  const stored = withComing(before.stored, after.stored);
  const made: Model = { ...before, carriers, spaces, areas, stored };
  const same = (Object.keys(made) as (keyof Model)[]).every((key) => made[key] === before[key]);
  const gone = before.unseen?.carrier || before.unseen?.fall;
  if (same && !carrier && !fall && !gone) return [];
  const falls = fall ? [{ ...fall, dice: [] }, fall] : [null]; // first the tile alone
  return falls.map((fall) => ({ ...made, motion: READY, unseen: { carrier, fall } }));
}

/** Pieces, with those that come to them. */
function withComing<Piece extends Die | TilePiece>(pieces: Piece[], after: Piece[]): Piece[] {
  const there = new Set(pieces.map(({ id }) => id));
  const coming = after.filter(({ id }) => !there.has(id));
  if (!coming.length) return pieces;
  return [...pieces, ...coming.map((piece) => ({ ...piece, unseen: true as const }))];
}

/** What is made of each part; the same list if nothing is made of any. */
function each<Part>(parts: Part[], make: (part: Part, place: number) => Part): Part[] {
  const made = parts.map(make);
  return made.some((part, place) => part !== parts[place]) ? made : parts;
}
