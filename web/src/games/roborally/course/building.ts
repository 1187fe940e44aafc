// A course while it is built: boards on a grid of 12 × 12, the docking bay at one of their sides,
// flags on spaces. Whether it can be played the server says.

import { type At, STEPS, spaceAt, spaceName } from "../floor/space.ts";
import type { Board } from "./drawing.ts";
import { type Course, type Placement, turnedAt } from "./lay.ts";

export const SIDE = 12; // spaces along a board
export const CELLS = 3; // boards side by side at most
const DEPTH = 4; // spaces of a docking bay
const LARGEST = 36;
export const MOST_FLAGS = 8;

/** A board in a cell of the grid. */
export interface Main {
  id: number;
  board: string;
  column: number;
  row: number;
  turned: number;
}

/** The docking bay: at which side (0 north … 3 west) of a board. */
export interface Bay {
  board: string;
  column: number;
  row: number;
  side: number;
}

export interface Building {
  name: string;
  mains: Main[];
  bay: Bay | null;
  /** Spaces in the coordinates of the grid: a bay in the north or west has negative ones. */
  flags: At[];
}

export const EMPTY: Building = { name: "", mains: [], bay: null, flags: [] };

/** From the corner of a bay to that of its board, by the side it lies at. */
const BEYOND: readonly At[] = [
  { x: 0, y: DEPTH },
  { x: -SIDE, y: 0 },
  { x: 0, y: -SIDE },
  { x: DEPTH, y: 0 },
];

/** Where a bay lies: its upper left space, its turn and its size. Its own north is to the board. */
export function bayPlace({
  column,
  row,
  side,
}: Bay): At & { turned: number; width: number; height: number } {
  const [x, y] = [column * SIDE, row * SIDE];
  const places = [
    { x, y: y - DEPTH, turned: 2, width: SIDE, height: DEPTH },
    { x: x + SIDE, y, turned: 3, width: DEPTH, height: SIDE },
    { x, y: y + SIDE, turned: 0, width: SIDE, height: DEPTH },
    { x: x - DEPTH, y, turned: 1, width: DEPTH, height: SIDE },
  ];
  return places[side] ?? (places[2] as (typeof places)[number]);
}

/** Everything that is placed, as rectangles of the grid. */
function rectangles({
  mains,
  bay,
}: Building): { x: number; y: number; width: number; height: number }[] {
  const placed = mains.map(({ column, row }) => ({
    x: column * SIDE,
    y: row * SIDE,
    width: SIDE,
    height: SIDE,
  }));
  return bay ? [...placed, bayPlace(bay)] : placed;
}

/** What the grid's origin is called on the floor: everything is moved to its upper left. */
export function originOf(building: Building): At {
  const all = rectangles(building);
  if (!all.length) return { x: 0, y: 0 };
  return { x: -Math.min(...all.map(({ x }) => x)), y: -Math.min(...all.map(({ y }) => y)) };
}

/** The course that is built so far. */
export function courseOf(building: Building): Course {
  const origin = originOf(building);
  const at = ({ x, y }: At) => spaceName({ x: x + origin.x, y: y + origin.y });
  const boards: Placement[] = building.mains.map(({ board, column, row, turned }) => ({
    board,
    at: at({ x: column * SIDE, y: row * SIDE }),
    turned,
  }));
  if (building.bay) {
    const place = bayPlace(building.bay);
    boards.push({ board: building.bay.board, at: at(place), turned: place.turned });
  }
  return { name: building.name, boards, flags: building.flags.map(at) };
}

/** A course to be built on: its boards back in their cells. */
export function buildingOf(course: Course, boards: Map<string, Board>): Building {
  const placed = course.boards.flatMap((one) => {
    const at = spaceAt(one.at);
    const board = boards.get(one.board);
    return at && board ? [{ ...one, ...at, isBay: board.docks.length > 0 }] : [];
  });
  const mains = placed.filter(({ isBay }) => !isBay);
  const origin = {
    x: Math.min(...mains.map(({ x }) => x), LARGEST),
    y: Math.min(...mains.map(({ y }) => y), LARGEST),
  };
  const cell = (at: At) => ({
    column: Math.round((at.x - origin.x) / SIDE),
    row: Math.round((at.y - origin.y) / SIDE),
  });
  const bay = placed.find(({ isBay }) => isBay);
  // By its turn a bay says at which side of a board it lies, and so where that board is.
  const side = [2, 3, 0, 1][bay?.turned ?? 0] ?? 2;
  const step = BEYOND[side] as At;
  return {
    name: course.name,
    mains: mains.map((one, id) => ({ id, board: one.board, ...cell(one), turned: one.turned })),
    bay: bay ? { board: bay.board, ...cell({ x: bay.x + step.x, y: bay.y + step.y }), side } : null,
    flags: course.flags.flatMap((name) => {
      const at = spaceAt(name);
      return at ? [{ x: at.x - origin.x, y: at.y - origin.y }] : [];
    }),
  };
}

/** The board in a cell. */
export function mainAt({ mains }: Building, column: number, row: number): Main | undefined {
  return mains.find((one) => one.column === column && one.row === row);
}

function within({ x, y }: At, { column, row }: { column: number; row: number }): boolean {
  return Math.floor(x / SIDE) === column && Math.floor(y / SIDE) === row;
}

/** A new board in a cell; one that lies there goes. */
export function put(building: Building, board: string, column: number, row: number): Building {
  const id = Math.max(-1, ...building.mains.map((one) => one.id)) + 1;
  const cleared = removed(building, mainAt(building, column, row)?.id ?? -1);
  return { ...cleared, mains: [...cleared.mains, { id, board, column, row, turned: 0 }] };
}

/** A board into another cell, with its flags and its bay; one that lies there changes places. */
export function moved(building: Building, id: number, column: number, row: number): Building {
  const main = building.mains.find((one) => one.id === id);
  if (!main) return building;
  const from = { column: main.column, row: main.row };
  const other = mainAt(building, column, row);
  const shift = { x: (column - from.column) * SIDE, y: (row - from.row) * SIDE };
  const mains = building.mains.map((one) => {
    if (one.id === id) return { ...one, column, row };
    return one === other ? { ...one, ...from } : one;
  });
  const flags = building.flags.map((flag) => {
    if (within(flag, from)) return { x: flag.x + shift.x, y: flag.y + shift.y };
    if (other && within(flag, other)) return { x: flag.x - shift.x, y: flag.y - shift.y };
    return flag;
  });
  const { bay } = building;
  const goes = bay && bay.column === from.column && bay.row === from.row;
  return { ...building, mains, flags, bay: goes ? { ...bay, column, row } : bay };
}

/** A board turned by a quarter, its flags with it. */
export function turned(building: Building, id: number, boards: Map<string, Board>): Building {
  const main = building.mains.find((one) => one.id === id);
  const board = boards.get(main?.board ?? "");
  if (!main || !board) return building;
  const [left, top] = [main.column * SIDE, main.row * SIDE];
  return {
    ...building,
    mains: building.mains.map((one) =>
      one.id === id ? { ...one, turned: (one.turned + 1) % 4 } : one,
    ),
    flags: building.flags.map((flag) => {
      if (!within(flag, main)) return flag;
      const { x, y } = turnedAt({ x: flag.x - left, y: flag.y - top }, board, 1);
      return { x: left + x, y: top + y };
    }),
  };
}

/** Without a board, its flags and its bay. */
export function removed(building: Building, id: number): Building {
  const main = building.mains.find((one) => one.id === id);
  if (!main) return building;
  const { bay } = building;
  return {
    ...building,
    mains: building.mains.filter((one) => one !== main),
    flags: building.flags.filter((flag) => !within(flag, main)),
    bay: bay && bay.column === main.column && bay.row === main.row ? null : bay,
  };
}

/** The side of a board that is nearest to a point of the grid, where a bay has room. */
export function baySpot(building: Building, board: string, { x, y }: At): Bay | null {
  let best: { bay: Bay; far: number } | null = null;
  for (const { column, row } of building.mains) {
    for (let side = 0; side < 4; side += 1) {
      const step = STEPS[side] as At;
      if (mainAt(building, column + step.x, row + step.y)) continue;
      const bay = { board, column, row, side };
      const place = bayPlace(bay);
      const far = Math.hypot(place.x + place.width / 2 - x, place.y + place.height / 2 - y);
      if (!best || far < best.far) best = { bay, far };
    }
  }
  return best?.bay ?? null;
}

/** A flag on a space: a new last one, or one that is there already moves. */
export function flagged(building: Building, at: At, number = building.flags.length + 1): Building {
  if (building.flags.some(({ x, y }) => x === at.x && y === at.y)) return building;
  if (number > MOST_FLAGS) return building;
  const flags = [...building.flags];
  flags[number - 1] = at;
  return { ...building, flags };
}

/** Without a flag; those after it move up. */
export function unflagged(building: Building, number: number): Building {
  return { ...building, flags: building.flags.filter((_, at) => at !== number - 1) };
}
