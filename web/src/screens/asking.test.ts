import { describe, expect, it } from "vitest";
import { usualCount } from "./asking.ts";

describe("how many play unless somebody says otherwise", () => {
  it("is three, or as near to it as the game allows", () => {
    expect(usualCount({ seats: [1, 2, 3, 4, 5, 6, 7, 8] })).toBe(3);
    expect(usualCount({ seats: [2, 4] })).toBe(2);
    expect(usualCount({ seats: [4, 5] })).toBe(4);
    expect(usualCount({ seats: [1] })).toBe(1);
  });
});
