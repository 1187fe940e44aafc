// Why something cannot be done: what was tried, and the reason.

import type { GameShown, Reason } from "../app/protocol.ts";
import type { Words } from "../app/words.ts";
import { choiceNamed } from "./known.svelte.ts";
import { actionLabel } from "./names.ts";

/** One sentence: the thing by its name, and why not. */
export function reasonText(
  action: string,
  reason: Reason,
  game: GameShown | undefined,
  words: Words,
): string {
  const said = actionLabel(choiceNamed(action, game), words);
  const params = reason.params as Record<string, unknown>;
  return words.has(reason.key)
    ? words.say("web-refused", { action: said, reason: words.say(reason.key, params) })
    : said;
}
