// Which courses are offered: by players, length and experience.

import type { Course } from "./lay.ts";

export const LENGTHS = ["short", "medium", "long"] as const;
export const EXPERIENCES = ["easy", "mid", "hard", "expert", "team"] as const;

export interface Filter {
  /** How many play; 0 if that does not matter. */
  players: number;
  length: string;
  experience: string;
}

export const EVERYTHING: Filter = { players: 0, length: "", experience: "" };

/** What it takes to play a course: the level of a beginner's one, an expert, or a team. */
export function experienceOf({ category = "", level }: Course): string {
  return level || (["expert", "team"].includes(category) ? category : "");
}

/** The only numbers of players that a course allows; null if its number is advice. */
export function allowed({ category, players, special }: Course): number[] | null {
  if (category === "team") return players ?? [];
  if (special !== "RR-C10") return null;
  const [from = 2, to = 4] = players ?? [];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

export function fits(course: Course, count: number): boolean {
  const [from = 2, to = 8] = course.players ?? [];
  return allowed(course)?.includes(count) ?? (from <= count && count <= to);
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
