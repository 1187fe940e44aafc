// What comes of events about metal, energy and goods, and the account of a round.

import { type Account, changed, type Factory, type Model, NO_ACCOUNT } from "./model.ts";
import { at } from "./motion/flights.ts";
import type { Stock } from "./still.ts";
import { flew, type Told } from "./told.ts";

/** An account with something gained. */
export function gain(factory: Factory | undefined, what: string, amount: number): Account {
  const { gained, paid, built } = factory?.account ?? NO_ACCOUNT;
  return { gained: { ...gained, [what]: (gained[what] ?? 0) + amount }, paid, built };
}

/** An account with something paid. */
export function spend(factory: Factory | undefined, what: string, amount: number): Account {
  const { gained, paid, built } = factory?.account ?? NO_ACCOUNT;
  return { gained, paid: { ...paid, [what]: (paid[what] ?? 0) + amount }, built };
}

export function paid(before: Model, told: Told): Model {
  const { seat = 0, amount = 1 } = told;
  const stock = (told.stock ?? told.resource ?? "metal") as Stock;
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const change = { [stock]: factory[stock] - amount, account: spend(factory, stock, amount) };
  const to = factory.source || at.discard;
  return flew(
    changed(before, seat, change),
    { what: stock, count: amount },
    at.stock(seat, stock),
    to,
  );
}

export function gained(before: Model, told: Told): Model {
  const { seat = 0, amount = 1, stock = "metal" } = told;
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const change = { [stock]: factory[stock] + amount, account: gain(factory, stock, amount) };
  const from = before.revealed?.seat === seat ? at.revealed : factory.source || at.deck;
  return flew(
    changed(before, seat, change),
    { what: stock, count: amount },
    from,
    at.stock(seat, stock),
  );
}
