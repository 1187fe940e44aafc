// Options that a leftover card can be put on.

import type { Choice } from "../../../app/protocol.ts";

/** Those that can take a card now. */
export function storesOf(choices: Choice[]): string[] {
  const kept = choices.filter(({ kind }) => kind === "store").map(({ args }) => args.option ?? "");
  return [...new Set(kept)];
}
