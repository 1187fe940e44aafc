// Boards laid out as a floor, to be drawn: as the server lays them, which has the last word.

import {
  type At,
  directionOf,
  quarter,
  spaceAt,
  spaceName,
  spaceOf,
  stepped,
} from "../floor/space.ts";
import type { Direction, LaserStill, SpaceStill, Still } from "../still.ts";
import type { Board } from "./drawing.ts";

/** A board of a course: its upper left space, and quarter turns clockwise. */
export interface Placement {
  board: string;
  at: string;
  turned: number;
}

/** A course as files and tables write it. */
export interface Course {
  name: string;
  category?: string;
  level?: string;
  length?: string;
  /** From … to; on courses for teams every number that is allowed. */
  players?: number[];
  /** The clause of its special rule. */
  special?: string;
  boards: Placement[];
  flags: string[];
}

/** How large a board is once it is turned. */
function sizeOf(board: Board, turned: number): { width: number; height: number } {
  const { width, height } = board;
  return turned % 2 ? { width: height, height: width } : { width, height };
}

/** Where a space of a board lies once it is turned. */
export function turnedAt({ x, y }: At, { width, height }: Board, turned: number): At {
  let [at, wide, tall] = [{ x, y }, width, height];
  for (let turn = 0; turn < turned; turn += 1) {
    at = { x: tall - 1 - at.y, y: at.x };
    [wide, tall] = [tall, wide];
  }
  return at;
}

const turnedTo = (direction: Direction, turned: number) => directionOf(quarter(direction) + turned);

function turnedSpace(space: SpaceStill, turned: number): SpaceStill {
  const after = { ...space };
  if (space.belt) after.belt = turnedTo(space.belt, turned);
  if (space.pusher) after.pusher = turnedTo(space.pusher, turned);
  if (space.walls) after.walls = space.walls.map((side) => turnedTo(side, turned));
  return after;
}

/** The floor of a course; boards that are not known are left out. */
export function layFloor(
  course: Pick<Course, "name" | "boards" | "flags">,
  known: Map<string, Board>,
): Still {
  const still: Still = {
    course: course.name,
    title: "",
    width: 0,
    height: 0,
    spaces: [],
    lasers: [],
    docks: [],
    start_facing: "north",
    flags: course.flags,
    boards: [],
  };
  const emitters: { at: At; direction: Direction; count: number }[] = [];
  for (const { board: name, at: corner, turned } of course.boards) {
    const board = known.get(name);
    const from = spaceAt(corner);
    if (!board || !from) continue;
    const size = sizeOf(board, turned);
    still.boards.push({ board: name, ...from, turned, ...size });
    still.width = Math.max(still.width, from.x + size.width);
    still.height = Math.max(still.height, from.y + size.height);
    const place = (at: At) => {
      const { x, y } = turnedAt(at, board, turned);
      return { x: from.x + x, y: from.y + y };
    };
    board.spaces.forEach((row, y) => {
      row.forEach((space, x) => {
        const at = place({ x, y });
        while (still.spaces.length <= at.y) still.spaces.push([]);
        if (space) (still.spaces[at.y] as SpaceStill[])[at.x] = turnedSpace(space, turned);
      });
    });
    for (const { x, y, direction, count } of board.emitters) {
      emitters.push({ at: place({ x, y }), direction: turnedTo(direction, turned), count });
    }
    if (board.docks.length) {
      still.docks = board.docks.map((dock) => spaceName(place(dock)));
      still.start_facing = turnedTo("north", turned);
    }
  }
  joinWalls(still);
  still.lasers = emitters.map((one) => laser(still, one));
  return still;
}

/** A wall of one space is a wall of its neighbor. */
function joinWalls(still: Still): void {
  const found: { at: At; side: Direction }[] = [];
  still.spaces.forEach((row, y) => {
    row.forEach((space, x) => {
      for (const side of space?.walls ?? []) {
        found.push({ at: stepped({ x, y }, side), side: directionOf(quarter(side) + 2) });
      }
    });
  });
  for (const { at, side } of found) {
    const space = spaceOf(still, at);
    if (space && !space.walls?.includes(side)) space.walls = [...(space.walls ?? []), side];
  }
}

function laser(still: Still, emitter: { at: At; direction: Direction; count: number }): LaserStill {
  const { direction, count } = emitter;
  const spaces: string[] = [];
  let at = emitter.at;
  for (let space = spaceOf(still, at); space; space = spaceOf(still, at)) {
    spaces.push(spaceName(at));
    if (space.walls?.includes(direction)) break;
    at = stepped(at, direction);
  }
  return { spaces, direction, count };
}
