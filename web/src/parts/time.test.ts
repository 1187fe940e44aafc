import { describe, expect, it } from "vitest";
import { clockFace, clockOf, isWaiting, personsClock, secondsLeft } from "./time.ts";

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

describe("a clock that is yet to start", () => {
  const clock = { left: 30, until: 1120 };

  it("stands at what it has until it does", () => {
    expect([isWaiting(clock, 1000), secondsLeft(clock, 1000, true)]).toEqual([true, 30]);
    expect([isWaiting(clock, 1090), secondsLeft(clock, 1090, true)]).toEqual([false, 30]);
    expect([isWaiting(clock, 1100), secondsLeft(clock, 1100, true)]).toEqual([false, 20]);
  });

  it("is not one that stands in a pause, nor none at all", () => {
    expect([isWaiting({ left: 30 }, 1000), isWaiting(undefined, 1000)]).toEqual([false, false]);
  });
});

describe("the clock of a seat", () => {
  const clocks = [{ left: 60, until: 1060 }, { left: 60 }];

  it("is none where nobody plays against time", () => {
    expect(clockOf({}, 1)).toBeNull();
    expect(clockOf(null, 1)).toBeNull();
    expect(clockOf({ hurries: { 2: { left: 30, until: 1030 } } }, 1)).toBeNull();
  });

  it("is the table's, unless the rules leave less time", () => {
    expect(clockOf({ clocks }, 1)).toEqual({ clock: clocks[0], hurry: false });
    const hurry = { left: 30, until: 1030 };
    expect(clockOf({ hurries: { 1: hurry } }, 1)).toEqual({ clock: hurry, hurry: true });
    expect(clockOf({ clocks, hurries: { 1: hurry } }, 1)).toEqual({ clock: hurry, hurry: true });
    const long = { left: 90, until: 1090 };
    expect(clockOf({ clocks, hurries: { 1: long } }, 1)?.hurry).toBe(false);
  });

  it("shows in a pause what is left of the shorter one", () => {
    const paused = { clocks: [{ left: 40 }], hurries: { 1: { left: 20 } } };
    expect(clockOf(paused, 1)).toEqual({ clock: { left: 20 }, hurry: true });
  });

  it("is shown for who thinks, not for a bot", () => {
    const clocks = [{ left: 100 }, { left: 100 }];
    const table = { seats: [{ bot: "" }, { bot: "greedy" }] };
    expect(personsClock({ table, situation: { clocks } }, 1)?.clock).toBe(clocks[0]);
    expect(personsClock({ table, situation: { clocks } }, 2)).toBeNull();
    expect(personsClock(null, 1)).toBeNull();
  });
});
