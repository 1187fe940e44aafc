// A board from its drawing: the alphabet that `docs/boards.md` explains, as the server reads it.

import type { At } from "../floor/space.ts";
import { DIRECTIONS, type Direction, type SpaceStill } from "../still.ts";
import { columnsOf } from "./sheet.ts";

/** A board by itself, as it is printed. */
export interface Board {
  name: string;
  width: number;
  height: number;
  spaces: (SpaceStill | null)[][];
  emitters: Emitter[];
  /** Dock 1 first; only a docking bay has some. */
  docks: At[];
  /** Flag 1 first, and robots: only on drawings that show how something works. */
  flags: At[];
  robots: DrawnRobot[];
}

export interface DrawnRobot extends At {
  seat: number;
  facing: Direction;
}

interface Emitter extends At {
  direction: Direction;
  count: number;
}

const ELEMENTS: Record<string, SpaceStill | null> = {
  ".": {},
  " ": {},
  x: null,
  "@": { pit: true },
  "↻": { gear: "right" },
  "↺": { gear: "left" },
  "+": { repair: 1 },
  "*": { repair: 2 },
  ...byWay("↑→↓←", (belt) => ({ belt })),
  ...byWay("⇑⇒⇓⇐", (belt) => ({ belt, express: true })),
  ...byWay("▲▶▼◀", (pusher) => ({ pusher, registers: [1, 3, 5] })),
  ...byWay("△▷▽◁", (pusher) => ({ pusher, registers: [2, 4] })),
};
const DOCKS = "12345678";
const FLAGS = "①②③④⑤⑥⑦⑧";
const ROBOTS = "ABCDEFGH";
const FACINGS = "^>v<";
// Beams to the east and to the west, or to the south and to the north.
const UPRIGHT: Record<string, [number, number]> = {
  "|": [0, 0],
  ">": [1, 0],
  "»": [2, 0],
  "⋙": [3, 0],
  "<": [0, 1],
  "«": [0, 2],
  "⋘": [0, 3],
  "↔": [1, 1],
};

function byWay(signs: string, make: (way: Direction) => SpaceStill): Record<string, SpaceStill> {
  return Object.fromEntries(
    [...signs].map((sign, at) => [sign, make(DIRECTIONS[at] as Direction)]),
  );
}

export function readBoard(name: string, drawing: string): Board {
  const { rows, seconds, levels, uprights } = columnsOf(drawing);
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const docks: At[] = [];
  const flags: At[] = [];
  const robots: DrawnRobot[] = [];
  const spaces = rows.map((row, y) =>
    row.map((sign, x) => {
      const dock = DOCKS.indexOf(sign);
      if (dock >= 0) docks[dock] = { x, y };
      const flag = FLAGS.indexOf(sign);
      if (flag >= 0) flags[flag] = { x, y };
      const [letter = " ", facing = " "] = seconds[y]?.[x] ?? "";
      const way = DIRECTIONS[FACINGS.indexOf(facing)];
      if (ROBOTS.includes(letter) && way) {
        robots.push({ x, y, seat: ROBOTS.indexOf(letter) + 1, facing: way });
      }
      const printed = dock >= 0 ? {} : ELEMENTS[sign];
      return printed ? { ...printed } : printed === null ? null : {};
    }),
  );
  const board: Board = { name, width, height, spaces, emitters: [], docks, flags, robots };
  const wall = (at: At, side: Direction, count: number, direction: Direction) => {
    const space = spaces[at.y]?.[at.x];
    if (!space) return;
    space.walls = [...(space.walls ?? []), side];
    if (count) board.emitters.push({ ...at, direction, count });
  };
  uprights.forEach((row, y) => {
    row.forEach((sign, x) => {
      const beams = UPRIGHT[sign];
      if (!beams) return;
      wall({ x, y }, "west", beams[0], "east");
      wall({ x: x - 1, y }, "east", beams[1], "west");
    });
  });
  levels.forEach((row, y) => {
    row.forEach((sign, x) => {
      if (!sign.trim()) return;
      const count = (of: string) => [...sign].filter((one) => one === of).length;
      wall({ x, y }, "north", count("v"), "south");
      wall({ x, y: y - 1 }, "south", count("^"), "north");
    });
  });
  return board;
}
