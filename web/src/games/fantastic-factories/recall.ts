// What a seat gained and paid this round: no view says it, but everything that happened does.

import type { EventShown } from "../../app/protocol.ts";
import { type Model, NO_ACCOUNT } from "./model.ts";
import { play } from "./play.ts";

/** The model with the accounts of this round, and the last roll of The Machine. */
export function recall(now: Model, events: EventShown[]): Model {
  const start = events.findLastIndex(({ kind }) => kind === "round");
  const empty = now.factories.map((one) => ({ ...one, account: NO_ACCOUNT }));
  const machine = now.machine && { ...now.machine, dice: [] };
  const begun: Model = { ...now, factories: empty, machine };
  const rolls = events
    .slice(0, Math.max(start, 0))
    .filter(({ kind }) => kind.startsWith("machine"));
  const past = [...rolls, ...events.slice(start + 1)].reduce(
    (then, event) => play(then, event).model,
    begun,
  );
  return {
    ...now,
    factories: now.factories.map((one, place) => ({
      ...one,
      account: past.factories[place]?.account ?? NO_ACCOUNT,
    })),
    machine: now.machine && { ...now.machine, dice: past.machine?.dice ?? [] },
  };
}
