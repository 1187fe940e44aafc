import { describe, expect, it } from "vitest";
import type { SeatShown, TableShown } from "../app/protocol.ts";
import { absence } from "./presence.ts";

const seats: SeatShown[] = [
  { seat: 1, kind: "person" }, // what is not said is not so
  { seat: 2, kind: "link" },
  { seat: 3, kind: "link", present: true },
  { seat: 4, kind: "person", bot: "greedy", left: true },
  { seat: 5, kind: "bot", bot: "greedy" },
];
const at = (seat: number, status = "playing") =>
  ({ table: { seats } as TableShown, status, seat }) as Parameters<typeof absence>[0];

describe("who is not there", () => {
  it("is a person without a connection, or who has left", () => {
    expect(seats.map(({ seat }) => absence(at(1), seat))).toEqual(["", "away", "", "left", ""]);
    expect(absence(at(3), 1)).toBe("away");
  });

  it("is nobody when the game is over, or at no table", () => {
    expect(seats.map(({ seat }) => absence(at(1, "over"), seat))).toEqual(["", "", "", "", ""]);
    expect(absence(null, 1)).toBe("");
  });
});
