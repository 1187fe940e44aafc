// The games that somebody plays, asked for before the home page is shown: they come first on a phone,
// and nothing below them shall move.

import { api } from "../../app/api.ts";
import type { MyTable, TableShown } from "../../app/protocol.ts";
import { haveOpen, met, openLast } from "../met.ts";
import { toContinue } from "./mine.ts";

/** Rows until somebody wants to see them all. */
export const MOST = 3;
const PATIENCE = 3000; // milliseconds; then the page keeps room for as many as there were last

interface Found {
  table: TableShown;
  changed: number;
  seats: number[];
}

class OwnTables {
  open = $state.raw<MyTable[]>([]);
  found = $state.raw<Found[]>([]);
  /** Rows that are on their way. */
  awaited = $state(0);
  #asked = 0;

  /** Resolves when they are there, or somebody has waited long enough. */
  load(): Promise<unknown> {
    if (!met()) return Promise.resolve();
    if (!this.found.length) this.awaited = Math.min(MOST, openLast());
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    return Promise.race([this.#ask(), patience]);
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const open = toContinue(await api.myTables().catch(() => []));
    const found = await lookAt(open.slice(0, MOST));
    if (asked !== this.#asked) return;
    this.open = open;
    this.found = found;
    this.awaited = 0;
    haveOpen(open.length);
  }

  /** Looks at all of them; a shorter look that is still on its way comes too late. */
  async unfold(): Promise<void> {
    this.#asked += 1;
    this.found = await lookAt(this.open);
  }
}

async function lookAt(wanted: MyTable[]): Promise<Found[]> {
  const looked = await Promise.all(
    wanted.map(async ({ table, changed, seats }) => {
      const shown = await api.table(table).catch(() => null);
      return shown && { table: shown, changed, seats };
    }),
  );
  return looked.filter((one) => one !== null);
}

export const own = new OwnTables();
