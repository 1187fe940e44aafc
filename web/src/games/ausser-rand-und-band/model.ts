// What is drawn: pieces that keep their ids while they travel. No rules: a view or an event says
// what lies where.

import type { EventShown } from "../../app/protocol.ts";
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

export interface Robot {
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
export interface Unseen {
  carrier?: Carrier | undefined;
  fall?: Fall | null;
}

const NONE: string[] = [];

/** Milliseconds of motion and of time to look at it. */
export const MS = {
  die: 220,
  tumble: 620,
  next: 140, // the next die falls while the last one still tumbles
  run: 480,
  tip: 420,
  look: 520,
} as const;

/** What a view shows; pieces that were drawn before keep their ids. */
export function model(shown: Json, before?: Model): Model {
  const view = shown as unknown as View;
  const { position } = view;
  const pieces = new Pieces(before);
  const carriers = position.belt.flatMap((tile, place) =>
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
    stored: position.stored.map((tile) => ({ id: pieces.tile(tile, "stored"), tile })),
    left: view.left,
    areas: [],
    fall: null,
    active: view.step === null ? 0 : position.active,
    runs: before?.runs ?? 0,
    marked: "",
    motion: "",
    moved: NONE,
    ending: view.standing !== null,
  };
  for (const carrier of made.carriers) {
    const counts = position.dice[carrier.field - 1] ?? [];
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
  const whole = seat.lines.filter((line) => line.name !== "loose");
  const rest = seat.lines.filter((line) => line.name === "loose");
  return {
    robots: whole.map((line) => ({ points: line.points, tiles: line.args.tiles })),
    loose: rest.flatMap((line) => line.args.tiles),
  };
}

/** The model after an event, and how long it is to be seen. */
export function play(before: Model, { kind, args }: EventShown): { model: Model; ms: number } {
  const told = args as Record<string, string | number>;
  const seat = Number(told.seat ?? 0);
  const field = Number(told.field ?? 0);
  const tile = String(told.tile ?? "");
  const space = String(told.space ?? "");
  const now: Model = { ...before, marked: "", motion: kind, moved: NONE, unseen: {} };
  const done = (ms: number) => ({ model: now, ms });
  switch (kind) {
    case "opened":
      if (now.carriers.some((one) => one.field === field)) return done(0);
      now.carriers = [...now.carriers, fresh(now, tile, field)];
      return done(MS.die);
    case "rolled": {
      const die = fromSupply(now, seat, field);
      drop(now, field, die);
      now.moved = die ? [die.id] : [];
      return done(die ? MS.tumble : 0);
    }
    case "took": {
      const die = fromBelt(now, seat, field);
      if (die) intoSupply(now, [die]);
      return done(MS.die);
    }
    case "placed": {
      const die = fromSupply(now, seat, 3);
      now.spaces = now.spaces.map((one) => (one.space === space ? { ...one, die } : one));
      now.marked = space;
      return done(MS.die);
    }
    case "lapsed":
    case "copied":
      now.marked = space;
      return done(MS.look);
    case "moved":
      drop(now, Number(told.to), fromBelt(now, seat, field));
      return done(MS.die);
    case "added":
      drop(now, FIELDS, fromSupply(now, seat, 4));
      return done(MS.die);
    case "swept": {
      const die = now.spaces.find((one) => one.space === space)?.die ?? null;
      now.spaces = now.spaces.map((one) => (one.space === space ? { ...one, die: null } : one));
      drop(now, field, die);
      return done(MS.die);
    }
    case "shoved":
      run(now);
      now.carriers = [fresh(now, tile, 1), ...now.carriers];
      now.left -= 1;
      return done(MS.run);
    case "work-ended":
      now.ending = true;
      return done(MS.look);
    case "dropped":
      return done(tipOff(now));
    case "fell":
      showFace(now, seat, Number(told.face));
      return done(MS.next);
    case "totalled":
      addUp(now, seat, Number(told.total));
      return done(MS.tumble);
    case "won":
      award(now, seat, tile);
      return done(MS.look);
    case "stored":
      if (now.fall) {
        now.stored = [...now.stored, now.fall.tile];
        clear(now);
      }
      return done(MS.look);
    case "starts":
    case "turn":
      now.active = seat;
      return done(0);
    case "ended":
      now.active = 0;
      return done(MS.look);
    default:
      return done(0);
  }
}

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

/** What is there to be seen, of pieces of which some may come next. */
export function seen<Piece extends Die | TilePiece>(pieces: Piece[]): Piece[] {
  return pieces.some(({ unseen }) => unseen) ? pieces.filter(({ unseen }) => !unseen) : pieces;
}

function fresh(now: Model, tile: string, field: number): Carrier {
  return { id: new Pieces(now).fresh(tile), tile, field, dice: [] };
}

/** The belt runs one field; whatever was at the front goes over its end. */
function run(now: Model): void {
  now.carriers = now.carriers.map((one) => ({ ...one, field: one.field + 1 }));
  now.runs += 1;
}

/** What is over the end drops; at the end of work nothing new has pushed it there. */
function tipOff(now: Model): number {
  const pushed = now.carriers.some((one) => one.field === OFF);
  if (!pushed) run(now);
  const carrier = now.carriers.find((one) => one.field === OFF);
  now.carriers = now.carriers.filter((one) => one !== carrier);
  if (carrier) {
    const dice = carrier.dice.map((die) => ({ ...die, face: 0 }));
    now.fall = { tile: { id: carrier.id, tile: carrier.tile }, dice, totals: {} };
    now.unseen = { carrier };
  }
  return pushed ? MS.tip : MS.run;
}

function showFace(now: Model, seat: number, face: number): void {
  if (!now.fall) return;
  const next = now.fall.dice.findIndex((die) => die.seat === seat && die.face === 0);
  const dice = now.fall.dice.map((die, place) => (place === next ? { ...die, face } : die));
  now.moved = dice.flatMap((die, place) => (place === next ? die.id : []));
  now.fall = { ...now.fall, dice };
}

/** Dice that were not rolled count 1 each. */
function addUp(now: Model, seat: number, total: number): void {
  if (!now.fall) return;
  const dice = now.fall.dice.map((die) =>
    die.seat === seat && die.face === 0 ? { ...die, face: 1 } : die,
  );
  now.fall = { ...now.fall, dice, totals: { ...now.fall.totals, [seat]: total } };
}

/** The tile that fell goes to its winner, then the stored ones one by one. */
function award(now: Model, seat: number, tile: string): void {
  let piece: TilePiece | undefined;
  if (now.fall?.tile.tile === tile) {
    piece = now.fall.tile;
    clear(now);
  } else {
    piece = now.stored.find((one) => one.tile === tile);
    now.stored = now.stored.filter((one) => one !== piece);
  }
  if (piece === undefined) return;
  const won = piece;
  now.areas = now.areas.map((area) =>
    area.seat === seat ? { ...area, loose: [...area.loose, won] } : area,
  );
}

/** The dice that fell go back to their owners. */
function clear(now: Model): void {
  intoSupply(now, now.fall?.dice ?? []);
  now.unseen = { fall: now.fall };
  now.fall = null;
}

function fromSupply(now: Model, seat: number, face: number): Die | null {
  const die = now.areas[seat - 1]?.supply.at(-1);
  if (die === undefined) return null;
  now.areas = now.areas.map((area) =>
    area.seat === seat ? { ...area, supply: area.supply.slice(0, -1) } : area,
  );
  return { ...die, face };
}

function intoSupply(now: Model, dice: Die[]): void {
  now.areas = now.areas.map((area) => {
    const own = dice.filter((die) => die.seat === area.seat).map((die) => ({ ...die, face: 0 }));
    return own.length ? { ...area, supply: [...area.supply, ...own] } : area;
  });
}

function fromBelt(now: Model, seat: number, field: number): Die | null {
  const carrier = now.carriers.find((one) => one.field === field);
  const die = carrier?.dice.findLast((one) => one.seat === seat);
  if (carrier === undefined || die === undefined) return null;
  now.carriers = now.carriers.map((one) =>
    one === carrier ? { ...one, dice: one.dice.filter((other) => other !== die) } : one,
  );
  return die;
}

function drop(now: Model, field: number, die: Die | null): void {
  if (die === null) return;
  now.carriers = now.carriers.map((one) =>
    one.field === field ? { ...one, dice: [...one.dice, die] } : one,
  );
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
