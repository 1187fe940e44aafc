// The floor in words: what is printed on a space, what lies round a robot, what lies ahead.

import type { Words } from "../../../app/words.ts";
import { type FlagDrawn, flagsOf } from "../floor/flags.ts";
import {
  type At,
  opposite,
  quarter,
  spaceAt,
  spaceName,
  spaceOf,
  stepped,
} from "../floor/space.ts";
import type { Robot } from "../model.ts";
import { DIRECTIONS, type Direction, type Still } from "../still.ts";

/** Everything on a space, apart from robots: one thing after the other. */
export function spaceWords(
  still: Still,
  at: At,
  words: Words,
  flags: FlagDrawn[] = flagsOf(still),
): string[] {
  const space = spaceOf(still, at);
  if (!space) return [words.say("space-none")];
  const name = spaceName(at);
  const way = (direction: Direction) => words.say(`direction-${direction}`);
  const found: string[] = [];
  const flag = flags.find(
    (one) => one.presence === "floor" && one.at?.x === at.x && one.at.y === at.y,
  );
  const dock = still.docks.indexOf(name) + 1;
  if (flag) found.push(words.say("space-flag", { flag: flag.number }));
  if (dock) found.push(words.say("space-dock", { dock }));
  if (space.pit) found.push(words.say("space-pit"));
  if (space.belt) {
    const key = space.express ? "space-express" : "space-belt";
    found.push(words.say(key, { direction: way(space.belt) }));
  }
  if (space.gear) found.push(words.say(`space-gear-${space.gear}`));
  if (space.repair) found.push(words.say(`space-repair-${space.repair}`));
  if (space.pusher) {
    const registers = words.joined((space.registers ?? []).map(String));
    found.push(words.say("space-pusher", { direction: way(space.pusher), registers }));
  }
  for (const { spaces, direction, count } of still.lasers) {
    if (spaces.includes(name))
      found.push(words.say("space-laser", { direction: way(direction), count }));
  }
  const walls = space.walls ?? [];
  if (walls.length) {
    const sides = words.joined(DIRECTIONS.filter((side) => walls.includes(side)).map(way));
    found.push(words.say("space-wall", { sides }));
  }
  return found.length ? found : [words.say("space-floor")];
}

/** Who stands on a space. */
export function standingOn(robots: Robot[], { x, y }: At): Robot[] {
  return robots.filter(({ at, presence }) => presence === "floor" && at?.x === x && at.y === y);
}

/** The spaces round one, row by row. */
export function around({ x, y }: At, reach: number): At[][] {
  const from = (middle: number) =>
    Array.from({ length: 2 * reach + 1 }, (_, place) => middle - reach + place);
  return from(y).map((row) => from(x).map((column) => ({ x: column, y: row })));
}

/** What lies before a robot, space by space, up to a wall or the edge; and what ends it. */
export function ahead(
  still: Still,
  at: At,
  facing: Direction,
): { spaces: At[]; end: "wall" | "edge" } {
  const spaces: At[] = [];
  let here = at;
  for (;;) {
    if (spaceOf(still, here)?.walls?.includes(facing)) return { spaces, end: "wall" };
    here = stepped(here, facing);
    const space = spaceOf(still, here);
    if (!space) return { spaces, end: "edge" };
    if (space.walls?.includes(opposite(facing))) return { spaces, end: "wall" };
    spaces.push(here);
  }
}

/** How far away a space is, and on which side as a robot looks: ahead, right, behind, left. */
export function bearing(
  from: At,
  facing: Direction,
  to: string,
): { ahead: number; right: number } | null {
  const at = spaceAt(to);
  if (!at) return null;
  let [dx, dy] = [at.x - from.x, at.y - from.y];
  for (let turn = 0; turn < quarter(facing); turn += 1) [dx, dy] = [dy, -dx];
  return { ahead: -dy, right: dx };
}
