// What a seat is to do now, in words: by the step that a game's view names.

import type { Json } from "../app/stage.ts";
import type { Args, Words } from "../app/words.ts";

/**
 * The text of the step, or nothing if the game has none. If `about` names the card, contractor or
 * tool that asks, the text that names it, too, is taken.
 */
export function stepText(view: Json | null, words: Words, about: Args = {}): string {
  const step = view?.step ?? view?.phase;
  if (typeof step !== "string" || !words.has(`step-${step}`)) return "";
  const args = Array.isArray(view?.args) ? view.args : [];
  const params = { first: args[0] ?? 0, second: args[1] ?? 0, ...about };
  const named = Object.keys(about).length > 0 && words.has(`asked-${step}`);
  const now = words.has(`step-${step}.now`) ? words.say(`step-${step}.now`, params) : "";
  return `${words.say(named ? `asked-${step}` : `step-${step}`, params)} ${now}`.trim();
}
