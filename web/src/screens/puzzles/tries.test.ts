// What was done in puzzles, in a page that is loaded again.

import { beforeEach, expect, it, vi } from "vitest";
import { keepTry, triedIn } from "./tries.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});

beforeEach(() => stored.clear());

it("is kept for each puzzle of each game", () => {
  keepTry("g", "p", ["one", "two"]);
  keepTry("g", "q", ["three"]);
  expect([triedIn("g", "p"), triedIn("g", "q"), triedIn("h", "p")]).toEqual([
    ["one", "two"],
    ["three"],
    [],
  ]);
  keepTry("g", "p", []);
  expect(triedIn("g", "p")).toEqual([]);
});

it("is forgotten for those that were tried longest ago, when there are many", () => {
  for (let at = 0; at < 60; at++) keepTry("g", `p${at}`, ["one"]);
  expect([triedIn("g", "p0"), triedIn("g", "p59")]).toEqual([[], ["one"]]);
});

it("is nothing where what was kept cannot be read", () => {
  stored.set("botyard-tries", '{"g p": [1, 2], "g q": ["one"]}');
  expect([triedIn("g", "p"), triedIn("g", "q")]).toEqual([[], ["one"]]);
  stored.set("botyard-tries", "{");
  expect(triedIn("g", "q")).toEqual([]);
});
