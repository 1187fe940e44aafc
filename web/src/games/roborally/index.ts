// RoboRally in the browser.

import Board from "./Board.svelte";
import { beats, chapter } from "./beats.ts";
import CourseField from "./course/CourseField.svelte";
import TeamsField from "./course/TeamsField.svelte";
import { matters } from "./course/teams.ts";
import { model } from "./model.ts";
import Others from "./Others.svelte";
import { clauseOf, OPTIONS } from "./options/clauses.ts";
import { decided } from "./own/announcing.svelte.ts";
import { play } from "./play.ts";
import Picture from "./rules/Picture.svelte";
import { SCENES } from "./rules/pictures.ts";
import SeatTeam from "./teams/SeatTeam.svelte";
import Text from "./text/Text.svelte";

export default {
  Board,
  Others,
  Text,
  model,
  play,
  beats,
  chapter,
  decided,
  ends: ["ready", "pass", "power-down", "power-on"],
  options: { course: CourseField, teams: TeamsField },
  matters,
  Mark: SeatTeam,
  Picture,
  pictured: ["RR-1", "RR-35", "RR-C10", "RR-C20", ...Object.keys(SCENES), ...OPTIONS.map(clauseOf)],
};
