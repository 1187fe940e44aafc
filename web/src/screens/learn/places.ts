// Where somebody was in a lesson who looked something up or loaded the page again, kept in this tab.

import type { LessonShown } from "../../app/protocol.ts";

const KEY = "botyard-lessons";

interface Place {
  at: number;
  outline: string;
}

const kept = read();

/** The step to go on from: the first one if the lesson is new, or another one than it was. */
export function placeIn(lesson: LessonShown): number {
  const place = kept[nameOf(lesson)];
  return place?.outline === outlineOf(lesson) ? place.at : 0;
}

export function keepPlace(lesson: LessonShown, at: number): void {
  kept[nameOf(lesson)] = { at, outline: outlineOf(lesson) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing knows it until the page is loaded again.
  }
}

/** A game may have a lesson for one seat too. */
const nameOf = ({ game, seats }: LessonShown) => `${game} ${seats}`;

const outlineOf = ({ steps }: LessonShown) =>
  steps.map(({ text, expected }) => `${text} ${expected ?? ""}`).join("\n");

function read(): Record<string, Place> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Place>) : {};
  } catch {
    return {};
  }
}
