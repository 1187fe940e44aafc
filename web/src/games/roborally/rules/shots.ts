// Who hits whom in a sketch: straight on until a wall or a robot.

import type { DrawnRobot } from "../course/drawing.ts";
import { beamPath, type LaserDrawn } from "../floor/paths.ts";
import { type At, quarter, SPACE, STEPS } from "../floor/space.ts";
import type { Still } from "../still.ts";
import { ahead } from "../text/spaces.ts";

/** The lines of everything that fires and hits somebody. */
export function sketchShots(still: Still, lasers: LaserDrawn[], robots: DrawnRobot[]): string {
  const there = (x: number, y: number) => robots.some((one) => one.x === x && one.y === y);
  const walls = lasers.map((laser) => {
    const step = STEPS[laser.quarters] as At;
    const spaces = Array.from({ length: laser.length }, (_, at) => at);
    const hit = spaces.find((at) => there(laser.at.x + step.x * at, laser.at.y + step.y * at));
    return hit === undefined ? "" : beamPath(laser, hit + 1);
  });
  const shots = robots.map(({ x, y, facing }) => {
    const hit = ahead(still, { x, y }, facing).spaces.find((at) => there(at.x, at.y));
    if (!hit) return "";
    const step = STEPS[quarter(facing)] as At;
    const middle = (space: number, more: number) => (space + 0.5 + more) * SPACE;
    const from = `${middle(x, step.x * 0.5)} ${middle(y, step.y * 0.5)}`;
    return `M${from}L${middle(hit.x, 0)} ${middle(hit.y, 0)}`;
  });
  return [...walls, ...shots].join("");
}
