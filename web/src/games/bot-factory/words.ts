// The factory in words: actions, parts, seats.

import type { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";
import { actionLabel } from "../../parts/names.ts";
import type { Figure } from "./model.ts";
import { spelled } from "./names.ts";

/** How a seat is called at a table, or in a replay. */
export function nameOf(table: TableSession | null, seat: number): string {
  return texts.words.seats[seat - 1] || table?.name(seat) || `${seat}`;
}

/** An action as it reads, whether it can be done or not. */
export function labelOf(action: string): string {
  return actionLabel(spelled(action), texts.words);
}

/** Whoever stands on the floor. */
export function figureName(table: TableSession | null, { id, seat }: Figure): string {
  return seat ? nameOf(table, seat) : texts.say(`figure-${id}`);
}

/** Parts, colors and the like in one sentence. */
export function listed(name: string, values: string[]): string {
  return texts.words.joined(values.map((value) => texts.say(`${name}-${value}`)));
}
