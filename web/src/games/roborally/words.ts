// The race in words: who has what, and what lies round a robot.

import type { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";
import type { Robot } from "./model.ts";

/** How a seat is called at a table, or in a replay. */
export function nameOf(table: TableSession | null, seat: number): string {
  const own = table?.name(seat) ?? "";
  return texts.words.seats[seat - 1] || own || `${seat}`;
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
