// Courses that somebody built, kept in this browser only.

import type { Course } from "./lay.ts";

const KEY = "botyard-courses";
const MOST = 60;

class Shelf {
  courses = $state.raw<Course[]>(kept());

  /** Keep a course; one of the same name is replaced. */
  keep(course: Course): void {
    const others = this.courses.filter(({ name }) => name !== course.name);
    this.#put([course, ...others].slice(0, MOST));
  }

  drop(name: string): void {
    this.#put(this.courses.filter((course) => course.name !== name));
  }

  #put(courses: Course[]): void {
    this.courses = courses;
    try {
      localStorage.setItem(KEY, JSON.stringify(courses));
    } catch {
      // A browser that keeps nothing still builds.
    }
  }
}

function kept(): Course[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Course[]) : [];
  } catch {
    return [];
  }
}

export const shelf = new Shelf();
