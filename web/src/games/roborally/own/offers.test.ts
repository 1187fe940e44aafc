import { describe, expect, it } from "vitest";
import { readable } from "./offers.ts";

const text = (letters: number) => "x".repeat(letters);

describe("Options that are offered", () => {
  it("one or two are read where they lie", () => {
    expect(readable({ texts: [text(380)], more: 90, others: true })).toBe(true);
    expect(readable({ texts: [text(240), text(120)], more: 0, others: true })).toBe(true);
  });

  it("three are, if nothing else is there", () => {
    const texts = [text(240), text(90), text(300)];
    expect(readable({ texts, more: 0, others: false })).toBe(true);
    expect(readable({ texts, more: 90, others: true })).toBe(false);
  });

  it("many are not", () => {
    const texts = Array.from({ length: 6 }, () => text(90));
    expect(readable({ texts, more: 0, others: true })).toBe(false);
  });
});
