import { expect, it } from "vitest";
import type { MyTable } from "../../app/protocol.ts";
import { ago, toContinue } from "./mine.ts";

const mine = (table: string, changed: number, more: Partial<MyTable> = {}): MyTable => ({
  table,
  game: "g",
  status: "playing",
  created: 0,
  changed,
  seats: [1],
  waiting: [],
  ...more,
});

it("where one is waited for comes first, then where something was done last", () => {
  const tables = [
    mine("new", 9, { status: "gathering" }),
    mine("over", 8, { status: "over" }),
    mine("paused", 1, { status: "paused", waiting: [1] }),
    mine("yours, long ago", 2, { waiting: [1] }),
    mine("yours", 3, { waiting: [1] }),
    mine("theirs", 4, { created: 10 }),
  ];
  const order = ["yours", "yours, long ago", "new", "theirs", "paused"];
  expect(toContinue(tables).map(({ table }) => table)).toEqual(order);
});

it("says how long ago something was", () => {
  const now = 1_800_000_000;
  const said = (passed: number, language = "en") => ago(now - passed, now, language);
  expect(said(3)).toBe("");
  expect(said(5 * 60)).toBe("5 minutes ago");
  expect(said(3599)).toBe("59 minutes ago");
  expect(said(2 * 3600, "de")).toBe("vor 2 Stunden");
  expect(said(30 * 3600)).toBe("yesterday");
  expect(said(-5)).toBe(""); // clocks differ
});
