// What a game brings along for the browser, and where it is found: one folder, one chunk each.

import type { Component, Snippet } from "svelte";
import type { GameShown, OptionShown, ScoreShown } from "../app/protocol.ts";
import type { TableSession } from "../app/session.svelte.ts";
import type { Drawing, Json, Playback } from "../app/stage.ts";
import type { Args } from "../app/words.ts";

/** What a board is given: what to draw, and the table to press on. */
export interface BoardProps {
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own model
  model: any;
  view: Json;
  still: Json; // what never changes at the table
  seat: number; // one's own, or 0 who watches
  table: TableSession;
  moving: boolean;
  compact: boolean; // a phone
  /** What a wide screen has beside what is played: the log, or the card of a lesson or puzzle. */
  tape?: Snippet;
  /** The same, below who sits here, for a board that does not show who is waited for or away. */
  side?: Snippet;
  /** Card and log one by one, for a board with a place for both. */
  both?: { card: Snippet; log: Snippet } | undefined;
  /** Who sits here, for what a phone shows of the others. */
  seats?: Snippet;
  playback?: Playback; // what is shown of what happened, to be paused and watched again
}

/** What a game's own field for an option is given, and whom it tells the choice. */
export interface OptionProps {
  option: OptionShown;
  game: GameShown;
  /** How many will play; and how to ask for another number, where that can be changed. */
  seats: number;
  onseats?: ((count: number) => void) | undefined;
  /** What was chosen for the other options. */
  chosen: Record<string, unknown>;
  value: unknown;
  onpick: (value: unknown) => void;
}

export interface GameModule<Model = unknown> extends Drawing<Model> {
  Board: Component<BoardProps>;
  /** Everybody else, for a phone, where the board shows one's own things first. */
  Others: Component<BoardProps>;
  /** The position in words, for the text table. */
  Text?: Component<BoardProps>;
  /** What the text table is headed with, if it says more than the title of the game. */
  headline?(view: Json): string;
  /** What a seat's question names besides its step, for its text: the card that asks. */
  about?(view: Json, still: Json, seat: number): Args;
  /** Kinds of actions that say themselves that a turn is over. */
  ends?: string[];
  /** The answer to a question that somebody has given beforehand at this table; empty if nobody has. */
  decided?(table: string, view: Json): string;
  /** What marks a seat beside its name at the end: its team. */
  Mark?: Component<{ view: Json; seat: number }>;
  /** Opponents without a seat, in the order of their places: where their points come from. */
  automata?(view: Json, still: Json): ScoreShown[][];
  /** Drawings beside clauses of the rules, and which clauses have one. */
  Picture?: Component<{ clause: string }>;
  pictured?: string[];
  /** Fields of its own for some options of a table, by name: they stand first in the set-up. */
  options?: Record<string, Component<OptionProps>>;
  /** Whether an option matters, by what else was chosen; all of them do if nothing is said. */
  matters?(option: string, chosen: Record<string, unknown>): boolean;
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The board of a game; one without a board of its own is drawn plainly. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`] ?? modules["./plain/index.ts"];
  if (load === undefined) throw new Error("no board");
  return (await load()).default;
}
