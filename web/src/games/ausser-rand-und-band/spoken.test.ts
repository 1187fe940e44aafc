import { expect, it } from "vitest";
import { Words } from "../../app/words.ts";
import { spoken } from "./odds.ts";
import { diceOn, spacesBeside } from "./spoken.ts";
import type { View } from "./view.ts";

const words = new Words("en", [
  [
    "text-none = none",
    "text-dice-of = { $seat } { $count }",
    "text-space-free = { $space }: free",
    "text-space-taken = { $space }: die of { $seat }",
    "space-clean-up = Clean up",
    "space-extra-die = One more",
    "list = { $first } and { $last }",
    "belt-odds = If it ran now: { $shares }",
    "belt-share = { $seat } { $percent }%",
    "belt-share-nobody = nobody { $percent }%",
  ].join("\n"),
]);
words.seats = ["Ida", "Noor"];

const view = {
  dice: [[0, 0], [2, 1], [], [], []],
  spaces: [
    { space: "clean-up", side: "a", field: 2, seat: 2 },
    { space: "extra-die", side: "b", field: 2, seat: null },
  ],
} as unknown as View;

it("dice are counted by whose they are", () => {
  expect(diceOn(view, 2, words)).toBe("Ida 2, Noor 1");
  expect(diceOn(view, 1, words)).toBe("none");
});

it("a space is free, or says whose die lies there", () => {
  expect(spacesBeside(view, 2, words)).toEqual(["Clean up: die of Noor", "One more: free"]);
  expect(spacesBeside(view, 3, words)).toEqual([]);
});

it("odds are one sentence", () => {
  const found = [
    { seat: 0, share: 0.256 },
    { seat: 1, share: 0.744 },
  ];
  const name = (seat: number) => words.seats[seat - 1] ?? "";
  expect(spoken(found, name, words)).toBe("If it ran now: nobody 26% and Ida 74%");
});
