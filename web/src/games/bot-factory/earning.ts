// What a choice would bring, from the events that the server foresees.

import type { EventShown } from "../../app/protocol.ts";

export interface Earned {
  /** Speech tokens gained and spent. */
  gained: number;
  spent: number;
  parts: string[];
  projects: string[];
  bots: string[];
  /** Bonuses that open. */
  bonuses: string[];
  /** Bonuses that could not be used. */
  lapsed: string[];
  /** Whether chance has a say in it. */
  chance: boolean;
}

interface Told {
  seat?: number;
  count?: number;
  part?: string;
  colour?: string;
  bonus?: string;
}

/** What of some events is for a seat. */
export function earned(events: EventShown[], seat: number, chance: boolean): Earned {
  const all = events.map(({ kind, args }) => ({ kind, told: args as Told }));
  const mine = all.filter(({ told }) => told.seat === seat);
  const sum = (kind: string) =>
    mine
      .filter((one) => one.kind === kind)
      .reduce((total, { told }) => total + (told.count ?? 0), 0);
  const named = (name: "part" | "colour" | "bonus", ...kinds: string[]) =>
    mine.filter(({ kind }) => kinds.includes(kind)).map(({ told }) => told[name] ?? "");
  return {
    gained: sum("gained"),
    spent: sum("spent"),
    parts: named("part", "took-part", "dispensed", "took-spare", "took-universal"),
    projects: named("colour", "took-project"),
    bots: named("colour", "completed", "universal-bot-built"),
    bonuses: named("bonus", "bonus-open"),
    lapsed: named("bonus", "bonus-lapsed"),
    chance,
  };
}
