// What is drawn beside clauses of the rules.

type Part = "head" | "torso" | "legs";

export type Drawn =
  | { edge: string }
  | { tiles: [Part, string][]; points?: number }
  | { robot: [head: string, torso: string, legs: string]; points?: number }
  | { dice: number[]; seat: number };

export const PICTURES: Record<string, Drawn> = {
  "RB-D4": {
    tiles: [
      ["head", "R"],
      ["torso", "B"],
      ["legs", "Y"],
    ],
  },
  "RB-D5": {
    tiles: [
      ["head", "RB"],
      ["torso", "RY"],
      ["legs", "BY"],
    ],
  },
  "RB-D7": { dice: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], seat: 1 },
  "RB-D8": { dice: [1, 2, 3, 4], seat: 2 },
  "RB-8": { dice: [2, 3], seat: 1 },
  "RB-30": { robot: ["Y", "R", "B"] },
  "RB-31": { tiles: [["head", "RB"]] },
  "RB-32": { robot: ["B", "B", "B"], points: 7 },
  "RB-33": { robot: ["R", "Y", "B"], points: 5 },
  "RB-34": { tiles: [["legs", "R"]], points: 1 },
  "RB-38": { edge: "shove-twice" },
  "RB-39": { edge: "own-back" },
  "RB-40": { edge: "extra-die" },
  "RB-41": { edge: "others-count-one" },
  "RB-42": { edge: "clean-up" },
  "RB-43": { edge: "use-taken" },
  "RB-44": { edge: "add-to-five" },
  "RB-45": { edge: "own-forward" },
  "RB-46": { edge: "other-back" },
  "RB-47": { edge: "other-forward" },
};
