// The race in words: who has what, and what lies round a robot.

import type { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";
import type { Card } from "./cards.ts";
import type { Robot } from "./model.ts";
import type { Still } from "./still.ts";

/** How a seat is called at a table, or in a replay. */
export function nameOf(table: TableSession | null, seat: number): string {
  const own = table?.name(seat) ?? "";
  return texts.words.seats[seat - 1] || own || `${seat}`;
}

/** A card with its priority. */
export function cardName({ name }: Card): string {
  return texts.say(`card-${name}`);
}

/** A mat in one sentence, for who does not see it. */
export function matText(robot: Robot, table: TableSession | null): string {
  return texts.say("mat-label", {
    seat: nameOf(table, robot.seat),
    robot: texts.say(`robot-${robot.seat}`),
    damage: robot.damage,
    lives: robot.lives,
    flags: robot.flags,
  });
}

/** How one's own robot is, and where it is to go. */
export function robotLine(robot: Robot, still: Still): string {
  const cards = texts.say("own-damage", { damage: robot.damage, cards: robot.dealt });
  const flag = still.flags[robot.flags];
  if (!flag) return cards;
  return `${cards} ${texts.say("own-flag", { flag: robot.flags + 1, space: flag })}`;
}
