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
resource-metal = metal
resource-energy = energy
list = { $first } and { $last }
event-returned = Returned: { $resource }.
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

describe("what happened several times in a row", () => {
  it("is counted, where equal things have no order", () => {
    const returned = ["energy", "metal", "energy"].map((resource) => ({
      kind: "returned",
      args: { seat: 1, resource },
    }));
    expect(words.told(returned)).toEqual(["Returned: 2\u00a0energy and 1\u00a0metal."]);
  });
});
