// What the server shows of this game: the part of the view that is drawn.

interface SpaceView {
  space: string;
  side: "a" | "b";
  field: number;
  seat: number | null;
}

export interface LineView {
  name: string;
  points: number;
  args: { tiles?: string[]; colour?: string; count?: number }; // no tiles where a tie is decided
}

export interface SeatView {
  supply: number;
  on_belt: number;
  on_edge: number;
  tiles: string[];
  score: number;
  lines: LineView[];
}

export interface View {
  turn: number;
  belt: (string | null)[];
  dice: number[][];
  stored: string[];
  step: string | null;
  args: number[];
  waiting: number[];
  spaces: SpaceView[];
  left: number;
  seats: SeatView[];
  standing: number[] | null;
}

const LETTERS: Record<string, string> = { red: "R", blue: "B", yellow: "Y" };

/** Part and colors of a tile by its name: `red-blue-head` is a head in R and B. */
export function tileLook(name: string): { kind: "head" | "torso" | "legs"; colors: string } {
  const words = name.split("-");
  const kind = (words.pop() ?? "head") as "head" | "torso" | "legs";
  return { kind, colors: words.map((word) => LETTERS[word] ?? "U").join("") };
}
