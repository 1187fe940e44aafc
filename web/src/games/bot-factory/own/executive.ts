// The executive action of a board when it is not among the choices: asked, it says why not.

import type { Desk } from "../desk.svelte.ts";
import type { Model } from "../model.ts";

/** What stands for the executive action of a board, and the rest of the choice that begins it. */
const BEGINS: Record<string, [string, string]> = {
  assembly: ["swap", "@left"],
  production: ["discard", ""],
  project: ["drop", ""],
};

/** The action that would begin it, or nothing if it can be done or the board has none. */
export function executiveOf(model: Model, desk: Desk): { board: string; action: string } | null {
  const board = model.account?.board ?? "";
  const found = BEGINS[board];
  if (!found || desk.table?.question?.choices.some(({ kind }) => kind === found[0])) return null;
  const [kind, rest] = found;
  const own = model.seats[(desk.table?.seat ?? 0) - 1];
  const what = kind === "drop" ? own?.projects.find(({ bot }) => !bot)?.kind : own?.parts[0]?.kind;
  return { board, action: `${kind}:${what ?? (kind === "drop" ? "red" : "red-head")}${rest}` };
}
