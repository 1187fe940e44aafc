import { describe, expect, it } from "vitest";
import { floorOf, races } from "../fixtures/games.ts";
import { lasersOf } from "../floor/paths.ts";
import { model, type Robot, turnedTo } from "../model.ts";
import type { Still } from "../still.ts";
import { firing, reach } from "./beams.ts";
import { foresee, together } from "./ghost.ts";
import { outline, robotDrawing } from "./shapes.ts";

const still = floorOf("risky-exchange") as unknown as Still;
const start = model(races[0]?.turns[0]?.view ?? {}, undefined, still as never);
const robot = { ...start.robots[0], at: { x: 9, y: 4 }, angle: 180, facing: "south" } as Robot;
const event = (kind: string, args = {}) => ({ kind, args: { seat: robot.seat, ...args } });

describe("eight robots", () => {
  it("have eight outlines", () => {
    const outlines = [1, 2, 3, 4, 5, 6, 7, 8].map(outline);
    expect(new Set(outlines).size).toBe(8);
    expect(robotDrawing(9)).toBe(robotDrawing(1));
  });

  it("turn the shorter way", () => {
    expect([turnedTo(undefined, "west"), turnedTo(270, "north"), turnedTo(-90, "south")]).toEqual([
      270, 360, -180,
    ]);
    expect(turnedTo(0, "south")).toBe(180);
  });
});

describe("a ghost", () => {
  it("shows where each register ends", () => {
    const ways = foresee(robot, [
      event("register", { register: 1 }),
      event("moved", { space: "J6" }),
      event("carried", { space: "I6" }),
      event("register", { register: 2 }),
      event("turned", { facing: "west" }),
    ]);
    expect(ways.map(({ register, at, angle }) => [register, at, angle])).toEqual([
      [1, { x: 8, y: 5 }, 180],
      [2, { x: 8, y: 5 }, 270],
    ]);
    expect(together(ways)).toMatchObject([{ registers: [1, 2], angle: 270 }]);
  });

  it("ends with a fall", () => {
    const ways = foresee(robot, [
      event("register", { register: 1 }),
      event("fell", { space: "C2", how: "pit" }),
      event("register", { register: 2 }),
    ]);
    expect(ways.map(({ end, at }) => [end, at])).toEqual([["pit", { x: 2, y: 1 }]]);
  });
});

describe("beams", () => {
  const [laser] = lasersOf(still);

  it("reach to the first robot", () => {
    if (!laser) throw new Error();
    const standing = { ...robot, at: { x: 10, y: 2 } } as Robot;
    expect([reach(laser, []), reach(laser, [standing])]).toEqual([3, 2]);
  });

  it("go from robot to robot", () => {
    const other = { ...start.robots[1], at: { x: 9, y: 8 }, presence: "floor" } as Robot;
    const drawn = {
      ...start,
      robots: [robot, other],
      beams: [{ from: "robot" as const, id: robot.id, target: other.id, weapon: "" }],
    };
    expect(firing([], drawn)).toEqual(["M427.5 225L427.5 382.5"]);
  });
});
