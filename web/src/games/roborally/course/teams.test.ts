import { describe, expect, it } from "vitest";
import { allowed, chosen, EVERYTHING, experienceOf, fits } from "./filters.ts";
import { COURSES } from "./library.ts";
import { areEqual, matters, teamCount, usualTeams } from "./teams.ts";

const named = (name: string) => COURSES.find((one) => one.name === name) as (typeof COURSES)[0];

describe("teams", () => {
  it("are two, or of two", () => {
    expect([teamCount("war-zone", 8), teamCount("tandem-carnage", 8)]).toEqual([2, 4]);
    expect(teamCount("checkmate", 4)).toBe(0);
  });

  it("alternate round the table, and sit opposite", () => {
    expect(usualTeams("war-zone", 4)).toEqual([1, 2, 1, 2]);
    expect(usualTeams("tandem-carnage", 6)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it("are equal in size", () => {
    expect([areEqual([1, 2, 2, 1], 2), areEqual([1, 1, 1, 2], 2)]).toEqual([true, false]);
  });

  it("are asked for where they play", () => {
    const options = ["teams", "war-zone-options", "timer"];
    const asked = (course: string) => options.filter((one) => matters(one, { course }));
    expect(asked("war-zone")).toEqual(options);
    expect(asked("toggle-boggle")).toEqual(["teams", "timer"]);
    expect(asked("checkmate")).toEqual(["timer"]);
  });
});

describe("how many may play", () => {
  it("is binding for teams and pairs of robots, else advice", () => {
    expect(allowed(named("capture-the-flag"))).toEqual([4, 6, 8]);
    expect(allowed(named("interference"))).toEqual([2, 3, 4]);
    expect(allowed(named("checkmate"))).toBeNull();
    expect([4, 5, 8].map((count) => fits(named("capture-the-flag"), count))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("and courses for teams can be found", () => {
    const teams = chosen(COURSES, { ...EVERYTHING, experience: "team" });
    expect(teams).toHaveLength(5);
    expect(COURSES.slice(-5)).toEqual(teams);
    expect(experienceOf(named("tricksy"))).toBe("expert");
  });
});
