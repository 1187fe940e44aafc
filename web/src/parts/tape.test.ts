import { expect, test } from "vitest";
import { restOfLine } from "./tape.ts";

const LINES = [0, 18, 36].map((top) => ({ top, bottom: top + 17 }));

const from = (at: number) => restOfLine(LINES, at, 60);

test("a line that would be cut goes on until it is gone", () => {
  expect(from(8)).toBe(9);
  expect(from(24)).toBe(11);
});

test("between lines nothing is cut", () => {
  expect(from(0)).toBe(0);
  expect(from(18)).toBe(0);
  expect(from(34)).toBe(0); // no more than the foot of a line
});

test("after the last line nothing is left of it", () => {
  expect(from(40)).toBe(20);
  expect(from(54)).toBe(6);
});
