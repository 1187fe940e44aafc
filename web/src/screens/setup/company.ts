// Several people at one screen: what they are called.

import type { SeatWish } from "../../app/protocol.ts";

const same = (name: string) => name.trim().toLocaleLowerCase();

/**
 * Names to begin with, by seat: one's own, then those of last time, then what `numbered` says; nobody
 * is called like somebody before.
 */
export function proposedNames(
  seats: Pick<SeatWish, "kind">[],
  own: string,
  company: string[],
  numbered: (seat: number) => string,
): string[] {
  const free = company.filter((name) => name.trim());
  const taken = new Set<string>();
  let first = true;
  return seats.map(({ kind }, at) => {
    if (kind !== "person") return "";
    const wished =
      first && own ? own : free.find((name) => !taken.has(same(name)) && same(name) !== same(own));
    first = false;
    const name = wished ?? numbered(at + 1);
    taken.add(same(name));
    return name;
  });
}

/** Whether two of them are called the same, or somebody is not called anything. */
export function areAlike(names: string[]): boolean {
  const known = names.map(same);
  return known.includes("") || new Set(known).size < known.length;
}
