import { expect, test } from "vitest";
import { nextIn, type Point } from "./roaming.ts";

// Three columns of two, and one thing below them, between the last two columns.
const PLACES: Point[] = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 60 },
  { x: 50, y: 60 },
  { x: 100, y: 60 },
  { x: 80, y: 200 },
];
const LEFT = { x: -1, y: 0 };
const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };
const DOWN = { x: 0, y: 1 };
const from = (at: number, way: Point) => nextIn(PLACES[at] as Point, PLACES, way);

test("an arrow leads to what lies next in its direction", () => {
  expect(from(0, RIGHT)).toBe(1);
  expect(from(4, LEFT)).toBe(3);
  expect(from(1, DOWN)).toBe(4);
  expect(from(5, DOWN)).toBe(6);
  expect(from(6, UP)).toBe(5);
});

test("past the edge there is nothing", () => {
  expect(from(0, LEFT)).toBe(-1);
  expect(from(0, UP)).toBe(-1);
  expect(from(2, RIGHT)).toBe(-1);
  expect(from(6, DOWN)).toBe(-1);
});
