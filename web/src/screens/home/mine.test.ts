import { expect, it } from "vitest";
import type { MyTable } from "../../app/protocol.ts";
import { toContinue } from "./mine.ts";

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
