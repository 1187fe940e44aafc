// The whole floor as a few paths: everything of one kind in one, so that a floor of a thousand
// spaces is some dozens of elements.

import { DIRECTIONS, type Direction, type Still } from "../still.ts";
import {
  type Lane,
  laneChevrons,
  laneCorner,
  laneFill,
  laneRails,
  lanesOf,
  laneTreads,
} from "./belts.ts";
import { Pen } from "./pen.ts";
import { type At, everySpace, quarter, SPACE, spaceAt } from "./space.ts";

const TONES = 3;
const RIVETS = [0.1, 0.9];

/** The plates in three tones, their seams and their rivets. */
export function platePaths(still: Still): { tones: string[]; seams: string; rivets: string } {
  const tones = Array.from({ length: TONES }, () => "");
  let [seams, rivets] = ["", ""];
  for (const { at, space } of everySpace(still)) {
    const { x, y } = at;
    const [left, top] = [x * SPACE, y * SPACE];
    tones[(x * 7 + y * 13 + ((x * y) % 3)) % TONES] +=
      `M${left} ${top}h${SPACE}v${SPACE}h-${SPACE}z`;
    seams += `M${left + SPACE} ${top}v${SPACE}h-${SPACE}`;
    if (space.pit || space.belt) continue;
    for (const across of RIVETS) {
      for (const down of RIVETS) rivets += `M${left + across * SPACE} ${top + down * SPACE}h0`;
    }
  }
  return { tones, seams, rivets };
}

/** Belts of one kind: joins below, then what runs through. */
export interface BeltPaths {
  express: boolean;
  rails: string;
  joins: { fill: string; treads: string };
  fill: string;
  treads: string;
  chevrons: string;
}

export function beltPaths(lanes: Lane[], express: boolean): BeltPaths {
  const own = lanes.filter((lane) => lane.express === express);
  const [joining, running] = [own.filter((one) => one.joins), own.filter((one) => !one.joins)];
  const all = (some: Lane[], path: (lane: Lane) => string) => some.map((one) => path(one)).join("");
  return {
    express,
    rails: all(own, laneRails),
    joins: { fill: all(joining, laneFill), treads: all(joining, laneTreads) },
    fill: all(running, laneFill),
    treads: all(running, laneTreads),
    chevrons: all(running, laneChevrons),
  };
}

/** Belts that move the same way: what is printed on them is seen on their own fill and nowhere else. */
interface Run {
  fill: string;
  treads: string;
  chevrons: string;
}

/** Belts that move: straight ones together by direction, each curve about its own corner. */
export interface MovingBelts {
  express: boolean;
  straight: (Run & { direction: Direction })[];
  curves: (Run & { corner: [number, number]; turn: 1 | -1 })[];
}

function runOf(lanes: Lane[]): Run {
  return {
    fill: lanes.map(laneFill).join(""),
    treads: lanes.map((lane) => laneTreads(lane, 5)).join(""),
    chevrons: lanes.map((lane) => laneChevrons(lane, 1)).join(""),
  };
}

export function movingBelts(lanes: Lane[], express: boolean): MovingBelts {
  const own = lanes.filter((lane) => lane.express === express && !lane.joins);
  const ahead = own.filter((lane) => lane.entry === "behind");
  return {
    express,
    straight: DIRECTIONS.map((direction) => ({
      ...runOf(ahead.filter((lane) => lane.quarters === quarter(direction))),
      direction,
    })).filter(({ fill }) => fill !== ""),
    curves: own
      .filter((lane) => lane.entry !== "behind")
      .map((lane) => ({
        ...runOf([lane]),
        corner: laneCorner(lane),
        turn: lane.entry === "right" ? 1 : -1,
      })),
  };
}

/** Every wall once, on its seam. */
export function wallPath(still: Still): string {
  const found = new Set<string>();
  for (const { at, space } of everySpace(still)) {
    for (const side of space.walls ?? []) {
      const [left, top] = [at.x * SPACE, at.y * SPACE];
      const right = left + (side === "east" ? SPACE : 0);
      const below = top + (side === "south" ? SPACE : 0);
      const along = side === "north" || side === "south" ? `h${SPACE}` : `v${SPACE}`;
      found.add(`M${right} ${below}${along}`);
    }
  }
  return [...found].join("");
}

/** One laser: its emitter on the wall and its beams, to be drawn at their full length. */
export interface LaserDrawn {
  id: string;
  /** Where the emitter stands: its space and how it is turned. */
  at: At;
  quarters: number;
  count: number;
  /** How far the beams reach, in spaces. */
  length: number;
}

export function lasersOf(still: Still): LaserDrawn[] {
  return still.lasers.flatMap(({ spaces, direction, count }) => {
    const at = spaceAt(spaces[0]);
    if (!at) return [];
    const quarters = quarter(direction);
    return [{ id: `${spaces[0]}-${direction}`, at, quarters, count, length: spaces.length }];
  });
}

/** How far apart beams of one laser lie, from its middle. */
export function beamShifts(count: number): number[] {
  const apart = count > 2 ? 9 : 11;
  return Array.from({ length: count }, (_, beam) => (beam - (count - 1) / 2) * apart);
}

/** The middle of every beam, from its emitter to its end. */
export function beamPath({ at, quarters, count, length }: LaserDrawn, reach = length): string {
  const pen = new Pen(at, quarters);
  for (const shift of beamShifts(count)) {
    const end = SPACE - reach * SPACE + (reach < length ? SPACE / 2 : 4);
    pen.move(SPACE / 2 + shift, SPACE - 13).line([SPACE / 2 + shift, end]);
  }
  return `${pen}`;
}

export { lanesOf };
