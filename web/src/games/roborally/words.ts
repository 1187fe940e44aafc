// The race in words: who has what, and what lies round a robot.

import type { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";
import { type Card, cardOf } from "./cards.ts";
import { spaceName } from "./floor/space.ts";
import type { Model, Robot } from "./model.ts";

const SUPERBOT = "day-of-the-superbot";
const CAPTURE = "capture-the-flag";
const CLAIMED = "toggle-boggle";
const AWAY = ["destroyed", "sent-off"];

/** How a seat is called at a table, or in a replay. */
export function nameOf(table: TableSession | null, seat: number): string {
  const own = table?.name(seat) ?? "";
  return texts.words.seats[seat - 1] || own || `${seat}`;
}

/** A card with its priority. */
export function cardName({ name }: Card): string {
  return texts.say(`card-${name}`);
}

/** A robot by its name; the second one of a seat is called a blocker. */
export function robotName({ seat, blocker }: Pick<Robot, "seat" | "blocker">): string {
  const robot = texts.say(`robot-${seat}`);
  return blocker ? texts.say("robot-blocker", { robot }) : robot;
}

export function optionNames(options: string[]): string {
  return texts.words.joined(options.map((one) => texts.say(`option-${one}`)));
}

/** What lies on an Option, in words; may be empty. */
export function optionNote(robot: Robot, option: string): string {
  const count = robot.counts[option];
  if (count !== undefined) return texts.say(`option-count-${option}`, { count });
  const name = robot.stored[option];
  if (name === undefined) return "";
  const card = cardOf(name);
  return texts.say("option-stored", { card: card ? cardName(card) : texts.say("text-hidden") });
}

/** A mat in one sentence, for who does not see it. */
export function matText(robot: Robot, table: TableSession | null): string {
  const said = texts.say("mat-label", {
    seat: nameOf(table, robot.seat),
    robot: robotName(robot),
    damage: robot.damage,
    lives: robot.lives,
    flags: robot.flags,
  });
  const team = robot.team ? ` ${texts.say(`team-${robot.team}`)}.` : "";
  const superbot = robot.superbot ? ` ${texts.say("mat-superbot")}.` : "";
  return `${said}${team}${superbot}`;
}

/** How one's own robot is, and where it is to go. */
export function robotLine(robot: Robot, model: Model): string {
  const here = robot.fate === "racing";
  const state = here
    ? texts.say("own-damage", { damage: robot.damage, cards: robot.dealt })
    : AWAY.includes(robot.fate)
      ? texts.say("own-away")
      : "";
  return `${state} ${goalOf(robot, model)}`.trim();
}

/** What a robot is after: its next flag, or what its course is about. */
function goalOf(robot: Robot, { flags, still }: Model): string {
  if (robot.blocker) return texts.say("own-goal-blocker");
  if (texts.words.has(`own-goal-${still.course}`)) return texts.say(`own-goal-${still.course}`);
  const flag = flags[robot.flags];
  if (!flag) return "";
  if (flag.presence === "away") return texts.say("own-flag-away", { flag: flag.number });
  const space = flag.at ? spaceName(flag.at) : "";
  const next = texts.say("own-flag", { flag: flag.number, space });
  const barred = still.course === SUPERBOT && !robot.superbot;
  return barred ? texts.say("own-goal-not-superbot") : next;
}

/** Which flags a robot, or its team, has; none where they are carried. */
export function flagMarks(robot: Robot, { flags, still }: Model): boolean[] {
  if (still.course === CAPTURE || robot.blocker) return [];
  if (still.course === CLAIMED) return flags.map(({ team }) => team === robot.team);
  return flags.map((_, at) => at < robot.flags);
}
