// Who would win the tile in front, as the server works it out from the seat's own view.

import type { Previewed } from "../../app/protocol.ts";
import type { Words } from "../../app/words.ts";
import { FIELDS, type Model } from "./model.ts";

/** A seat and its share of cases; seat 0 is nobody. */
export interface Chance {
  seat: number;
  share: number;
}

/** What the odds of a run of the belt say about the tile in front; empty if they say nothing. */
export function chances(told: Previewed | null, tile: string): Chance[] {
  const found: Chance[] = [];
  for (const { kind, args, share } of told?.odds ?? []) {
    const named = args as { seat?: number; tile?: string };
    if (named.tile !== tile) continue;
    if (kind === "won") found.push({ seat: named.seat ?? 0, share });
    if (kind === "stored") found.push({ seat: 0, share });
  }
  return found.sort((a, b) => a.seat - b.seat);
}

/** Who would win how often, in one sentence. */
export function spoken(found: Chance[], name: (seat: number) => string, words: Words): string {
  const shares = found.map(({ seat, share }) => {
    const percent = Math.round(share * 100);
    return seat
      ? words.say("belt-share", { seat: name(seat), percent })
      : words.say("belt-share-nobody", { percent });
  });
  return words.say("belt-odds", { shares: words.joined(shares) });
}

/** Whose dice ride on the tile in front, and how many. */
export function riders(model: Model): { seat: number; count: number }[] {
  const front = model.carriers.find((one) => one.field === FIELDS);
  const counts = new Map<number, number>();
  for (const { seat } of front?.dice ?? []) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) => ({ seat, count })).sort((a, b) => a.seat - b.seat);
}
