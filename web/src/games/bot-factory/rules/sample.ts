// A position for the pictures of the boards: invented, but as it might be met.

import type { Model } from "../model.ts";
import { byColor } from "../model.ts";
import { BOARDS, SPACES, SPOTS } from "../names.ts";
import { fresh, type Piece } from "../pieces.ts";

const parts = (...kinds: (string | null)[]): (Piece | null)[] =>
  kinds.map((kind) => (kind ? fresh(kind) : null));
const ALLOWS = [1, 2, 3, 3, 4, 6, 1, 2, 2, 3, 4];
const BOARD_OF = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3];
const NEEDS = [["red", "blue"], ["green"], ["yellow", "green"], ["blue"], ["red", "yellow"]];

export const sample: Model = {
  round: 3,
  phase: "act",
  step: "",
  active: 0,
  waiting: [],
  account: null,
  figures: [
    { id: "1", seat: 1, space: "A2", stands: true },
    { id: "2", seat: 2, space: "P3", stands: true },
    { id: "3", seat: 3, space: "F1", stands: true },
    { id: "sandra", seat: 0, space: "J1", stands: true },
  ],
  seats: [],
  columns: {
    red: parts(null, "red-torso", null),
    yellow: parts("yellow-head", null, "yellow-legs"),
    blue: parts(null, null, null),
    green: parts("green-head", "universal-torso", null),
  },
  meeples: byColor((color) => ["1", "2", "3"].map((at) => `${color} ${at}`)),
  spares: parts("blue-legs", "red-head"),
  wheel: parts(
    "yellow-torso",
    "green-legs",
    "blue-head",
    "red-torso",
    "blue-torso",
    "red-legs",
    null,
    "green-head",
  ),
  turns: 0,
  marker: "blue",
  stacks: ["red-legs", "yellow-head", "blue-torso", "green-legs"].map((kind) => ({
    top: fresh(kind),
    below: 5,
    discards: 0,
  })),
  supply: ["universal-head", "universal-torso", "universal-legs"].map(fresh),
  universalBot: false,
  slots: parts("red", "blue", "green", "yellow", "blue", "red"),
  deck: 13,
  dropped: 0,
  values: { red: 8, yellow: 6, blue: 11, green: 7 },
  contracts: SPOTS.map((spot, at) => ({ spot, number: (at % 5) + 1, tokens: [] })),
  offer: [],
  inspection: null,
  endings: [],
  acting: "",
  crossed: 0,
  passing: null,
  given: [],
  gone: [],
  motion: "",
  still: {
    spaces: SPACES.map((space, at) => ({
      space,
      board: BOARDS[BOARD_OF[at] ?? 0] ?? "assembly",
      allows: ALLOWS[at] ?? 0,
    })),
    track: Array.from({ length: 15 }, (_, at) => at + 1),
    start: 6,
    lines: [8, 10, 12, 14].map((enter, at) => ({
      enter,
      bonus: at % 2 ? ("take-project" as const) : ("place-part" as const),
    })),
    icons: ["red-torso", "yellow-torso", "blue-torso", "green-torso"],
    wheel_bonus: ["left-input", "right-input", "right-output", "left-output"],
    rows: [3, 2, 1].map((cost, at) => ({ cost, side: [7, 5, 2][at] ?? 0 })),
    contracts: NEEDS.map((need, at) => ({
      number: at + 1,
      need: need as Model["still"]["contracts"][number]["need"],
      points: need.length > 1 ? [5, 3] : [2, 1],
    })),
    inspections: [],
  },
  over: false,
};
