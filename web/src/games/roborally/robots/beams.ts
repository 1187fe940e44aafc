// How far beams reach: up to the robot that stands in their way; and what weapons send.

import { beamPath, type LaserDrawn } from "../floor/paths.ts";
import { type At, headed, quarter, SPACE, STEPS } from "../floor/space.ts";
import type { Beam, Model, Robot } from "../model.ts";

const APART = 7; // units between two shots of one laser

/** The lines of all lasers that fire now. */
export function firing(lasers: LaserDrawn[], model: Model): string[] {
  const standing = model.robots.filter(({ presence }) => presence === "floor");
  const walls = lasers.map((laser) => beamPath(laser, reach(laser, standing)));
  const shots = model.beams.flatMap((beam, at) => {
    if (beam.from !== "robot" || beam.weapon) return [];
    const same = (one: Beam) =>
      one.from === "robot" && !one.weapon && one.id === beam.id && one.target === beam.target;
    const all = model.beams.filter(same).length;
    const before = model.beams.slice(0, at).filter(same).length;
    return lineOf(model, beam.id, beam.target, (before - (all - 1) / 2) * APART);
  });
  return [...walls, ...shots];
}

export interface WeaponShot {
  weapon: string;
  path: string;
  /** Where it starts and ends. */
  from: At;
  to: At;
}

/** What weapons send from robot to robot, in units of the floor. */
export function weaponShots(model: Model): WeaponShot[] {
  return model.beams.flatMap((beam) => {
    if (beam.from !== "robot" || !beam.weapon) return [];
    const [path] = lineOf(model, beam.id, beam.target);
    const ends = [beam.id, beam.target].map((id) => model.robots.find((one) => one.id === id)?.at);
    const [from, to] = ends;
    if (!path || !from || !to) return [];
    return [{ weapon: beam.weapon, path, from: middleOf(from), to: middleOf(to) }];
  });
}

function middleOf({ x, y }: At): At {
  return { x: (x + 0.5) * SPACE, y: (y + 0.5) * SPACE };
}

function lineOf(model: Model, id: string, aimed: string, aside = 0): string[] {
  const shooter = model.robots.find((one) => one.id === id);
  const target = model.robots.find((one) => one.id === aimed);
  return shooter?.at && target?.at ? [shotPath(shooter, target.at, aside)] : [];
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

/** From the barrel of a robot, in front or at its rear, to the middle of another. */
function shotPath({ at, facing }: Robot, target: At, aside = 0): string {
  const from = at ?? target;
  const step = STEPS[quarter(headed(from, target) ?? facing)] as At;
  const shift = { x: Math.abs(step.y) * aside, y: Math.abs(step.x) * aside };
  const middle = (space: number, ahead: number, by: number) => (space + 0.5 + ahead) * SPACE + by;
  const start = `${middle(from.x, step.x * 0.5, shift.x)} ${middle(from.y, step.y * 0.5, shift.y)}`;
  return `M${start}L${middle(target.x, 0, shift.x)} ${middle(target.y, 0, shift.y)}`;
}

/** A line that swings from side to side, for what is sent by radio. */
export function waves(from: At, to: At): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const count = Math.max(2, Math.round(long / 11));
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const way = (at / count) * long;
    const side = at === 0 || at === count ? 0 : at % 2 ? 8 : -8;
    return `${from.x + along.x * way - along.y * side} ${from.y + along.y * way + along.x * side}`;
  });
  return `M${points.join("L")}`;
}
