// What a game brings along for the browser, and where it is found: one folder, one chunk each.

import type { Component, Snippet } from "svelte";
import type { TableSession } from "../app/session.svelte.ts";
import type { Drawing, Json } from "../app/stage.ts";

/** What a board is given: what to draw, and the table to press on. */
export interface BoardProps {
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own model
  model: any;
  view: Json;
  seat: number; // one's own, or 0 who watches
  table: TableSession;
  moving: boolean;
  compact: boolean; // a phone
  tape?: Snippet; // the log, if the module places it itself
}

export interface GameModule<Model = unknown> extends Drawing<Model> {
  Board: Component<BoardProps>;
  /** What the others have, for a phone, where the board shows one's own things first. */
  Others?: Component<BoardProps>;
  /** The position in words, for the text table. */
  Text?: Component<BoardProps>;
  /** What the text table is headed with, if it says more than the title of the game. */
  headline?(view: Json): string;
  /** Drawings beside clauses of the rules, and which clauses have one. */
  Picture?: Component<{ clause: string }>;
  pictured?: string[];
  /** Whether the board draws the tape it is given, on a wide screen. */
  placesTape?: boolean;
  /** What the first tab of a phone is called: a key. */
  tab?: string;
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The board of a game; one without a board of its own is drawn plainly. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`] ?? modules["./plain/index.ts"];
  if (load === undefined) throw new Error("no board");
  return (await load()).default;
}
