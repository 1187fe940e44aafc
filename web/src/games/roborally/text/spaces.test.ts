import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "../../../app/words.ts";
import { floorOf } from "../fixtures/games.ts";
import type { Still } from "../still.ts";
import { ahead, around, bearing, spaceWords } from "./spaces.ts";

const texts = (name: string) =>
  readFileSync(new URL(`../../../../../src/botyard/${name}.en.ftl`, import.meta.url), "utf8");
const words = new Words("en", [
  texts("text/frame"),
  texts("games/roborally/text/game"),
  texts("games/roborally/text/web"),
]);
const still = floorOf("risky-exchange") as unknown as Still;

describe("a space in words", () => {
  it("says everything that is on it", () => {
    expect(spaceWords(still, { x: 0, y: 0 }, words)).toContain("repair site");
    expect(spaceWords(still, { x: 7, y: 1 }, words)).toEqual(["flag 1"]);
    expect(spaceWords(still, { x: 2, y: 1 }, words)).toEqual(["pit"]);
    expect(spaceWords(still, { x: 11, y: 2 }, words).join()).toContain("laser beam to the west");
    expect(spaceWords(still, { x: 40, y: 0 }, words)).toEqual(["no floor"]);
  });
});

describe("what lies round a robot", () => {
  it("is told row by row", () => {
    expect(around({ x: 2, y: 2 }, 1).map((row) => row.length)).toEqual([3, 3, 3]);
  });

  it("ahead up to a wall or the edge", () => {
    expect(ahead(still, { x: 11, y: 2 }, "west")).toMatchObject({
      end: "wall",
      spaces: [
        { x: 10, y: 2 },
        { x: 9, y: 2 },
      ],
    });
    expect(ahead(still, { x: 1, y: 1 }, "north").end).toBe("edge");
  });

  it("flags lie ahead or behind, right or left", () => {
    expect(bearing({ x: 9, y: 4 }, "south", "H2")).toEqual({ ahead: -3, right: 2 });
    expect(bearing({ x: 9, y: 4 }, "north", "J8")).toEqual({ ahead: -3, right: 0 });
  });
});
