// Which clause says what an Option does: RR-O1 … RR-O26, in the order of their names.

import { OPTION_ICONS } from "./icons.ts";

export const OPTIONS: string[] = Object.keys(OPTION_ICONS);

export function clauseOf(option: string): string {
  return `RR-O${OPTIONS.indexOf(option) + 1}`;
}

/** The Option that a clause is about, if it is about one. */
export function optionOf(clause: string): string {
  const number = /^RR-O(\d+)$/.exec(clause)?.[1];
  return OPTIONS[Number(number ?? 0) - 1] ?? "";
}
