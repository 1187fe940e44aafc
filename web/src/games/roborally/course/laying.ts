// Floors of our boards, loaded when they are needed.

import type { Still } from "../still.ts";
import { type Course, layFloor } from "./lay.ts";
import { BOARDS } from "./library.ts";

export function lay(course: Pick<Course, "name" | "boards" | "flags">): Still {
  return layFloor(course, BOARDS);
}
