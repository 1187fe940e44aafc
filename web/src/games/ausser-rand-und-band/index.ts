// Außer Rand & Band in the browser.

import Board from "./Board.svelte";
import { model, play } from "./model.ts";
import Others from "./Others.svelte";

export default { Board, Others, model, play, placesTape: true, tab: "belt-tab" };
