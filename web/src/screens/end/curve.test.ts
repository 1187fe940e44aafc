import { describe, expect, it } from "vitest";
import type { Film } from "../../app/api.ts";
import { curvesOf, marks, stairs } from "./curve.ts";

const film = (scores: number[][]): Film => ({
  header: { game: "g", seats: ["person", "bot:random"], options: {} },
  steps: scores.map((points, at) => ({
    line: at + 2,
    kind: "play",
    seat: 1,
    action: null,
    undone: [],
    chance: [],
    events: [],
    view: {},
    scores: points,
    standing: null,
  })),
  score_lines: [],
  here: true,
});

describe("points over time", () => {
  it("are one curve for each seat", () => {
    const { curves, lines, top, low } = curvesOf(
      film([
        [0, 0],
        [3, 0],
        [3, -1],
      ]),
    );
    expect(curves.map((curve) => curve.points)).toEqual([
      [0, 3, 3],
      [0, 0, -1],
    ]);
    expect([lines, top, low]).toEqual([[2, 3, 4], 3, -1]);
  });

  it("are thinned out in a long game, but end with the end", () => {
    const { curves, lines } = curvesOf(film(Array.from({ length: 1000 }, (_, at) => [at, 0])), 100);
    expect(curves[0]?.points.length).toBeLessThan(110);
    expect(lines.at(-1)).toBe(1001);
  });

  it("rise in stairs", () => {
    expect(
      stairs(
        [0, 2],
        (at) => at * 10,
        (value) => -value,
      ),
    ).toBe("M0 0H10V-2");
  });

  it("have round marks", () => {
    expect(marks(0, 18)).toEqual([0, 5, 10, 15]);
    expect(marks(-3, 2)).toEqual([-3, -2, -1, 0, 1, 2]);
  });
});
