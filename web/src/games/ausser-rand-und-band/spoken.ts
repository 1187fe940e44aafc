// What lies on and beside a field of the line, in words.

import type { Words } from "../../app/words.ts";
import type { View } from "./view.ts";

/** Whose dice lie on a field, and how many: "Ida 2, Noor 1". */
export function diceOn(view: View, field: number, words: Words): string {
  const counts = view.dice[field - 1] ?? [];
  const said = counts.flatMap((count, at) =>
    count ? [words.say("text-dice-of", { seat: at + 1, count })] : [],
  );
  return said.join(", ") || words.say("text-none");
}

/** The spaces at the edge beside a field: free, or whose die lies there. */
export function spacesBeside(view: View, field: number, words: Words): string[] {
  return view.spaces
    .filter((one) => one.field === field)
    .map(({ space, seat }) =>
      seat === null
        ? words.say("text-space-free", { space })
        : words.say("text-space-taken", { space, seat }),
    );
}
