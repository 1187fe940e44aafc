// The board of a game that has none of its own: everything its view says, readably.

import type { Json } from "../../app/stage.ts";
import type { GameModule } from "../index.ts";
import Board from "./Board.svelte";
import Others from "./Others.svelte";

const plain: GameModule<Json> = {
  Board,
  Others,
  model: (view) => view,
  play: (model) => ({ model, ms: 0 }),
};

export default plain;
