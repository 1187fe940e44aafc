import { describe, expect, it } from "vitest";
import { choiceNumber, keyOf } from "./keys.ts";

describe("keys of choices", () => {
  it("are the digits, with Shift the next ten", () => {
    expect(choiceNumber({ code: "Digit1", shiftKey: false })).toBe(0);
    expect(choiceNumber({ code: "Numpad0", shiftKey: false })).toBe(9);
    expect(choiceNumber({ code: "Digit3", shiftKey: true })).toBe(12);
    expect(choiceNumber({ code: "KeyT", shiftKey: false })).toBeNull();
  });

  it("are written like they are pressed", () => {
    expect([0, 9, 10, 20].map(keyOf)).toEqual(["1", "0", "⇧1", ""]);
  });
});
