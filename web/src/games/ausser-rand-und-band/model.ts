// What is drawn: pieces that keep their ids while they travel. No rules: a view says what lies
// where, or an event (play.ts).

import type { Json } from "../../app/stage.ts";
import { Pieces } from "./pieces.ts";
import type { SeatView, View } from "./view.ts";

export const FIELDS = 5;
export const OFF = FIELDS + 1; // over the front end, about to drop

export interface Die {
  id: string;
  seat: number;
  face: number; // 0 in the supply
  unseen?: true; // it comes next
}

export interface TilePiece {
  id: string;
  tile: string;
  unseen?: true; // it comes next
}

/** A tile riding on the belt, with the dice on it. */
export interface Carrier extends TilePiece {
  field: number;
  dice: Die[];
}

export interface Space {
  space: string;
  side: "a" | "b";
  field: number;
  die: Die | null;
}

interface Robot {
  points: number;
  tiles: TilePiece[];
}

/** What lies in front of a seat. */
export interface Area {
  seat: number;
  supply: Die[];
  robots: Robot[];
  loose: TilePiece[];
  score: number;
}

/** A tile that dropped off, its dice, and what they make. */
export interface Fall {
  tile: TilePiece;
  dice: Die[];
  totals: Record<number, number>;
}

export interface Model {
  carriers: Carrier[];
  spaces: Space[];
  stored: TilePiece[];
  left: number;
  areas: Area[];
  fall: Fall | null;
  active: number; // 0 when the game is over
  runs: number; // how often the belt has run, to move its treads
  marked: string; // an edge space that something is said of
  motion: string; // the event that led here; none if a view did
  moved: string[]; // dice that tumble
  ending: boolean; // the end of work has come
  unseen?: Unseen;
}

/** What is drawn, but not seen: made before it moves, or cleared away after. */
interface Unseen {
  carrier?: Carrier | undefined;
  fall?: Fall | null;
}

export const NONE: string[] = [];

/** What a view shows; pieces that were drawn before keep their ids. */
export function model(shown: Json, before?: Model): Model {
  const view = shown as unknown as View;
  const pieces = new Pieces(before);
  const carriers = view.belt.flatMap((tile, place) =>
    tile === null ? [] : [{ id: "", tile, field: place + 1, dice: [] as Die[] }],
  );
  const robots = view.seats.map((seat) => assembled(seat));
  const made: Model = {
    carriers: carriers.map((one) => ({ ...one, id: pieces.tile(one.tile, `belt ${one.field}`) })),
    spaces: view.spaces.map(({ space, side, field, seat }) => ({
      space,
      side,
      field,
      die: seat === null ? null : pieces.die(seat, space, 3),
    })),
    stored: view.stored.map((tile) => ({ id: pieces.tile(tile, "stored"), tile })),
    left: view.left,
    areas: [],
    fall: null,
    active: view.waiting[0] ?? 0,
    runs: before?.runs ?? 0,
    marked: "",
    motion: "",
    moved: NONE,
    ending: view.standing !== null,
  };
  for (const carrier of made.carriers) {
    const counts = view.dice[carrier.field - 1] ?? [];
    carrier.dice = inOrder(
      counts.flatMap((count, seat) =>
        times(count, () =>
          pieces.die(seat + 1, `belt ${carrier.field}`, Math.min(4, carrier.field)),
        ),
      ),
      before?.carriers.find((one) => one.id === carrier.id)?.dice,
    );
  }
  made.areas = view.seats.map((seat, place) => ({
    seat: place + 1,
    supply: times(seat.supply, () => pieces.die(place + 1, "supply", 0)),
    robots: (robots[place]?.robots ?? []).map(({ points, tiles }) => ({
      points,
      tiles: tiles.map((tile) => ({ id: pieces.tile(tile, `seat ${place + 1}`), tile })),
    })),
    loose: (robots[place]?.loose ?? []).map((tile) => ({
      id: pieces.tile(tile, `seat ${place + 1}`),
      tile,
    })),
    score: seat.score,
  }));
  return before ? kept(made, before) : made;
}

/** What has not changed stays the same object, so that it is not drawn again. */
function kept(made: Model, before: Model): Model {
  const same = <Part>(now: Part[], old: Part[], name: (part: Part) => unknown): Part[] => {
    const known = new Map(old.map((part) => [name(part), part]));
    const found = now.map((part) => {
      const was = known.get(name(part));
      return was !== undefined && alike(was, part) ? was : part;
    });
    return found.length === old.length && found.every((part, at) => part === old[at]) ? old : found;
  };
  return {
    ...made,
    carriers: same(made.carriers, before.carriers, ({ id }) => id),
    spaces: same(made.spaces, before.spaces, ({ space }) => space),
    stored: same(made.stored, before.stored, ({ id }) => id),
    areas: same(made.areas, before.areas, ({ seat }) => seat),
  };
}

/** Whether two parts of a model say the same; both were made here, in the same order. */
function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function assembled(seat: SeatView): {
  robots: { points: number; tiles: string[] }[];
  loose: string[];
} {
  const made = seat.lines.flatMap(({ name, points, args }) =>
    args.tiles ? [{ name, points, tiles: args.tiles }] : [],
  );
  return {
    robots: made.filter(({ name }) => name !== "loose"),
    loose: made.filter(({ name }) => name === "loose").flatMap(({ tiles }) => tiles),
  };
}

/** What is there to be seen, of pieces of which some may come next. */
export function seen<Piece extends Die | TilePiece>(pieces: Piece[]): Piece[] {
  return pieces.some(({ unseen }) => unseen) ? pieces.filter(({ unseen }) => !unseen) : pieces;
}

/** Dice in the order in which they lay, new ones last. */
function inOrder(dice: Die[], before: Die[] = []): Die[] {
  const rank = new Map(before.map((die, place) => [die.id, place]));
  const last = before.length;
  return dice.toSorted((a, b) => (rank.get(a.id) ?? last) - (rank.get(b.id) ?? last));
}

function times<Made>(count: number, make: () => Made): Made[] {
  return Array.from({ length: count }, make);
}
