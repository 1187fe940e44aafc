import { describe, expect, it } from "vitest";
import { Words } from "../../app/words.ts";
import { dayOf, isDay, nextAfter, puzzleTitle } from "./names.ts";

const all = {
  puzzles: ["a", "b", "c"].map((name) => ({ name, points: 0, stars: [1, 2, 3] })),
};

describe("puzzles", () => {
  it("are called by their title, or by their day", () => {
    const words = new Words("en", ["puzzle-a = Alpha\npuzzles-of-day = Puzzle of { $day }"]);
    expect(puzzleTitle("a", words)).toBe("Alpha");
    expect(puzzleTitle("x", words)).toBe("x");
    expect(puzzleTitle("2026-11-05", words)).toBe("Puzzle of November 5");
    expect(dayOf("2026-11-05", new Words("de", []))).toBe("5. November");
    expect([isDay("2026-11-05"), isDay("full-steam")]).toEqual([true, false]);
  });

  it("follow each other, but for those that are done", () => {
    const stars = (done: string) => (name: string) => (done.includes(name) ? 3 : 0);
    expect(nextAfter("a", all, stars(""))).toBe("b");
    expect(nextAfter("a", all, stars("b"))).toBe("c");
    expect(nextAfter("c", all, stars("c"))).toBe("a");
    expect(nextAfter("a", all, stars("abc"))).toBe("");
    expect(nextAfter("b", all, stars("ac"))).toBe("");
    expect(nextAfter("2026-11-05", all, stars("a"))).toBe("b");
  });
});
