// What is drawn beside clauses of the rules.

import type { Body } from "../names.ts";

export type Drawn =
  | { board: "assembly" | "production" | "project" | "finance" }
  | { parts: [Body, string][] }
  | { speech: number; seat?: number }
  | { figure: "sandra" | "vilela" | "worker"; lies?: boolean }
  | { project: string; done?: boolean }
  | { bots: string[]; points?: number }
  | { tile: string };

export const PICTURES: Record<string, Drawn> = {
  "BF-1": {
    parts: [
      ["head", "R"],
      ["torso", "Y"],
      ["legs", "B"],
    ],
  },
  "BF-2": {
    parts: [
      ["head", "U"],
      ["torso", "U"],
      ["legs", "U"],
    ],
  },
  "BF-3": { project: "green" },
  "BF-4": { speech: 3, seat: 1 },
  "BF-17": { figure: "sandra" },
  "BF-32": { figure: "worker" },
  "BF-38": { figure: "worker", lies: true },
  "BF-41": { figure: "sandra" },
  "BF-46": { board: "assembly" },
  "BF-52": { speech: 2 },
  "BF-53": { speech: 2 },
  "BF-54": { project: "blue", done: true },
  "BF-66": { board: "production" },
  "BF-77": { board: "project" },
  "BF-83": { parts: [["torso", "U"]] },
  "BF-88": { board: "finance" },
  "BF-109": { figure: "vilela" },
  "BF-121": { bots: ["red"], points: 8 },
  "BF-122": { bots: ["red", "blue"] },
  "BF-125": { speech: 2, seat: 1 },
  "BF-126": { parts: [["legs", "Y"]] },
  "BF-127": { project: "red" },
  "BF-132": { tile: "favour" },
  "BF-133": { tile: "discount" },
  "BF-134": { tile: "choice" },
  "BF-135": { tile: "value" },
  "BF-136": { tile: "extra-place" },
  "BF-137": { tile: "one-project" },
  "BF-138": { tile: "universal" },
  "BF-139": { bots: ["universal"] },
};
