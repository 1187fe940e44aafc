// How far beams reach: up to the robot that stands in their way.

import { beamPath, type LaserDrawn } from "../floor/paths.ts";
import { type At, quarter, SPACE, STEPS } from "../floor/space.ts";
import type { Model, Robot } from "../model.ts";

/** The lines of everything that fires now. */
export function firing(lasers: LaserDrawn[], model: Model): string[] {
  const standing = model.robots.filter(({ presence }) => presence === "floor");
  const walls = lasers.map((laser) => beamPath(laser, reach(laser, standing)));
  const shots = model.beams.flatMap((beam) => {
    if (beam.from !== "robot") return [];
    const shooter = model.robots.find(({ id }) => id === beam.id);
    const target = model.robots.find(({ id }) => id === beam.target);
    return shooter?.at && target?.at ? [shotPath(shooter, target.at)] : [];
  });
  return [...walls, ...shots];
}

/** How many spaces a laser on a wall crosses, the one with the first robot included. */
export function reach({ at, quarters, length }: LaserDrawn, standing: Robot[]): number {
  const step = STEPS[quarters] as At;
  for (let space = 0; space < length; space += 1) {
    const [x, y] = [at.x + step.x * space, at.y + step.y * space];
    if (standing.some((one) => one.at?.x === x && one.at.y === y)) return space + 1;
  }
  return length;
}

/** From the barrel of a robot to the middle of another. */
export function shotPath({ at, facing }: Robot, target: At): string {
  const step = STEPS[quarter(facing)] as At;
  const middle = (space: number, ahead: number) => (space + 0.5 + ahead) * SPACE;
  const from = at ?? target;
  return `M${middle(from.x, step.x * 0.5)} ${middle(from.y, step.y * 0.5)}L${middle(target.x, 0)} ${middle(target.y, 0)}`;
}
