// What dice on the belt show: no view says it, for no rule asks; it is what was rolled.

import type { EventShown } from "../../app/protocol.ts";
import type { Carrier, Die, Model } from "./model.ts";
import { play } from "./play.ts";

/** The model with the faces of its dice, from everything that happened since the start. */
export function recall(now: Model, events: EventShown[]): Model {
  const past = events.reduce((then, event) => play(then, event).model, beginning(now));
  const carriers = now.carriers.map((one) => {
    const was = past.carriers.find(({ field, tile }) => field === one.field && tile === one.tile);
    return was ? asRolled(one, was) : one;
  });
  return { ...now, carriers };
}

/** Before the first tile lay on the belt: all dice are in the supplies. */
function beginning(now: Model): Model {
  return {
    ...now,
    carriers: [],
    spaces: now.spaces.map((one) => ({ ...one, die: null })),
    stored: [],
    areas: now.areas.map((area) => ({
      ...area,
      supply: diceOf(now, area.seat).map((die) => ({ ...die, face: 0 })),
      robots: [],
      loose: [],
    })),
    fall: null,
  };
}

function diceOf(now: Model, seat: number): Die[] {
  const all = [
    ...now.areas.flatMap((area) => area.supply),
    ...now.spaces.flatMap((one) => one.die ?? []),
    ...now.carriers.flatMap((one) => one.dice),
    ...(now.fall?.dice ?? []),
  ];
  return all.filter((die) => die.seat === seat);
}

/** The same dice in the order and with the faces that they had; unless these were others. */
function asRolled(one: Carrier, was: Carrier): Carrier {
  const left = [...one.dice];
  const dice = was.dice.flatMap(({ seat, face }) => {
    const at = left.findIndex((die) => die.seat === seat);
    return at < 0 ? [] : left.splice(at, 1).map((die) => ({ ...die, face }));
  });
  return left.length || dice.length !== was.dice.length ? one : { ...one, dice };
}
