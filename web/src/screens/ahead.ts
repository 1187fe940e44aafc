// What a table needs is loaded while the table is still being opened.

import { loadGame } from "../games/index.ts";
import { frame } from "../parts/frame.svelte.ts";

export const loadTable = () => import("./Table.svelte");

/** Somebody is about to sit down to a game: its words, its board and the screen around it. */
export function expectTable(game: string): void {
  frame.game = game;
  void Promise.all([loadTable(), loadGame(game)]).catch(() => {}); // asked for again when shown
}
