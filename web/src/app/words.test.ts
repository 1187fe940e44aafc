// How words are put together.

import { describe, expect, it } from "vitest";
import { Words } from "./words.ts";

const words = new Words("en", [
  `
space-A1 = A1
    .does = Place 1 part
space-B1 = B1
    .does = Move 1 die
action-move = A1: { space-A1.does }
action-put = Put a die on { $space }
`,
]);
const choice = (kind: string, space: string) => ({
  action: `${kind}:${space}`,
  kind,
  args: { space },
});

describe("what a thing does that an action names", () => {
  it("is said beside the action", () => {
    expect(words.effect(choice("put", "B1"))).toBe("Move 1 die");
  });

  it("is not said twice", () => {
    expect(words.effect(choice("move", "A1"))).toBe("");
  });
});
