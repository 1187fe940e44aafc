// What a seat is to do now, in words: by the step that a game's view names.

import type { Json } from "../app/stage.ts";
import type { Words } from "../app/words.ts";

/** The text of the step, or nothing if the game has none. */
export function stepText(view: Json | null, words: Words): string {
  const step = view?.step ?? view?.phase;
  if (typeof step !== "string" || !words.has(`step-${step}`)) return "";
  const args = Array.isArray(view?.args) ? view.args : [];
  const params = { first: args[0] ?? 0, second: args[1] ?? 0 };
  const now = words.has(`step-${step}.now`) ? words.say(`step-${step}.now`, params) : "";
  return `${words.say(`step-${step}`, params)} ${now}`.trim();
}
