// The last film that was shown at a table, kept in this tab, to be watched again after a reload.

import type { Happened } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";

/** What was shown: to whom, from where, what happened, and how it stood then. */
export interface KeptFilm {
  table: string;
  seat: number;
  before: Json;
  happened: Happened[];
  after: Json;
  version: number;
}

const KEY = "botyard-film";

export function keepFilm(film: KeptFilm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(film));
  } catch {
    // A browser that keeps nothing, or has no room, shows it until the page is loaded again.
  }
}

/** The film that somebody at a table saw last; nothing if another one was kept since. */
export function filmOf(table: string, seat: number): KeptFilm | null {
  try {
    const film = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as KeptFilm | null;
    return film?.table === table && film.seat === seat ? film : null;
  } catch {
    return null;
  }
}
