// Where a lesson goes on.

import { beforeEach, expect, it, vi } from "vitest";
import type { LessonShown } from "../../app/protocol.ts";

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});

/** The page as it is when it has just been loaded. */
const loaded = () => {
  vi.resetModules();
  return import("./places.ts");
};

function lesson(texts: string[], seats = 2): LessonShown {
  const step = { clauses: [], seat: 1, view: {}, question: null, expected: "roll", events: [] };
  const steps = texts.map((text) => ({ ...step, text }));
  return { game: "probe", seat: 1, seats, steps, view: {}, still: {} };
}

const THREE = lesson(["one", "two", "three"]);

beforeEach(() => stored.clear());

it("is where it was before the page was loaded again", async () => {
  (await loaded()).keepPlace(THREE, 2);
  const { placeIn } = await loaded();
  expect(placeIn(THREE)).toBe(2);
  expect(placeIn(lesson(["one", "two", "three"], 1))).toBe(0); // another lesson of that game
});

it("is the beginning if the lesson has changed", async () => {
  (await loaded()).keepPlace(THREE, 2);
  expect((await loaded()).placeIn(lesson(["one", "two", "more", "three"]))).toBe(0);
});

it("is the beginning if what was kept cannot be read", async () => {
  stored.set("botyard-lessons", "{");
  expect((await loaded()).placeIn(THREE)).toBe(0);
});
