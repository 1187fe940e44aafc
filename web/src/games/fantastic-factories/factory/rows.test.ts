import { expect, test } from "vitest";
import { shapeOf } from "./rows.ts";

const columns = (count: number, across: number, rows: number) =>
  shapeOf(count, 146, across, 164, rows).across;

test("no card lies alone below a full row", () => {
  expect(columns(5, 5, 2)).toBe(5); // one row
  expect(columns(6, 5, 2)).toBe(3); // three and three
  expect(columns(7, 5, 2)).toBe(4);
  expect(columns(4, 3, 99)).toBe(2); // on a phone: two and two
  expect(columns(5, 3, 99)).toBe(3);
});

test("fewer in a row are wider, so that the row is full", () => {
  const { width, drawn } = shapeOf(6, 146, 5, 164, 2);
  expect(drawn).toBe((5 * 126 + 4 * 12 - 2 * 12) / 3);
  expect(width).toBe(Math.round(drawn));
});

test("more than two rows can hold are drawn smaller", () => {
  const { across, drawn } = shapeOf(14, 146, 5, 164, 2);
  expect(across).toBe(7);
  expect(across * drawn + (across - 1) * 12).toBeLessThanOrEqual(5 * 126 + 4 * 12);
});
