// What is printed on program cards: the color of the head, and the arrow on 48 × 48.

import type { CardKind } from "../cards.ts";

export const HEADS: Record<CardKind, string> = {
  move1: "var(--bottle)",
  move2: "var(--bottle)",
  move3: "var(--bottle)",
  back: "var(--brick)",
  left: "var(--cobalt)",
  right: "var(--cobalt)",
  "u-turn": "var(--card-turn)",
};

export const GLYPHS: Record<CardKind, { path: string; width: number }> = {
  move1: { path: "M12 28L24 16L36 28M24 18V38", width: 6.5 },
  move2: { path: "M12 18L24 6L36 18M12 32L24 20L36 32M24 22V42", width: 6.5 },
  move3: { path: "M12 14L24 3L36 14M12 26L24 15L36 26M12 38L24 27L36 38M24 30V45", width: 5.5 },
  back: { path: "M12 24L24 36L36 24M24 12V34M13 7h22", width: 6 },
  left: { path: "M36 40V24c0-6-4-9-9-9H14M21 6L11 15L21 24", width: 6.5 },
  right: { path: "M12 40V24c0-6 4-9 9-9h13M27 6L37 15L27 24", width: 6.5 },
  "u-turn": { path: "M35 18V30c0 14-22 14-22 0V18M4 24L13 14L22 24", width: 6.5 },
};

export const LONG = 10; // letters that fit into a line

/** A name in one line, or in two where it can be parted. */
export function inLines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LONG + 2 || words.length < 2) return [name];
  const parted = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return parted.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}
