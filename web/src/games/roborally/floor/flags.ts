// Flags as they are drawn: at a table as they are now, elsewhere as a course lays them.

import type { Flag } from "../model.ts";
import type { Still } from "../still.ts";
import { spaceAt } from "./space.ts";

export type FlagDrawn = Pick<Flag, "number" | "at" | "team" | "motion" | "presence">;

export function flagsOf(still: Pick<Still, "flags">): FlagDrawn[] {
  return still.flags.map((name, at) => ({
    number: at + 1,
    at: spaceAt(name),
    team: 0,
    motion: "",
    presence: "floor",
  }));
}
