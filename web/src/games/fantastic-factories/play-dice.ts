// What comes of events about dice.

import { less, sorted } from "./lists.ts";
import { changed, type Factory, type Model } from "./model.ts";
import { at } from "./motion/flights.ts";
import { flew, type Told } from "./told.ts";

type Lying = Pick<Factory, "dice" | "chosen">;

/** A die is taken from those that were chosen, else from those that lie there. */
export function without(factory: Factory | undefined, value: number): Lying {
  const { dice = [], chosen = [] } = factory ?? {};
  return chosen.includes(value)
    ? { dice, chosen: less(chosen, value) }
    : { dice: less(dice, value), chosen };
}

/** A die gets another value; it lies there then. */
export function turned(factory: Factory | undefined, value: number, to: number): Lying {
  const { dice, chosen } = without(factory, value);
  return { dice: sorted([...dice, to]), chosen };
}

export function placed(before: Model, { seat = 0, floor = "research", value = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const source = at.floor(seat, floor);
  const model = changed(before, seat, {
    ...without(factory, value),
    floors: { ...factory.floors, [floor]: sorted([...factory.floors[floor], value]) },
    source,
  });
  return flew(model, { what: "die", value, seat }, at.dice(seat), source);
}

export function put(before: Model, { seat = 0, blueprint = "", value = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const dice = sorted([...(factory.used[blueprint] ?? []), value]);
  const model = changed(before, seat, {
    ...without(factory, value),
    used: { ...factory.used, [blueprint]: dice },
  });
  return flew(model, { what: "die", value, seat }, at.dice(seat), at.card(seat, blueprint));
}
