// Bot Factory in the browser.

import type { Json } from "../../app/stage.ts";
import { texts } from "../../app/texts.svelte.ts";
import Board from "./Board.svelte";
import { beats } from "./beats.ts";
import Review from "./mats/Review.svelte";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import { play } from "./play.ts";
import Picture from "./rules/Picture.svelte";
import { PICTURES } from "./rules/pictures.ts";
import Text from "./text/Text.svelte";
import type { View } from "./view.ts";

const headline = (view: Json) =>
  texts.say("text-title", { round: (view as unknown as View).round });

export default {
  Board,
  Others,
  Text,
  headline,
  model,
  play,
  beats,
  Mark: Review,
  Picture,
  pictured: Object.keys(PICTURES),
  ends: ["done", "pass"],
};
