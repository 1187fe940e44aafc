// What a question asks for, seen from the things on the table: which action a die, a card or a
// place stands for now. The choices say it; nothing is decided here.

import type { Choice, Question } from "../../../app/protocol.ts";
import type { Json } from "../../../app/stage.ts";
import type { Args } from "../../../app/words.ts";
import { blueprintOf, type Still } from "../still.ts";
import type { View } from "../view.ts";

export type Kinds = Set<string>;

export function kindsOf(question: Question | null): Kinds {
  return new Set((question?.choices ?? []).map(({ kind }) => kind));
}

const OF_CONTRACTORS = ["hire", "give"];
const OF_CARDS = ["put-die", "train", "reroll", "discard", "value", "gain", "split"];

/**
 * What the text of a question names: the card, contractor or tool that asks, how the dice of a
 * card belong together, and how many cards it still takes. Nothing if no single thing asks.
 */
export function about(shown: Json, printed: Json, seat: number): Args {
  const view = shown as unknown as View;
  const still = printed as unknown as Still;
  const step = view.step ?? "";
  const [first = "", second = ""] = view.args.map(String);
  if (OF_CONTRACTORS.includes(step)) return { contractor: first, tool: second };
  const picked = view.seats[seat - 1]?.picked ?? [];
  if (step === "build") {
    const [blueprint = ""] = picked;
    return { blueprint, tool: blueprintOf(still, blueprint)?.tool ?? "" };
  }
  if (!OF_CARDS.includes(step)) return {};
  const needs = blueprintOf(still, first)?.needs;
  return {
    blueprint: first,
    dice: (step === "put-die" && needs?.dice) || "",
    least: needs?.least ?? 0,
    count: (needs?.pay?.cards ?? 0) - picked.length,
  };
}

/** What a card in one's hand is pressed for. */
export function handAction(kinds: Kinds, card: string): string {
  return kinds.has("discard") ? `discard:${card}` : `build:${card}`;
}

/** What a blueprint of the market is pressed for. */
export function rowAction(kinds: Kinds, card: string): string {
  return kinds.has("copy") ? `copy:${card}` : `take:${card}`;
}

/** Whether one of one's dice is asked for: then a die is an answer, else it is picked up. */
export function asksForDie(kinds: Kinds): boolean {
  return kinds.has("die");
}

/** Kinds of choices that have no place of their own on the table, in the order they are read. */
const BUTTONS = ["give", "gain", "split", "return", "reroll", "roll", "pass", "end-work", "back"];

export function buttonsOf(question: Question | null): Choice[] {
  const found = (question?.choices ?? []).filter(({ kind }) => BUTTONS.includes(kind));
  return found.sort((a, b) => BUTTONS.indexOf(a.kind) - BUTTONS.indexOf(b.kind));
}

/** Kinds that choose a value: shown as six dice. */
export function valueKind(kinds: Kinds): "set" | "value" | "specialist" | "" {
  for (const kind of ["set", "value", "specialist"] as const) if (kinds.has(kind)) return kind;
  return "";
}

/** Which card is usually discarded: one that cannot stand any more, else the cheapest. */
export function usualDiscard(cards: string[], built: string[], still: Still): string {
  const worth = (card: string) => {
    const data = blueprintOf(still, card);
    if (!data) return 0;
    if (built.includes(card) && !data.several) return -1;
    return (
      (data.cost.metal ?? 0) * 2 + (data.cost.energy ?? 0) + (data.type === "monument" ? 3 : 0)
    );
  };
  return [...cards].sort((a, b) => worth(a) - worth(b) || a.localeCompare(b))[0] ?? "";
}

interface Having {
  dice: number[];
  metal: number;
  energy: number;
}

/** Whether a card takes a die of a value, by what is printed on it and what there is. */
export function takes(still: Still, card: string, value: number, having: Having): boolean {
  const needs = blueprintOf(still, card)?.needs;
  const { dice, metal, energy } = having;
  if (needs?.pay?.metal === "die" && metal < value) return false;
  if (needs?.pay?.energy === "die" && energy < value) return false;
  const count = (wanted: number) => dice.filter((one) => one === wanted).length;
  switch (needs?.dice) {
    case "one":
      return needs.values?.includes(value) ?? true;
    case "pair":
      return count(value) >= 2;
    case "triple":
      return count(value) >= 3;
    case "run":
      return [0, 1, 2].some((back) => [0, 1, 2].every((step) => count(value - back + step) > 0));
    case "three":
      return true;
    default:
      return false;
  }
}
