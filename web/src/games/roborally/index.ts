// RoboRally in the browser.

import Board from "./Board.svelte";
import { beats, chapter } from "./beats.ts";
import CourseField from "./course/CourseField.svelte";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import { play } from "./play.ts";
import Picture from "./rules/Picture.svelte";
import { SCENES } from "./rules/pictures.ts";
import Text from "./text/Text.svelte";

export default {
  Board,
  Others,
  Text,
  model,
  play,
  beats,
  chapter,
  placesTape: true,
  showsSeats: true,
  tab: "own-tab",
  options: { course: CourseField },
  Picture,
  pictured: ["RR-1", "RR-35", ...Object.keys(SCENES)],
};
