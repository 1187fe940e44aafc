// The course on the bench, in a page that is loaded again.

import { beforeEach, expect, it, vi } from "vitest";
import { draft, keepDraft } from "./draft.ts";
import { addressWith, courseIn } from "./sharing.ts";

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
});

const HALL = { name: "Hall", boards: [{ board: "exchange", at: "A1", turned: 1 }], flags: ["C3"] };

beforeEach(() => stored.clear());

it("is there until it is given up", () => {
  expect(draft()).toBeNull();
  keepDraft(HALL);
  expect(draft()).toEqual(HALL);
  keepDraft(null);
  expect(draft()).toBeNull();
});

it("is nothing where what was kept is no course", () => {
  for (const text of ["{", "[]", '{"name": "Hall"}', '"Hall"']) {
    stored.set("botyard-bench", text);
    expect(draft()).toBeNull();
  }
});

it("stands in the address of the set-up once it is used, until another one is chosen", () => {
  const address = addressWith("#/new/roborally", HALL);
  expect(courseIn(address)).toEqual(HALL);
  expect(addressWith(address, null)).toBe("#/new/roborally");
});
