// What comes of an event: the next model, and how long it is to be seen.

import type { EventShown } from "../../app/protocol.ts";
import type { Played } from "../../app/stage.ts";
import { type Carrier, type Die, FIELDS, type Model, NONE, OFF, type TilePiece } from "./model.ts";
import { Pieces } from "./pieces.ts";

/** Milliseconds of motion and of time to look at it. */
export const MS = {
  die: 220,
  tumble: 620,
  next: 140, // the next die falls while the last one still tumbles
  run: 480,
  tip: 420,
  look: 520,
} as const;

/** The model after an event, and how long it is to be seen. */
export function play(before: Model, { kind, args }: EventShown): Played<Model> {
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
