import { describe, expect, it } from "vitest";
import { readBoard } from "../course/drawing.ts";
import { layFloor } from "../course/lay.ts";
import { BOARDS, COURSES } from "../course/library.ts";
import { type Entry, laneChevrons, laneFill, lanesOf, laneTreads } from "./belts.ts";
import {
  bounded,
  firstLook,
  holds,
  NEAR,
  panned,
  pinched,
  placed,
  swipedOn,
  wholeFloor,
  zoomed,
} from "./camera.ts";
import { beamPath, beltPaths, lasersOf, movingBelts, platePaths, wallPath } from "./paths.ts";
import { columnName, headed, quarter, SPACE, spaceAt, spaceName, stepped } from "./space.ts";

function floor(drawing: string) {
  const board = readBoard("drawn", drawing);
  return layFloor(
    { name: "", boards: [{ board: "drawn", at: "A1", turned: 0 }], flags: [] },
    new Map([["drawn", board]]),
  );
}

describe("spaces", () => {
  it("go by letter and number", () => {
    expect([0, 25, 26, 35].map(columnName)).toEqual(["A", "Z", "AA", "AJ"]);
    for (const at of [
      { x: 0, y: 0 },
      { x: 27, y: 35 },
      { x: 35, y: 9 },
    ])
      expect(spaceAt(spaceName(at))).toEqual(at);
    expect(spaceAt("?")).toBe(null);
    expect(spaceAt(null)).toBe(null);
  });

  it("lie in directions from each other", () => {
    expect(stepped({ x: 3, y: 3 }, "west", 2)).toEqual({ x: 1, y: 3 });
    expect(headed({ x: 1, y: 1 }, { x: 1, y: 0 })).toBe("north");
    expect(headed({ x: 1, y: 1 }, { x: 2, y: 2 })).toBe(null);
    expect(quarter("south")).toBe(2);
  });
});

describe("belts", () => {
  const entries = (drawing: string): Record<string, Entry[]> => {
    const found: Record<string, Entry[]> = {};
    for (const { at, entry } of lanesOf(floor(drawing))) {
      const name = spaceName(at);
      found[name] = [...(found[name] ?? []), entry];
    }
    return found;
  };

  it("are straight, or curve where another belt feeds them from the side", () => {
    expect(entries(" →   ↓\n .   ↓")).toEqual({ A1: ["behind"], B1: ["right"], B2: ["behind"] });
    expect(entries(" ↓   ←\n ↓   .")).toEqual({ B1: ["behind"], A1: ["left"], A2: ["behind"] });
  });

  it("join: what runs through lies on top", () => {
    const lanes = lanesOf(floor(" →   →   →\n .   ↑   ."));
    const at = lanes.filter((lane) => spaceName(lane.at) === "B1");
    expect(at.map(({ entry, joins }) => [entry, joins])).toEqual([
      ["right", true],
      ["behind", false],
    ]);
  });

  it("two from the sides: one of them leads", () => {
    const lanes = lanesOf(floor(" .   ↑   .\n →   ↑   ←")).filter(
      (lane) => spaceName(lane.at) === "B2",
    );
    expect(lanes.map(({ entry }) => entry).sort()).toEqual(["left", "right"]);
    expect(lanes.filter(({ joins }) => joins).length).toBe(1);
  });

  it("stay within their space", () => {
    for (const lane of lanesOf(floor(" ⇒   ⇓\n ↑   ⇓"))) {
      const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      for (const path of [laneTreads(lane), laneChevrons(lane)]) {
        const points = numbers(path);
        expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...points)).toBeLessThanOrEqual(2 * SPACE);
      }
      expect(laneFill(lane)).toMatch(/^M.*z$/);
    }
  });

  it("move by direction, curves about their corner", () => {
    const moving = movingBelts(lanesOf(floor(" →   ↓\n .   ↓")), false);
    expect(moving.straight.map(({ direction }) => direction)).toEqual(["east", "south"]);
    expect(moving.curves.map(({ corner, turn }) => [corner, turn])).toEqual([[[SPACE, SPACE], 1]]);
  });

  it("each on a ground of its own, so that none runs over another", () => {
    const lanes = lanesOf(floor(" →   ↓\n .   ↓"));
    const { straight, curves } = movingBelts(lanes, false);
    const grounds = [...straight, ...curves].map(({ fill }) => fill);
    expect(grounds.toSorted()).toEqual(lanes.map(laneFill).toSorted());
  });
});

describe("a floor as paths", () => {
  it("is a handful of them, however large it is", () => {
    const largest = COURSES.map((course) => layFloor(course, BOARDS)).sort(
      (a, b) => b.width * b.height - a.width * a.height,
    )[0];
    if (!largest) throw new Error();
    const { tones, seams, rivets } = platePaths(largest);
    expect(tones.length).toBe(3);
    expect(seams.length + rivets.length).toBeGreaterThan(1000);
    const lanes = lanesOf(largest);
    expect(Object.keys(beltPaths(lanes, true))).toContain("chevrons");
  });

  it("every wall is drawn once", () => {
    expect(wallPath(floor(" .  |.\n ---\n .   ."))).toBe(
      `M${SPACE} 0v${SPACE}M0 ${SPACE}h${SPACE}`,
    );
  });

  it("beams end at the first robot", () => {
    const [laser] = lasersOf(floor(">.   .   .  |"));
    if (!laser) throw new Error();
    expect(laser).toMatchObject({ length: 3, count: 1, quarters: 1 });
    expect(beamPath(laser)).toBe("M13 22.5L131 22.5");
    expect(beamPath(laser, 2)).toBe("M13 22.5L67.5 22.5");
  });
});

describe("the camera", () => {
  const hall = { width: 540, height: 720 };
  const window = { width: 270, height: 360 };

  it("shows the whole floor, and never less", () => {
    expect(wholeFloor(hall, window)).toEqual({ x: 270, y: 360, scale: 0.5 });
    expect(bounded({ x: 0, y: 0, scale: 0.1 }, hall, window)).toEqual({
      x: 270,
      y: 360,
      scale: 0.5,
    });
  });

  it("stays over the floor", () => {
    expect(bounded({ x: -50, y: 900, scale: 1 }, hall, window)).toEqual({
      x: 135,
      y: 540,
      scale: 1,
    });
  });

  it("zooms at the pointer", () => {
    const before = { x: 270, y: 360, scale: 1 };
    const at = { x: 20, y: 300 };
    const after = zoomed(before, 2, at, window);
    const point = (camera: typeof before) => {
      const { x, y } = placed(camera, window);
      return [(at.x - x) / camera.scale, (at.y - y) / camera.scale];
    };
    expect(point(after)).toEqual(point(before));
  });

  it("looks first at what is near, where the whole floor could not be read", () => {
    const at = { x: 1000, y: 300 };
    expect(firstLook(hall, window, at, SPACE)).toBe(null); // spaces of 22.5 pixels
    const wide = { width: 1080, height: 720 };
    const first = firstLook(wide, window, at, SPACE);
    expect(first?.scale).toBe(NEAR / SPACE);
    expect(first && holds(first, at, window, SPACE)).toBe(true);
  });

  it("knows what is in the picture", () => {
    const camera = { x: 270, y: 360, scale: 1 }; // from 135 to 405, from 180 to 540
    expect(holds(camera, { x: 180, y: 360 }, window, SPACE)).toBe(true);
    expect(holds(camera, { x: 170, y: 360 }, window, SPACE)).toBe(false);
    expect(holds(camera, { x: 270, y: 520 }, window, SPACE)).toBe(false);
  });

  it("is dragged by pixels", () => {
    expect(panned({ x: 100, y: 100, scale: 2 }, 10, -20)).toEqual({ x: 95, y: 110, scale: 2 });
  });

  it("tells a swipe beyond the edge from one that it follows", () => {
    const edge = { x: 135, y: 360, scale: 1 };
    const inside = { ...edge, x: 200 };
    expect(swipedOn(edge, edge, 100, 10)).toBe(-1);
    expect(swipedOn(edge, edge, -100, 10)).toBe(1);
    expect(swipedOn(inside, edge, 100, 10)).toBe(0);
    expect(swipedOn(edge, edge, 40, 0)).toBe(0); // too short
    expect(swipedOn(edge, edge, 100, 80)).toBe(0); // rather down
  });

  it("follows two fingers", () => {
    const after = pinched(
      { x: 135, y: 180, scale: 1 },
      [
        { x: 100, y: 100 },
        { x: 170, y: 100 },
      ],
      [
        { x: 65, y: 100 },
        { x: 205, y: 100 },
      ],
      window,
    );
    expect(after.scale).toBe(2);
  });
});
