// What would come of something: what is gained and paid, and whether chance has a say.

import type { Previewed } from "../../../app/protocol.ts";
import type { Model } from "../model.ts";
import type { Stock } from "../still.ts";

export interface Outlook {
  /** What changes, without what stays the same. */
  changes: { what: Stock | "card"; by: number }[];
  /** Cards or dice that nobody knows yet. */
  chance: boolean;
}

/** A preview in short, for a seat; nothing if nothing would change. */
export function outlookOf(found: Previewed, seat: number, before: Model): Outlook | null {
  const by: Record<string, number> = {};
  const own = found.events.filter(({ args }) => (args as { seat?: number }).seat === seat);
  for (const { kind, args } of own) {
    const { stock = "", amount = 0 } = args as { stock?: string; amount?: number };
    if (kind === "gained") by[stock] = (by[stock] ?? 0) + amount;
    else if (kind === "paid") by[stock] = (by[stock] ?? 0) - amount;
    else if (kind === "drew" || kind === "took") by.card = (by.card ?? 0) + 1;
    else if (kind === "discarded" || kind === "built") by.card = (by.card ?? 0) - 1;
  }
  if (!before.factories[seat - 1]) return null;
  const order = ["goods", "metal", "energy", "card"] as const;
  const changes = order.flatMap((what) => (by[what] ? [{ what, by: by[what] ?? 0 }] : []));
  return changes.length || found.chance ? { changes, chance: found.chance } : null;
}
