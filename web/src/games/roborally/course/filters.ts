// Which courses are offered: by players, length and experience.

import type { Course } from "./lay.ts";

export const LENGTHS = ["short", "medium", "long"] as const;
export const EXPERIENCES = ["easy", "mid", "hard", "expert"] as const;

export interface Filter {
  /** How many play; 0 if that does not matter. */
  players: number;
  length: string;
  experience: string;
}

export const EVERYTHING: Filter = { players: 0, length: "", experience: "" };

/** What it takes to play a course: the level of a beginner's one, or an expert. */
export function experienceOf({ category, level }: Course): string {
  return level || (category === "expert" ? "expert" : "");
}

export function fits({ players }: Course, count: number): boolean {
  return !players || (players[0] <= count && count <= players[1]);
}

export function chosen(courses: Course[], { players, length, experience }: Filter): Course[] {
  return courses.filter(
    (course) =>
      (!players || fits(course, players)) &&
      (!length || course.length === length) &&
      (!experience || experienceOf(course) === experience),
  );
}

/** Whether two courses are the same: those of ours by name, built ones by what they are. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
