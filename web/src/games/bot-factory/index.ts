// Bot Factory in the browser.

import Board from "./Board.svelte";
import { beats } from "./beats.ts";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import { play } from "./play.ts";

export default {
  Board,
  Others,
  model,
  play,
  beats,
  placesTape: true,
  showsSeats: true,
  tab: "floor-tab",
};
