// A web folder of the probe's own: a test puts it beside those of the games and builds an app with it.

import type { Json } from "../../app/stage.ts";
import type { GameModule } from "../index.ts";
import Board from "./Board.svelte";
import Others from "./Others.svelte";

const probe: GameModule<Json> = {
  Board,
  Others,
  model: (view) => view,
  play: (model) => ({ model, ms: 0 }),
};

export default probe;
