// Außer Rand & Band in the browser.

import Board from "./Board.svelte";
import { model, play } from "./model.ts";
import Others from "./Others.svelte";
import { recall } from "./recall.ts";

export default { Board, Others, model, play, recall, placesTape: true, tab: "belt-tab" };
