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
