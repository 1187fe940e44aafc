import { describe, expect, it } from "vitest";
import { type ChoosingTable, hinted, isSent, stateOf } from "./choosing.ts";

function table(seat: number): ChoosingTable {
  return {
    seat,
    tag: null,
    sending: "take",
    hint: { seat: 1, question: 1, action: "roll" },
    choice: (action) => (action === "roll" ? { action, kind: "roll", args: {} } : undefined),
    refused: (action) => (action === "take" ? { key: "no", clause: "X-1", params: {} } : undefined),
    press: async () => {},
    why: async () => {},
  };
}

describe("the state of a choice", () => {
  it("is what the server said", () => {
    expect(stateOf({ table: table(1), action: "roll" })).toBe("can");
    expect(stateOf({ table: table(1), action: "take" })).toBe("no");
    expect(stateOf({ table: table(1), action: "wait" })).toBe("idle");
  });

  it("is idle for who watches, and in a replay", () => {
    expect(stateOf({ table: table(0), action: "roll" })).toBe("idle");
    expect(stateOf({ table: null, action: "roll" })).toBe("idle");
  });

  it("says of the one that was pressed that it is on its way", () => {
    expect(isSent({ table: table(1), action: "take" })).toBe(true);
    expect(isSent({ table: table(1), action: "roll" })).toBeUndefined();
    expect(isSent({ table: null, action: "take" })).toBeUndefined();
  });

  it("shows a hint to its own seat only", () => {
    expect(hinted({ table: table(1), action: "roll" })).toBe(true);
    expect(hinted({ table: table(1), action: "take" })).toBe(false);
    expect(hinted({ table: table(2), action: "roll" })).toBe(false);
  });
});
