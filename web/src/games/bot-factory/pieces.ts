// Pieces keep their ids while they travel. Two of a kind look the same, so whoever lies where one
// of its kind lay before is taken to be the same.

import { type Body, partOf } from "./names.ts";

export interface Piece {
  id: string;
  /** What it is: a part `red-head`, a project `red`. */
  kind: string;
}

/** What an id stands for. */
export type Thing =
  | { what: "part"; color: string; body: Body }
  | { what: "project" | "bot"; color: string }
  | { what: "token"; seat: number }
  | { what: "contract" };

let made = 0;

export function fresh(kind: string): Piece {
  made += 1;
  return { id: `${kind} ${made}`, kind };
}

/** What a piece is, by its id. */
export function thingOf(id: string): Thing {
  const [kind = "", number = ""] = id.split(" ");
  if (kind === "token") return { what: "token", seat: Number.parseInt(number, 10) };
  if (kind === "contract") return { what: "contract" };
  if (kind.startsWith("bot-")) return { what: "bot", color: kind.slice(4) };
  const { color, body } = partOf(kind);
  return body ? { what: "part", color, body } : { what: "project", color };
}

/** What lies in a place now. */
function stays(before: Piece | null | undefined, kind: string | null): Piece | null {
  if (kind === null) return null;
  return before?.kind === kind ? before : fresh(kind);
}

/** What lies in a row of places now. */
export function row(before: (Piece | null)[] | undefined, kinds: (string | null)[]) {
  return kinds.map((kind, at) => stays(before?.[at], kind));
}

/** What somebody has now: what was there keeps its order, what is new comes last. */
export function heap(before: Piece[] | undefined, kinds: string[]): Piece[] {
  const wanted = [...kinds];
  const kept = (before ?? []).filter(({ kind }) => {
    const at = wanted.indexOf(kind);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...wanted.map(fresh)];
}

/** A heap without one piece of a kind, and that piece. */
export function without(pieces: Piece[], kind: string): [Piece[], Piece] {
  const at = pieces.findIndex((one) => one.kind === kind);
  if (at < 0) return [pieces, fresh(kind)];
  return [pieces.toSpliced(at, 1), pieces[at] as Piece];
}

/** A row with something else in one place. */
export function put(row: (Piece | null)[], at: number, piece: Piece | null) {
  return row.with(at, piece);
}
