import { describe, expect, it } from "vitest";
import { readJson, readNumber, readTable } from "./reading.ts";

describe("what somebody typed for an option", () => {
  it("is a whole number within bounds, or nothing", () => {
    const bounds = { low: 0, high: 150 };
    expect(readNumber("0", bounds)).toEqual({ value: 0 });
    expect(readNumber(" 150 ", bounds)).toEqual({ value: 150 });
    for (const text of ["", " ", "151", "-1", "1.5", "1e2", "ten"]) {
      expect(readNumber(text, bounds)).toBeNull();
    }
  });

  it("is JSON, or nothing", () => {
    expect(readJson("[2, 1]")).toEqual({ value: [2, 1] });
    expect(readJson("null")).toEqual({ value: null });
    expect(readJson("{")).toBeNull();
  });

  it("is a table, or nothing", () => {
    expect(readTable('{"die": [1, 2]}')).toEqual({ value: { die: [1, 2] } });
    for (const text of ["", "[]", "null", "1"]) expect(readTable(text)).toBeNull();
  });
});
