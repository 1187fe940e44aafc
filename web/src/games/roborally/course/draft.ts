// The course on the bench, kept in this tab until it is used or given up: a page that is loaded again
// goes on building it.

import type { Course } from "./lay.ts";
import { asCourse } from "./sharing.ts";

const KEY = "botyard-bench";

export function draft(): Course | null {
  try {
    return asCourse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/** Keep what is being built; null if nothing is. */
export function keepDraft(course: Course | null): void {
  try {
    if (course) sessionStorage.setItem(KEY, JSON.stringify(course));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still builds.
  }
}
