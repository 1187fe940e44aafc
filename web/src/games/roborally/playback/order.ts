// Who moves when in a register, and what is said of a beat.

import type { EventShown } from "../../../app/protocol.ts";
import type { Words } from "../../../app/words.ts";
import { eventTexts } from "../../../parts/names.ts";
import { type Card, cardOf } from "../cards.ts";
import type { Model, Robot } from "../model.ts";

/** Robots with a card in the register that is played, highest priority first. */
export function running({ robots, register }: Model): { robot: Robot; card: Card | null }[] {
  return robots
    .filter(({ registers, power }) => registers[register - 1] && power !== "down")
    .map((robot) => ({
      robot,
      card: robot.face_up.includes(register) ? cardOf(robot.registers[register - 1]) : null,
    }))
    .sort((a, b) => (b.card?.priority ?? 0) - (a.card?.priority ?? 0));
}

const UNSAID = ["dealt-card", "revealed"]; // seen, and too many to be told
const MOST = 3; // sentences

/** What happens now, in words. */
export function caption(events: EventShown[], words: Words): string {
  const told = events.filter(({ kind }) => !UNSAID.includes(kind));
  return eventTexts(told, words).slice(0, MOST).join(" ");
}
