// Lists with one thing put in, exchanged or taken out.

/** With a thing in a slot; slots count from 1. */
export function set<T>(row: T[], slot: number, thing: T): T[] {
  return row.map((one, place) => (place === slot - 1 ? thing : one));
}

/** With the last of a kind exchanged; if there is none, the thing is added. */
export function replaced(hand: string[], old: string, card: string): string[] {
  const place = hand.lastIndexOf(old);
  return place < 0 ? [...hand, card] : hand.map((one, at) => (at === place ? card : one));
}

/** Without one thing, or without one that nobody sees. */
export function less<T>(things: T[], ...which: T[]): T[] {
  const place = which.map((one) => things.indexOf(one)).find((found) => found >= 0) ?? -1;
  return place < 0 ? things : things.filter((_, at) => at !== place);
}

export function sorted(dice: number[]): number[] {
  return [...dice].sort((a, b) => a - b);
}
