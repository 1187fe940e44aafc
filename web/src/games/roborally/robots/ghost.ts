// Where one's own program would lead if nobody interfered: from the events that the server foresees.

import type { EventShown } from "../../../app/protocol.ts";
import { type At, headed, quarter, STEPS, spaceAt } from "../floor/space.ts";
import { type Robot, toldAs, turnedTo } from "../model.ts";
import type { Direction } from "../still.ts";

/** Where the robot is at the end of a register, and the way there. */
export interface Foreseen {
  register: number;
  way: At[];
  at: At;
  angle: number;
  end: "floor" | "pit" | "edge" | "blast";
}

/** Register by register; nothing after a fall. */
export function foresee(robot: Robot, events: EventShown[]): Foreseen[] {
  const found: Foreseen[] = [];
  let at = robot.at;
  let angle = robot.angle;
  let now: Foreseen | null = null;
  let last: Direction | null = null;
  for (const { kind, args } of events) {
    const told = args as {
      register?: number;
      seat?: number;
      space?: string;
      facing?: Direction;
      how?: string;
    };
    if (kind === "register" && at) {
      now = { register: told.register ?? 0, way: [at], at, angle, end: "floor" };
      found.push(now);
    }
    if (!now || !at || told.seat !== toldAs(robot)) continue;
    const to = spaceAt(told.space);
    if (["moved", "pushed", "carried"].includes(kind) && to) {
      last = headed(at, to) ?? last;
      now.way.push(to);
      at = to;
    } else if (kind === "turned" && told.facing) angle = turnedTo(angle, told.facing);
    else if (kind === "fell") {
      now.end = told.how === "edge" ? "edge" : "pit";
      if (to) at = to;
      const step = now.end === "edge" && last ? STEPS[quarter(last)] : undefined;
      if (step) at = { x: at.x + step.x * 0.7, y: at.y + step.y * 0.7 };
      now.way.push(at);
    } else if (kind === "destroyed" && now.end === "floor") now.end = "blast";
    now.at = at;
    now.angle = angle;
    if (now.end !== "floor") break;
  }
  return found;
}

/** Registers that end on the same space lie side by side. */
export function together(
  foreseen: Foreseen[],
): { at: At; angle: number; end: Foreseen["end"]; registers: number[] }[] {
  const found: { at: At; angle: number; end: Foreseen["end"]; registers: number[] }[] = [];
  for (const { at, angle, end, register } of foreseen) {
    const same = found.find((one) => one.at.x === at.x && one.at.y === at.y);
    if (same) {
      same.registers.push(register);
      same.angle = angle;
      same.end = end;
    } else found.push({ at, angle, end, registers: [register] });
  }
  return found;
}
