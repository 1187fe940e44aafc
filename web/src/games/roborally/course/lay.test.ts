import { describe, expect, it } from "vitest";
import { floors } from "../fixtures/games.ts";
import { DIRECTIONS, type Still } from "../still.ts";
import { readBoard } from "./drawing.ts";
import { layFloor } from "./lay.ts";
import { BOARDS, COURSES } from "./library.ts";

const BAY = `
 .   ↑
     ---
 1   2  |
`;
const ROOM = `
     v-^
>.   @   .  |

 ⇒   ▼   +
`;
const known = new Map([
  ["bay", readBoard("bay", BAY)],
  ["room", readBoard("room", ROOM)],
]);

describe("a board from its drawing", () => {
  const room = readBoard("room", ROOM);

  it("has spaces, walls and emitters", () => {
    expect([room.width, room.height]).toEqual([3, 2]);
    expect(room.spaces[1]).toEqual([
      { belt: "east", express: true },
      { pusher: "south", registers: [1, 3, 5] },
      { repair: 1 },
    ]);
    expect(room.spaces[0]).toEqual([
      { walls: ["west"] },
      { pit: true, walls: ["north"] },
      { walls: ["east"] },
    ]);
    expect(room.emitters).toEqual([
      { x: 0, y: 0, direction: "east", count: 1 },
      { x: 1, y: 0, direction: "south", count: 1 },
    ]);
  });

  it("has its docks in order", () => {
    expect(known.get("bay")?.docks).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
  });
});

describe("a floor", () => {
  it("turns boards, and what is printed on them", () => {
    const still = layFloor(
      { name: "x", boards: [{ board: "room", at: "A1", turned: 1 }], flags: [] },
      known,
    );
    expect([still.width, still.height]).toEqual([2, 3]);
    expect(still.spaces[0]?.[0]).toEqual({ belt: "south", express: true });
    expect(still.spaces[1]?.[0]).toEqual({ pusher: "west", registers: [1, 3, 5] });
    expect(still.spaces[0]?.[1]).toEqual({ walls: ["north"] });
    expect(still.lasers[0]).toEqual({ spaces: ["B1", "B2", "B3"], direction: "south", count: 1 });
  });

  it("joins boards: a wall counts for both sides, a laser goes on", () => {
    const boards = [
      { board: "room", at: "A1", turned: 0 },
      { board: "bay", at: "D1", turned: 0 },
    ];
    const still = layFloor({ name: "x", boards, flags: ["A2"] }, known);
    expect([still.width, still.height]).toEqual([5, 2]);
    expect(still.spaces[0]?.[3]).toEqual({ walls: ["west"] });
    expect(still.docks).toEqual(["D2", "E2"]);
    expect(still.lasers[0]?.spaces).toEqual(["A1", "B1", "C1"]);
    expect(still.flags).toEqual(["A2"]);
  });

  it("leaves holes where no board lies", () => {
    const boards = [
      { board: "room", at: "A1", turned: 0 },
      { board: "bay", at: "D3", turned: 3 },
    ];
    const still = layFloor({ name: "x", boards, flags: [] }, known);
    expect(still.start_facing).toBe("west");
    expect(still.spaces[0]?.[4] ?? null).toBe(null);
  });
});

/** Walls in the order of the compass, lasers by their spaces: no order means anything there. */
function sorted(still: Still): Still {
  const spaces = still.spaces.map((row) =>
    Array.from({ length: still.width }, (_, x) => {
      const space = row[x];
      const walls = space?.walls;
      if (!space) return null;
      return walls ? { ...space, walls: DIRECTIONS.filter((side) => walls.includes(side)) } : space;
    }),
  );
  const lasers = still.lasers.toSorted((a, b) =>
    JSON.stringify(a.spaces).localeCompare(JSON.stringify(b.spaces)),
  );
  return { ...still, spaces, lasers };
}

describe("our courses", () => {
  it.each(floors)("$course is laid as the server lays it", (floor) => {
    const course = COURSES.find(({ name }) => name === floor.course);
    expect(course && sorted(layFloor(course, BOARDS))).toEqual(sorted(floor));
  });

  it("are those of the server", () => {
    expect(COURSES.map(({ name }) => name).sort()).toEqual(floors.map(({ course }) => course));
  });

  it("are all there, on boards that are there", () => {
    expect(COURSES.length).toBeGreaterThan(16);
    for (const course of COURSES) {
      const still = layFloor(course, BOARDS);
      expect(still.boards.length).toBe(course.boards.length);
      expect(still.docks.length).toBe(course.name === "capture-the-flag" ? 0 : 8); // RR-C16
      expect(Math.max(still.width, still.height)).toBeLessThanOrEqual(36);
    }
  });

  it("have lasers that end at a wall", () => {
    const still = layFloor(
      COURSES.find(({ name }) => name === "chop-shop-challenge") as never,
      BOARDS,
    );
    expect(still.lasers.map(({ count }) => count).sort()).toEqual([1, 1, 1, 1, 2, 3]);
  });
});
