// Our boards and courses: the files that the server reads too.

import { parse } from "smol-toml";
import { type Board, readBoard } from "./drawing.ts";
import type { Course } from "./lay.ts";

const boardFiles = import.meta.glob<string>(
  "../../../../../src/botyard/games/roborally/data/boards/*.toml",
  { query: "?raw", import: "default", eager: true },
);
const courseFiles = import.meta.glob<string>(
  "../../../../../src/botyard/games/roborally/data/courses/*.toml",
  { query: "?raw", import: "default", eager: true },
);

export const BOARDS: Map<string, Board> = new Map(
  Object.values(boardFiles).map((text) => {
    const { name, drawing } = parse(text) as { name: string; drawing: string };
    return [name, readBoard(name, drawing)];
  }),
);

const LEVELS = ["easy", "mid", "hard", ""];

/** Every course of ours, the easiest first, those for teams last. */
export const COURSES: Course[] = Object.values(courseFiles)
  .map((text) => parse(text) as unknown as Course)
  .sort(
    (a, b) =>
      Number(a.category === "team") - Number(b.category === "team") ||
      LEVELS.indexOf(a.level ?? "") - LEVELS.indexOf(b.level ?? "") ||
      a.boards.length - b.boards.length ||
      a.name.localeCompare(b.name),
  );
