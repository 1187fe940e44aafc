// Spaces and directions as numbers, to draw with: names are for people and for the wire.

import { DIRECTIONS, type Direction, type SpaceStill, type Still } from "../still.ts";

/** How wide a space is drawn, in units of the floor. */
export const SPACE = 45;

/** A space by column and row, counted from 0 at the upper left. */
export interface At {
  x: number;
  y: number;
}

export const STEPS: readonly At[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const LETTERS = 26;

/** `A` … `Z`, `AA` … for a column counted from 0. */
export function columnName(x: number): string {
  const last = String.fromCharCode(65 + (x % LETTERS));
  return x < LETTERS ? last : columnName(Math.floor(x / LETTERS) - 1) + last;
}

export function spaceName({ x, y }: At): string {
  return `${columnName(x)}${y + 1}`;
}

/** Where a space lies by its name; null if it is none. */
export function spaceAt(name: string | null | undefined): At | null {
  const found = /^([A-Z]{1,2})(\d+)$/.exec(name ?? "");
  if (!found) return null;
  const [, letters = "", row = ""] = found;
  let x = 0;
  for (const letter of letters) x = x * LETTERS + letter.charCodeAt(0) - 64;
  return { x: x - 1, y: Number(row) - 1 };
}

/** 0 … 3 for north, east, south, west. */
export function quarter(direction: Direction | string | undefined): number {
  const found = DIRECTIONS.indexOf(direction as Direction);
  return Math.max(found, 0);
}

export function directionOf(quarters: number): Direction {
  return DIRECTIONS[((quarters % 4) + 4) % 4] as Direction;
}

export function opposite(direction: Direction): Direction {
  return directionOf(quarter(direction) + 2);
}

export function stepped({ x, y }: At, direction: Direction, count = 1): At {
  const step = STEPS[quarter(direction)] as At;
  return { x: x + step.x * count, y: y + step.y * count };
}

/** How large the floor is drawn. */
export function floorSize({ width, height }: Still): { width: number; height: number } {
  return { width: width * SPACE, height: height * SPACE };
}

/** What is printed on a space; null where there is no floor. */
export function spaceOf(still: Still, { x, y }: At): SpaceStill | null {
  return still.spaces[y]?.[x] ?? null;
}

/** The direction from one space to another in the same row or column. */
export function headed(from: At, to: At): Direction | null {
  if (from.x === to.x && from.y === to.y) return null;
  if (from.x === to.x) return to.y < from.y ? "north" : "south";
  if (from.y === to.y) return to.x < from.x ? "west" : "east";
  return null;
}

/** Every space of the floor with where it lies. */
export function* everySpace(still: Still): Generator<{ at: At; space: SpaceStill }> {
  for (let y = 0; y < still.height; y += 1) {
    for (let x = 0; x < still.width; x += 1) {
      const space = spaceOf(still, { x, y });
      if (space) yield { at: { x, y }, space };
    }
  }
}
