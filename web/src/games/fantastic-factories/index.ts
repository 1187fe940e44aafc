// Fantastic Factories in the browser.

import Board from "./Board.svelte";
import { beats } from "./beats.ts";
import { automata, model } from "./model.ts";
import Others from "./Others.svelte";
import { about } from "./own/asking.ts";
import { play } from "./play.ts";
import { recall } from "./recall.ts";
import Picture from "./rules/Picture.svelte";
import { PICTURED } from "./rules/pictures.ts";
import Text from "./text/Text.svelte";

export default {
  Board,
  Others,
  Text,
  model,
  automata,
  about,
  play,
  beats,
  recall,
  ends: ["end-work", "pass"],
  Picture,
  pictured: PICTURED,
};
