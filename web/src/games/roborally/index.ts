// RoboRally in the browser.

import Board from "./Board.svelte";
import { beats, chapter } from "./beats.ts";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import { play } from "./play.ts";

export default {
  Board,
  Others,
  model,
  play,
  beats,
  chapter,
  placesTape: true,
  showsSeats: true,
  tab: "own-tab",
};
