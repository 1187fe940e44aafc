// What puzzles are called, and which one comes next.

import type { PuzzlesShown } from "../../app/protocol.ts";
import type { Words } from "../../app/words.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a puzzle is that of a day: it goes by its date. */
export function isDay(name: string): boolean {
  return DATE.test(name);
}

/** The title of a puzzle; that of a day names the day. */
export function puzzleTitle(name: string, words: Words): string {
  if (isDay(name)) return words.say("puzzles-of-day", { day: dayOf(name, words) });
  return words.has(`puzzle-${name}`) ? words.say(`puzzle-${name}`) : name;
}

/** A date as it is written. */
export function dayOf(name: string, words: Words): string {
  const written = new Intl.DateTimeFormat(words.language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return written.format(new Date(`${name}T00:00:00Z`));
}

/** The next puzzle that does not have all its stars; nothing if there is none. */
export function nextAfter(
  name: string,
  { puzzles }: Pick<PuzzlesShown, "puzzles">,
  stars: (name: string) => number,
): string {
  const names = puzzles.map((one) => one.name);
  const at = names.indexOf(name) + 1;
  const order = [...names.slice(at), ...names.slice(0, at)];
  return order.find((one) => one !== name && stars(one) < 3) ?? "";
}
