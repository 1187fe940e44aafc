import { describe, expect, it } from "vitest";
import { clockFace, secondsLeft } from "./time.ts";

describe("a clock", () => {
  it("shows minutes and seconds, and hours if there are any", () => {
    expect(clockFace(0)).toBe("0:00");
    expect(clockFace(6.2)).toBe("0:07");
    expect(clockFace(754)).toBe("12:34");
    expect(clockFace(3725)).toBe("1:02:05");
    expect(clockFace(-3)).toBe("0:00");
  });

  it("runs down to its end and stands still otherwise", () => {
    const clock = { left: 60, until: 1000 };
    expect(secondsLeft(clock, 990, true)).toBe(10);
    expect(secondsLeft(clock, 1010, true)).toBe(0);
    expect(secondsLeft(clock, 990, false)).toBe(60);
    expect(secondsLeft({ left: 60, until: null }, 990, true)).toBe(60);
  });
});
