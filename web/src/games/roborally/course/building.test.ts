import { describe, expect, it } from "vitest";
import {
  type Building,
  baySpot,
  buildingOf,
  courseOf,
  EMPTY,
  flagged,
  moved,
  put,
  removed,
  turned,
  unflagged,
} from "./building.ts";
import { BOARDS, COURSES } from "./library.ts";
import { courseFrom, courseIn, fileOf, linkOf, plain } from "./sharing.ts";

const two = (): Building => put(put({ ...EMPTY, name: "Mine" }, "chess", 0, 0), "vault", 1, 0);

describe("boards", () => {
  it("lie in cells, and are named by their upper left space", () => {
    expect(courseOf(two()).boards).toEqual([
      { board: "chess", at: "A1", turned: 0 },
      { board: "vault", at: "M1", turned: 0 },
    ]);
  });

  it("make room for a bay in the north or west", () => {
    const bay = baySpot(two(), "dock-plain", { x: -3, y: 5 });
    expect(bay).toEqual({ board: "dock-plain", column: 0, row: 0, side: 3 });
    expect(courseOf({ ...two(), bay }).boards).toEqual([
      { board: "chess", at: "E1", turned: 0 },
      { board: "vault", at: "Q1", turned: 0 },
      { board: "dock-plain", at: "A1", turned: 1 },
    ]);
  });

  it("a bay lies nowhere between two boards", () => {
    expect(baySpot(two(), "dock-plain", { x: 12, y: 6 })?.side).not.toBe(1);
    expect(baySpot(EMPTY, "dock-plain", { x: 0, y: 0 })).toBe(null);
  });

  it("a board that is put on another one takes its place", () => {
    expect(put(two(), "cross", 0, 0).mains.map(({ board }) => board)).toEqual(["vault", "cross"]);
  });
});

describe("moving", () => {
  it("takes flags and the bay along", () => {
    let building = flagged(two(), { x: 2, y: 3 });
    building = { ...building, bay: baySpot(building, "dock-belt", { x: 6, y: 14 }) };
    const after = moved(building, 0, 0, 1);
    expect(after.flags).toEqual([{ x: 2, y: 15 }]);
    expect(after.bay).toMatchObject({ column: 0, row: 1, side: 2 });
  });

  it("two boards change places", () => {
    const after = moved(flagged(two(), { x: 13, y: 0 }), 0, 1, 0);
    expect(after.mains.map(({ board, column }) => [board, column])).toEqual([
      ["chess", 1],
      ["vault", 0],
    ]);
    expect(after.flags).toEqual([{ x: 1, y: 0 }]);
  });

  it("turns flags with the board", () => {
    const after = turned(flagged(two(), { x: 13, y: 0 }), 1, BOARDS);
    expect(after.mains[1]?.turned).toBe(1);
    expect(after.flags).toEqual([{ x: 23, y: 1 }]);
  });

  it("removes what lies on it", () => {
    const building = flagged(flagged(two(), { x: 1, y: 1 }), { x: 20, y: 2 });
    expect(removed(building, 0)).toMatchObject({ flags: [{ x: 20, y: 2 }] });
  });
});

describe("flags", () => {
  it("are numbered in their order; no two on one space, no more than eight", () => {
    let building = two();
    for (let x = 0; x < 10; x += 1) building = flagged(building, { x, y: 0 });
    expect(building.flags.length).toBe(8);
    expect(flagged(building, { x: 0, y: 0 }, 2)).toBe(building);
    expect(unflagged(building, 1).flags[0]).toEqual({ x: 1, y: 0 });
  });
});

describe("our courses", () => {
  it("can be built on, and come out the same", () => {
    for (const course of COURSES) {
      const again = courseOf(buildingOf(course, BOARDS));
      const sorted = (boards: { board: string }[]) =>
        boards.toSorted((a, b) => a.board.localeCompare(b.board));
      expect(sorted(again.boards)).toEqual(sorted(course.boards));
      expect(again.flags).toEqual(course.flags);
    }
  });

  it("travel in a link and in a file", () => {
    for (const course of COURSES) {
      const named = { ...plain(course), name: "Größer “A1”" };
      expect(courseIn(`#/new/roborally?course=${linkOf(named)}`)).toMatchObject({
        name: named.name,
        boards: named.boards,
        flags: named.flags,
      });
      expect(courseFrom(fileOf(named))).toMatchObject({ name: named.name, boards: named.boards });
    }
    expect(courseIn("#/new/roborally")).toBe(null);
    expect(courseIn("#/new/roborally?course=%%%")).toBe(null);
    expect(courseFrom("boards = 3")).toBe(null);
  });
});
