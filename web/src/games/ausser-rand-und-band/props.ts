// What a board is given; the same for every game.

import type { Snippet } from "svelte";
import type { TableSession } from "../../app/session.svelte.ts";
import type { Json } from "../../app/stage.ts";
import type { Model } from "./model.ts";

export interface BoardProps {
  model: Model;
  view: Json;
  seat: number; // one's own, or 0 who watches
  table: TableSession | null; // nobody presses anything in a replay
  moving: boolean;
  compact: boolean; // a phone
  side?: Snippet;
  seats?: Snippet;
}
