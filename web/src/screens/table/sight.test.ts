import { describe, expect, it } from "vitest";
import { outOfSight } from "./sight.ts";

const page = { top: 50, bottom: 390, left: 0, right: 844 };
const at = (top: number, left = 100) => ({ top, bottom: top + 44, left, right: left + 100 });

describe("what can be done now", () => {
  it("is scrolled to if nothing of it is seen", () => {
    expect(outOfSight([at(430), at(500)], page)).toBe(0);
    expect(outOfSight([at(-80)], page)).toBe(0);
  });

  it("stays where it is if some of it is seen", () => {
    expect(outOfSight([at(430), at(300)], page)).toBe(-1);
    expect(outOfSight([at(360)], page)).toBe(0); // cut off below
    expect(outOfSight([{ ...at(0), bottom: 500 }], page)).toBe(-1); // larger than the page
    expect(outOfSight([], page)).toBe(-1);
  });

  it("is not swiped to, where it lies beside the page", () => {
    expect(outOfSight([at(100, 900)], page)).toBe(-1);
    expect(outOfSight([at(100, 900), at(430)], page)).toBe(1);
  });
});
