// How a seat is called at a table, or in a replay.

import type { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";

export function nameOf(table: TableSession | null, seat: number): string {
  const own = table?.name(seat) ?? "";
  return texts.words.seats[seat - 1] || own || `${seat}`;
}
