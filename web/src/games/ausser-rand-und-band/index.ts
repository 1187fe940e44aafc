// Außer Rand & Band in the browser.

import type { Json } from "../../app/stage.ts";
import { texts } from "../../app/texts.svelte.ts";
import Board from "./Board.svelte";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import Picture from "./Picture.svelte";
import { PICTURES } from "./pictures.ts";
import { play } from "./play.ts";
import { ready } from "./ready.ts";
import { recall } from "./recall.ts";
import Text from "./Text.svelte";
import type { View } from "./view.ts";

const headline = (view: Json) => texts.say("text-title", { turn: (view as unknown as View).turn });

export default {
  Board,
  Others,
  Text,
  headline,
  model,
  play,
  ready,
  recall,
  Picture,
  pictured: Object.keys(PICTURES),
};
