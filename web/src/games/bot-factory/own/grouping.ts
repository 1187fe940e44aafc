// What can be done now, in groups as it is listed: what is pressed most comes first, being done last.

import type { Choice } from "../../../app/protocol.ts";

/** A choice with its place in the question, which its key stands for. */
export interface Listed extends Choice {
  at: number;
}

export interface Group {
  kind: string;
  choices: Listed[];
}

/** Kinds that stand alone, as a button with words. */
const ALONE = ["rotate", "gain", "pay", "pass", "done"];
const ORDER = [
  "rotate",
  "dispense",
  "gain",
  "pay",
  "pass",
  "place",
  "project",
  "raise",
  "reserve",
  "take",
  "feed",
  "universal",
  "keep",
  "complete",
  "return",
  "discard",
  "drop",
  "swap",
  "claim",
  "use",
  "beside",
  "move",
];

/** Choices by kind, without being done. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Listed[]>();
  choices.forEach((choice, at) => {
    if (choice.kind === "done") return;
    groups.set(choice.kind, [...(groups.get(choice.kind) ?? []), { ...choice, at }]);
  });
  const rank = (kind: string) => (ORDER.indexOf(kind) + ORDER.length + 1) % (ORDER.length + 1);
  return [...groups]
    .map(([kind, all]) => ({ kind, choices: all }))
    .sort((a, b) => rank(a.kind) - rank(b.kind));
}

export function isAlone(kind: string): boolean {
  return ALONE.includes(kind);
}

/** What groups take, in pixels of a panel that is as wide as on a laptop. */
const PANEL = 266;
const ROW = 46;
const VERB = 22;
const CHIP = 51;
const WIDER: Record<string, number> = { place: 72, project: 60, reserve: 54, keep: 54 };
const FEW = 3; // stand beside their verb
const MANY_SWAPS = 4; // more take two presses: a part, then a spare part

/** Whether swaps are many: then one's own part is chosen first. */
export function isMany(swaps: Choice[]): boolean {
  return swaps.length > MANY_SWAPS;
}

function heightOf({ kind, choices }: Group): number {
  if (isAlone(kind)) return ROW * choices.length;
  if (choices.length <= FEW) return ROW;
  const swaps = kind === "swap" && isMany(choices);
  const count = swaps ? new Set(choices.map(({ args }) => args.part)).size : choices.length;
  const across = Math.floor(PANEL / (WIDER[kind] ?? CHIP));
  return VERB + ROW * Math.ceil(count / across);
}

/**
 * The kinds that are folded so that everything is seen at once: whatever takes most room comes
 * first. The wheel and its outputs stand in one line.
 */
export function folded(groups: Group[], wide: number, tall: number): string[] {
  const turns = groups.some(({ kind }) => kind === "rotate");
  const shown = groups.filter(({ kind }) => kind !== "dispense" || !turns);
  const room = (tall * PANEL) / Math.max(PANEL, wide);
  let needed = shown.reduce((sum, group) => sum + heightOf(group), 0);
  const found: string[] = [];
  for (const group of shown.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    if (needed <= room || heightOf(group) <= ROW || isAlone(group.kind)) break;
    needed -= heightOf(group) - ROW;
    found.push(group.kind);
  }
  return found;
}
