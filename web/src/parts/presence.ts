// Who plays, but is not there.

import type { TableSession } from "../app/session.svelte.ts";

type Asked = Pick<TableSession, "table" | "status" | "seat">;

/** Why nobody is at a seat of a running game: the end of a key, `web-seat-…`; or nothing. */
export function absence(session: Asked | null, seat: number): "left" | "away" | "" {
  const shown = session?.table?.seats[seat - 1];
  if (!shown || session.status === "over") return "";
  if (shown.left) return "left";
  return shown.bot || shown.present || seat === session.seat ? "" : "away";
}
