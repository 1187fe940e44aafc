// Which board is in question: where somebody has to decide, or where something happens.

import type { Model } from "./model.ts";
import { type BoardName, boardOf } from "./names.ts";

/** Steps that are answered on a board other than the worker's. */
const STEPS: Record<string, BoardName> = {
  start: "production",
  feed: "production",
  "place-part": "assembly",
  "take-project": "project",
  "take-part": "production",
  "exchange-part": "production",
  "trade-part": "project",
  value: "finance",
  inspection: "finance",
};

/** The board that a phone shows; nothing if any will do. */
export function boardInQuestion(model: Model, seat: number): BoardName | null {
  const asked = model.waiting.includes(seat);
  const step = asked ? STEPS[model.step] : undefined;
  if (step) return step;
  if (model.account) return model.account.board;
  const acting = model.figures.find(({ id }) => id === (model.acting || String(model.active)));
  return acting?.space && model.phase === "act" ? boardOf(acting.space) : null;
}
