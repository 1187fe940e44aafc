import { describe, expect, it } from "vitest";
import { areAlike, proposedNames } from "./company.ts";

const HERE = { kind: "person" } as const;
const BOT = { kind: "bot" } as const;
const numbered = (seat: number) => `Player ${seat}`;

describe("people at one screen", () => {
  it("are called as last time, or by their seat", () => {
    const seats = [HERE, BOT, HERE, HERE];
    expect(proposedNames(seats, "Ida", ["Mia"], numbered)).toEqual(["Ida", "", "Mia", "Player 4"]);
    expect(proposedNames(seats, "", [], numbered)).toEqual([
      "Player 1",
      "",
      "Player 3",
      "Player 4",
    ]);
  });

  it("are never called like each other", () => {
    const company = ["ida ", "Mia", "mia", ""];
    const names = proposedNames([HERE, HERE, HERE], "Ida", company, numbered);
    expect(names).toEqual(["Ida", "Mia", "Player 3"]);
  });

  it("are told apart by more than spaces and capitals", () => {
    expect(areAlike(["Ida", "Mia"])).toBe(false);
    expect(areAlike(["Ida", " ida "])).toBe(true);
    expect(areAlike(["Ida", " "])).toBe(true);
  });
});
