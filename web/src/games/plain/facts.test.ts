import { describe, expect, it } from "vitest";
import { Words } from "../../app/words.ts";
import { factsOf, readable, Wording } from "./facts.ts";

const words = new Words("en", [
  "fact-turn = Turn\ntile-red-head = red head\nscore-loose = { $count } loose",
]);
words.seats = ["Ida", "Noor"];
const game = {
  events: [{ kind: "won", args: { tile: { what: "tile", names: ["red-head"] } } }],
  actions: [],
} as never;
const wording = new Wording(words, game);

describe("a view in words", () => {
  it("has single facts, in the words of the game", () => {
    const { single } = factsOf(
      { turn: 3, active: 2, belt: ["red-head", null], step: "x" },
      2,
      wording,
    );
    expect(single).toEqual([
      { name: "Turn", value: "3" },
      { name: "Active", value: "Noor" },
      { name: "Belt", value: "red head, –" },
    ]);
  });

  it("has a table of the seats", () => {
    const [table] = factsOf({ hands: [["a"], []], scored: [1, 2] }, 2, wording).tables;
    expect(table).toEqual({
      name: "",
      bySeat: true,
      columns: ["Hands", "Scored"],
      rows: [
        ["a", "1"],
        ["–", "2"],
      ],
    });
  });

  it("has rows for records, and words for lines of a score", () => {
    const lines = [{ name: "loose", points: 2, args: { count: 2 }, clause: "X-1" }];
    const [table] = factsOf({ seats: [{ lines }, { lines: [] }] }, 2, wording).tables;
    expect(table?.rows).toEqual([["2 (2 loose)"], ["–"]]);
  });

  it("takes numbers by seat apart, also inside", () => {
    const { tables } = factsOf(
      {
        inside: {
          dice: [
            [1, 0],
            [0, 2],
            [3, 3],
          ],
        },
      },
      2,
      wording,
    );
    expect(tables[0]?.columns).toEqual(["", "Ida", "Noor"]);
    expect(tables[0]?.rows[2]).toEqual(["3", "3", "3"]);
  });

  it("reads names", () => {
    expect(readable("deck_size")).toBe("Deck size");
  });
});
