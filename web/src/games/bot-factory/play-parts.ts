// What comes of events about parts: stacks, wheel, pallets, columns, and what seats have.

import { type Model, supplied } from "./model.ts";
import { type Body, COLORS, type Color, PLACES, partOf, placeOfOutput, SIDES } from "./names.ts";
import { fresh, type Piece, put, without } from "./pieces.ts";
import { parted, seated, type Told } from "./told.ts";

/** Take the top part off its stack. */
function drawn(before: Model, kind: string): [Model, Piece] {
  const at = COLORS.indexOf(partOf(kind).color as Color);
  const top = before.stacks[at]?.top;
  const piece = top?.kind === kind ? top : fresh(kind);
  const stacks = before.stacks.map((one, place) => (place === at ? { ...one, top: null } : one));
  return [{ ...before, stacks }, piece];
}

/** The next part of a stack is seen. */
export function shown(before: Model, { part = "" }: Told): Model {
  const at = COLORS.indexOf(partOf(part).color as Color);
  const stacks = before.stacks.map((one, place) =>
    place === at ? { ...one, top: fresh(part), below: Math.max(0, one.below - 1) } : one,
  );
  return { ...before, stacks };
}

/** Discards become a stack. */
export function renewed(before: Model, { colour: color }: Told): Model {
  const stacks = before.stacks.map((one, place) =>
    COLORS[place] === color ? { ...one, below: one.below + one.discards, discards: 0 } : one,
  );
  return { ...before, stacks };
}

/** A part leaves: a universal one goes back to the supply. */
function left(before: Model, piece: Piece | null): Model {
  if (!piece) return before;
  const { color } = partOf(piece.kind);
  if (color === "universal") return { ...before, supply: [...before.supply, piece] };
  const stacks = before.stacks.map((one, place) =>
    COLORS[place] === color ? { ...one, discards: one.discards + 1 } : one,
  );
  return parted({ ...before, stacks }, piece.id);
}

const palletAt = (pallet?: string) => SIDES.indexOf((pallet ?? "left") as "left");

export function spare(before: Model, { pallet, part }: Told): Model {
  const [after, piece] = drawn(before, part ?? "");
  return { ...after, spares: put(after.spares, palletAt(pallet), piece) };
}

export function spareGone(before: Model, { pallet }: Told): Model {
  const at = palletAt(pallet);
  const after = left(before, before.spares[at] ?? null);
  return { ...after, spares: put(after.spares, at, null) };
}

export function filled(before: Model, { place, part }: Told): Model {
  const [after, piece] = drawn(before, part ?? "");
  return { ...after, wheel: put(after.wheel, PLACES.indexOf(place ?? ""), piece) };
}

export function wheelGone(before: Model, { place }: Told): Model {
  const at = PLACES.indexOf(place ?? "");
  const after = left(before, before.wheel[at] ?? null);
  return { ...after, wheel: put(after.wheel, at, null) };
}

/** A quarter turn: what lies at a place goes two places on. */
export function rotated(before: Model, { credits }: Told): Model {
  const wheel = before.wheel.map((_, at) => before.wheel[(at + 6) % 8] ?? null);
  return { ...before, wheel, turns: before.turns + 1, account: counted(before, credits) };
}

function counted({ account }: Model, left = 0): Model["account"] {
  return account ? { ...account, left, begun: true } : null;
}

function given(before: Model, seat: number | undefined, piece: Piece): Model {
  return seated(before, seat, (one) => ({ ...one, parts: [...one.parts, piece] }));
}

function handed(before: Model, number: number | undefined, kind: string): [Model, Piece] {
  const owner = before.seats.find(({ seat }) => seat === number);
  const [rest, piece] = without(owner?.parts ?? [], kind);
  return [seated(before, number, (one) => ({ ...one, parts: rest })), piece];
}

export function dispensed(before: Model, { seat, part = "", output = "" }: Told): Model {
  const at = placeOfOutput(output);
  const piece = before.wheel[at] ?? fresh(part);
  const account = counted(before, Math.max(0, (before.account?.left ?? 1) - 1));
  return given({ ...before, account, wheel: put(before.wheel, at, null) }, seat, piece);
}

export function taken(before: Model, { seat, part }: Told): Model {
  const [after, piece] = drawn(before, part ?? "");
  return given(after, seat, piece);
}

/** A seat gives up a part. */
export function discarded(before: Model, { seat, part }: Told): Model {
  const [after, piece] = handed(before, seat, part ?? "");
  return left(after, piece);
}

export function universal(before: Model, { seat, part = "" }: Told): Model {
  const [supply, piece] = without(before.supply, part);
  const known = supplied(before, partOf(part).body).length > 0;
  return given({ ...before, supply: known ? supply : before.supply }, seat, piece);
}

/** A part for a spare part: first one goes, then the other comes. */
export function swapped(before: Model, { seat, part, pallet }: Told): Model {
  const at = palletAt(pallet);
  const [after, piece] = handed(before, seat, part ?? "");
  return { ...after, passing: before.spares[at] ?? null, spares: put(after.spares, at, piece) };
}

export function tookSpare(before: Model, { seat, part = "" }: Told): Model {
  return given({ ...before, passing: null }, seat, before.passing ?? fresh(part));
}

function bodyAt(kind: string): number {
  return (["head", "torso", "legs"] satisfies Body[]).indexOf(partOf(kind).body);
}

export function placed(before: Model, { seat, part = "", colour: color = "red" }: Told): Model {
  const [after, piece] = handed(before, seat, part);
  const column = put(after.columns[color], bodyAt(part), piece);
  return { ...after, columns: { ...after.columns, [color]: column } };
}

export function columnGone(before: Model, { colour: color = "red", part = "" }: Told): Model {
  const at = bodyAt(part);
  const after = left(before, before.columns[color][at] ?? null);
  return {
    ...after,
    columns: { ...after.columns, [color]: put(after.columns[color], at, null) },
  };
}

/** A complete column is cleared. */
export function cleared(before: Model, { colour: color = "red" }: Told): Model {
  const after = before.columns[color].reduce(left, before);
  return { ...after, columns: { ...after.columns, [color]: [null, null, null] } };
}
