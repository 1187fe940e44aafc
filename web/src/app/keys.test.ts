import { describe, expect, it } from "vitest";
import { isSingle } from "./keys.ts";

const key = (key: string, held: object = {}) =>
  isSingle({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("a shortcut of a single key", () => {
  it("is a letter, a digit or a sign", () => {
    for (const one of ["t", "T", "1", "?", "+", "é"]) expect(key(one)).toBe(true);
  });

  it("is none that has a name, presses a button or is held with another", () => {
    for (const one of ["Enter", "Escape", "Tab", "ArrowLeft", " "]) expect(key(one)).toBe(false);
    expect(key("z", { ctrlKey: true })).toBe(false);
  });
});
