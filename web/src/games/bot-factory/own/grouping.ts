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

/** Whether something of one's own is given up for nothing. */
export function isHarmful(kind: string): boolean {
  return kind === "discard" || kind === "drop";
}

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
const ROW = 40;
const VERB = 16;
const BETWEEN = 5; // rows of a group
const APART = 6; // groups, and what they keep from the edge
const CHIP = 51;
const WIDER: Record<string, number> = { place: 66, swap: 96, project: 63, reserve: 54, keep: 54 };
const BESIDE = 110; // what stands beside a verb is not wider
const MANY_SWAPS = 4; // more take two presses: a part, then a spare part

/** Whether swaps are many: then one's own part is chosen first. */
export function isMany(swaps: Choice[]): boolean {
  return swaps.length > MANY_SWAPS;
}

/** How many chips a group has, and how wide one is. */
function chipsOf({ kind, choices }: Group): [number, number] {
  if (kind !== "swap" || !isMany(choices)) return [choices.length, WIDER[kind] ?? CHIP];
  return [new Set(choices.map(({ args }) => args.part)).size, CHIP];
}

/** Whether the chips of a group find room beside its verb. */
export function isBeside(group: Group): boolean {
  const [count, chip] = chipsOf(group);
  return count * chip <= BESIDE;
}

function heightOf(group: Group): number {
  if (isAlone(group.kind)) return (ROW + APART) * group.choices.length - APART;
  const [count, chip] = chipsOf(group);
  if (isBeside(group)) return ROW;
  const across = Math.floor(PANEL / chip);
  return VERB + (BETWEEN + ROW) * Math.ceil(count / across);
}

/** The height of a panel, as if it were as wide as on a laptop: everything grows with it. */
function roomOf(wide: number, tall: number): number {
  return (tall * PANEL) / Math.max(PANEL, wide);
}

/** Groups that stand by themselves: the wheel and its outputs stand in one line. */
function standing(groups: Group[]): Group[] {
  const turns = groups.some(({ kind }) => kind === "rotate");
  return groups.filter(({ kind }) => kind !== "dispense" || !turns);
}

function heightOfAll(groups: Group[]): number {
  return standing(groups).reduce((sum, group) => sum + heightOf(group) + APART, 0);
}

/** Whether one more button finds room. */
export function isRoom(groups: Group[], wide: number, tall: number): boolean {
  return heightOfAll(groups) + ROW + APART <= roomOf(wide, tall);
}

/** The kinds that are folded so that everything is seen at once: what takes most room first. */
export function folded(groups: Group[], wide: number, tall: number): string[] {
  const shown = standing(groups);
  const room = roomOf(wide, tall);
  let needed = heightOfAll(groups);
  const found: string[] = [];
  for (const group of shown.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    if (needed <= room || heightOf(group) <= ROW || isAlone(group.kind)) break;
    needed -= heightOf(group) - ROW;
    found.push(group.kind);
  }
  return found;
}
