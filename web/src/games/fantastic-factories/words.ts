// The table in words: names, and cards as sentences for who does not see them.

import type { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";

/** How a seat is called at a table, or in a replay. */
export function nameOf(table: TableSession | null, seat: number): string {
  const own = table?.name(seat) ?? "";
  return texts.words.seats[seat - 1] || own || `${seat}`;
}

export const blueprintName = (card: string): string => texts.say(`blueprint-${card}`);
export const contractorName = (card: string): string => texts.say(`contractor-${card}`);

/** What a card does, if its text is there. */
export function doesText(kind: "blueprint" | "contractor", card: string): string {
  const key = `${kind}-${card}.does`;
  return texts.words.has(key) ? texts.say(key) : "";
}

/** Something with what it does: a card by its name, or what is done with a card. */
export function withEffect(said: string, kind: "blueprint" | "contractor", card: string): string {
  const does = doesText(kind, card);
  return does ? `${said} – ${does}` : said;
}

/** A card by name, with what it does. */
export function cardText(kind: "blueprint" | "contractor", card: string): string {
  return withEffect(texts.say(`${kind}-${card}`), kind, card);
}
