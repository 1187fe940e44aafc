// Several persons at one screen: what all of them may see, and what only one of them.

import type { EventShown, Happened, Situation } from "../../app/protocol.ts";

type Situations = Record<number, Situation>;

/** Whether all that is to come about the last step has come, for each of some seats. */
export function toldAlike(seats: number[], situations: Situations): boolean {
  const versions = new Set(seats.map((seat) => situations[seat]?.version));
  return versions.size === 1 && !versions.has(undefined);
}

/** Whether others at this screen would see what only this seat may. */
export function secret(seat: number, seats: number[], situations: Situations): boolean {
  const seen = (from: number) => JSON.stringify(situations[from]?.view);
  return seats.some((other) => seen(other) !== seen(seat));
}

/** Whether several are asked at once from now on: what led to it was for everybody to watch. */
export function begins({ waiting = [], happened = [] }: Situation, before: number[]): boolean {
  if (happened.some(({ kind }) => kind === "undo")) return false;
  return waiting.length > 1 && waiting.some((seat) => !before.includes(seat));
}

/** What one was told of what happened: what all others were told too, and the rest. */
export function parted(
  told: Happened[],
  all: Happened[][],
): { shared: Happened[]; rest: Happened[] } {
  const known = all.map((happened) => new Set(happened.flatMap(names)));
  const part = (wanted: boolean) =>
    told.map((one) => {
      const isWanted = (event: EventShown) =>
        known.every((names) => names.has(named(one, event))) === wanted;
      return { ...one, events: [(one.events ?? []).flat().filter(isWanted)] };
    });
  return { shared: part(true), rest: part(false) };
}

const named = ({ version }: Happened, event: EventShown) => `${version} ${JSON.stringify(event)}`;

const names = (one: Happened) => (one.events ?? []).flat().map((event) => named(one, event));
