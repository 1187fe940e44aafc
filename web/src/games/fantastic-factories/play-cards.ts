// What comes of events about cards: in the market, in hands, and built.

import { less, replaced, set } from "./lists.ts";
import { changed, type Factory, type Model } from "./model.ts";
import { at } from "./motion/flights.ts";
import { gain, spend } from "./play-stocks.ts";
import { flew, type Told } from "./told.ts";
import { HIDDEN } from "./view.ts";

/** A card is laid into a slot of the market, or taken out of it. */
export function laid(
  before: Model,
  row: "blueprints" | "contractors",
  slot: number,
  card: string | null,
): Model {
  return { ...before, [row]: set(before[row], slot, card) };
}

/** A contractor leaves the market. */
export function left(before: Model, { slot = 0, contractor = "" }: Told): Model {
  const model = laid(before, "contractors", slot, null);
  return flew(model, { what: "contractor", card: contractor }, at.crew(slot), at.discard);
}

/** A whole row goes to the discard pile. */
export function swept(before: Model, row: "blueprints" | "contractors"): Model {
  const [place, what] =
    row === "blueprints" ? [at.slot, "card" as const] : [at.crew, "contractor" as const];
  let model: Model = { ...before, [row]: before[row].map(() => null) };
  before[row].forEach((card, slot) => {
    if (card) model = flew(model, { what, card }, place(slot + 1), at.discard);
  });
  return model;
}

export function took(before: Model, { seat = 0, blueprint = "", slot = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  const seen = factory?.hand.includes(HIDDEN) ? HIDDEN : blueprint;
  const model = changed(laid(before, "blueprints", slot, null), seat, {
    hand: [...(factory?.hand ?? []), seen],
    account: gain(factory, "cards", 1),
  });
  return flew(model, { what: "card", card: blueprint }, at.slot(slot), at.hand(seat));
}

export function drew(before: Model, { seat = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  const model = changed({ ...before, deck: before.deck - 1 }, seat, {
    hand: [...(factory?.hand ?? []), HIDDEN],
    account: gain(factory, "cards", 1),
  });
  return flew(model, { what: "card", card: HIDDEN }, at.deck, at.hand(seat));
}

/** One's own cards take the places of those that everybody saw drawn. */
export function turnedUp(factory: Factory | undefined, card: string): string[] {
  return replaced(factory?.hand ?? [], HIDDEN, card);
}

/** Where a card of a seat was, and what the seat has without it. */
function leaving(before: Model, factory: Factory, card: string): [string, Partial<Factory>] {
  const { seat, hand, picked } = factory;
  if (before.revealed?.card === card && before.revealed.seat === seat) return [at.revealed, {}];
  const left = picked.includes(card)
    ? { picked: less(picked, card) }
    : { hand: less(hand, card, HIDDEN) };
  return [at.hand(seat), left];
}

export function discarded(before: Model, { seat = 0, blueprint = "" }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const [from, left] = leaving(before, factory, blueprint);
  const account = from === at.revealed ? factory.account : spend(factory, "cards", 1);
  const discard = before.discard + 1;
  const model = changed({ ...before, discard, revealed: null }, seat, { ...left, account });
  return flew(model, { what: "card", card: blueprint }, from, at.discard);
}

export function built(before: Model, { seat = 0, blueprint = "" }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const [from, left] = leaving(before, factory, blueprint);
  const place = at.card(seat, blueprint);
  const model = changed({ ...before, revealed: null }, seat, {
    ...left,
    built: [...factory.built, blueprint],
    source: place,
    account: { ...factory.account, built: [...factory.account.built, blueprint] },
  });
  return flew(model, { what: "card", card: blueprint }, from, place);
}
