// The names that views, events and actions use.

export const COLORS = ["red", "yellow", "blue", "green"] as const;
export type Color = (typeof COLORS)[number];
export const BODIES = ["head", "torso", "legs"] as const;
export type Body = (typeof BODIES)[number];
export const BOARDS = ["assembly", "production", "project", "finance"] as const;
export type BoardName = (typeof BOARDS)[number];
export const SPACES = "A1 A2 A3 P1 P2 P3 J1 J2 F1 F2 F3".split(" ");
export const SIDES = ["left", "right"] as const;
export const SLOTS = [
  "top-left",
  "top-right",
  "middle-left",
  "middle-right",
  "bottom-left",
  "bottom-right",
] as const;
export const SPOTS = ["top", "middle", "bottom"].flatMap((row) =>
  ["left", "middle", "right"].map((column) => `${row}-${column}`),
);
export type Spot = string;
/** Places of the wheel, from the left input clockwise. */
export const PLACES = [
  "left-input",
  "right-input",
  "upper-right",
  "lower-right",
  "right-output",
  "left-output",
  "lower-left",
  "upper-left",
];
export type Bonus = "place-part" | "take-project" | "take-part";

const LETTERS: Record<string, string> = { red: "R", yellow: "Y", blue: "B", green: "G" };
const BOARD_LETTERS: Record<string, BoardName> = {
  A: "assembly",
  P: "production",
  J: "project",
  F: "finance",
};

/** The letter that a color goes by; universal is U. */
export function letterOf(color: string): string {
  return LETTERS[color] ?? "U";
}

/** A part by its name, `red-head`. */
export function partOf(name: string): { color: Color | "universal"; body: Body } {
  const [color = "", body = ""] = name.split("-");
  return { color: color as Color, body: body as Body };
}

/** Which board a space, or a place beside a board, belongs to. */
export function boardOf(space: string): BoardName {
  if (space.startsWith("beside-")) return space.slice(7) as BoardName;
  return BOARD_LETTERS[space.charAt(0)] ?? "assembly";
}

/** The place of the wheel that an output is. */
export function placeOfOutput(output: string): number {
  return output === "left" ? 5 : 4;
}

/** The arguments of an action, by their names. */
const ARGUMENTS: Record<string, string[]> = {
  move: ["space"],
  beside: ["board"],
  dispense: ["output"],
  take: ["colour"],
  feed: ["colour"],
  project: ["slot"],
  drop: ["colour"],
  universal: ["body"],
  raise: ["colour"],
  reserve: ["spot"],
  keep: ["spot"],
  discard: ["part"],
  swap: ["part", "pallet"],
  place: ["part", "colour"],
  claim: ["tile"],
  use: ["tile"],
  return: ["pair"],
  complete: ["colour"],
};

export interface Spelled {
  action: string;
  kind: string;
  args: Record<string, string>;
}

/** An action taken apart: `place:red-head@red`. */
export function spelled(action: string): Spelled {
  const [kind = "", rest = ""] = action.split(":");
  const values = rest.split("@");
  const names = ARGUMENTS[kind] ?? [];
  return {
    action,
    kind,
    args: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])),
  };
}

/** Whether a speech token stands after the words on a space. */
export function endsInSpeech(space: string): boolean {
  return space === "A3" || space === "P1" || space.startsWith("F");
}
