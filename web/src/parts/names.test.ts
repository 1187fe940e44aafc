import { describe, expect, it } from "vitest";
import type { Choice } from "../app/protocol.ts";
import { Words } from "../app/words.ts";
import { whyText } from "./names.ts";

const TEXTS = `
action-roll = Roll the dice
web-why-points = { $points } points more than { $other }
`;
const words = new Words("en", [TEXTS]);
const roll: Choice = { action: "roll", kind: "roll", args: {} };
const choiceOf = (action: string) => (action === "roll" ? roll : undefined);

describe("why a bot would do it", () => {
  it("calls the next best action as its choice reads", () => {
    const why = { key: "points", args: { other: "roll", points: 4 } };
    expect(whyText(why, choiceOf, words)).toBe("4 points more than Roll the dice");
  });

  it("says nothing without a reason, or with one that it has no words for", () => {
    expect(whyText(null, choiceOf, words)).toBe("");
    expect(whyText({ key: "unheard-of", args: {} }, choiceOf, words)).toBe("");
  });
});
