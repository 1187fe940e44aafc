// Fantastic Factories in the browser.

import Board from "./Board.svelte";
import { beats } from "./beats.ts";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import { play } from "./play.ts";
import { recall } from "./recall.ts";

export default {
  Board,
  Others,
  model,
  play,
  beats,
  recall,
  placesTape: true,
  showsSeats: true,
  tab: "works-tab",
};
