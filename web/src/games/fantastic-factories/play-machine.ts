// What comes of events about The Machine, which plays against whoever is alone.

import type { Machine, MachineDie, Model } from "./model.ts";
import { at } from "./motion/flights.ts";
import { laid } from "./play-cards.ts";
import { type After, flew, MS, type Told } from "./told.ts";

/** The die of The Machine that stands for a type of cards. */
export const DIE_OF: Record<string, string> = {
  training: "red",
  production: "blue",
  special: "purple",
  utility: "yellow",
};

/** The Machine plays: its dice are rolled, the green one takes a card, the others make goods. */
export function machine(before: Model, kind: string, told: Told): After {
  const own = before.machine;
  const { blueprint = "", slot = 0 } = told;
  if (!own) return { model: before, ms: 0 };
  switch (kind) {
    case "machine-rolled": {
      const first = told.colour === "green" ? [] : own.dice;
      const die = { color: told.colour ?? "", value: told.value ?? 0, made: null };
      return { model: { ...before, machine: { ...own, dice: [...first, die] } }, ms: MS.machine };
    }
    case "machine-opened":
    case "machine-took": {
      const from = slot ? at.slot(slot) : at.deck;
      const row = slot ? laid(before, "blueprints", slot, null) : before;
      const grown = {
        ...own,
        built: [...own.built, blueprint],
        dice: resolved(own, "green", true),
      };
      const model = flew(
        { ...row, machine: grown },
        { what: "card", card: blueprint },
        from,
        at.machine,
      );
      return { model, ms: MS.machineDie };
    }
    case "machine-took-none":
      return {
        model: { ...before, machine: { ...own, dice: resolved(own, "green", false) } },
        ms: MS.machineDie,
      };
    case "machine-made": {
      const dice = resolved(own, DIE_OF[told.type ?? ""] ?? "", true);
      return {
        model: { ...before, machine: { ...own, goods: own.goods + 1, dice } },
        ms: MS.machineDie,
      };
    }
    default:
      return { model: before, ms: 0 };
  }
}

function resolved({ dice }: Machine, color: string, made: boolean): MachineDie[] {
  return dice.map((die) => (die.color === color ? { ...die, made } : die));
}
