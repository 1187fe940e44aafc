// Keys of one's own console: digits play cards, arrows choose a register, Backspace takes back.

import { choiceNumber } from "../../../parts/keys.ts";

export type Pressed =
  | { what: "card"; at: number }
  | { what: "beside"; by: 1 | -1 }
  | { what: "back" }
  | { what: "ready" };

/** What a key means at the console; null if it means nothing there. A lesson has its own arrows and Enter. */
export function keyed(event: KeyboardEvent, lesson: boolean): Pressed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [data-tag]")) return null;
  const number = choiceNumber(event);
  if (number !== null && number < 10) return { what: "card", at: number };
  if (event.key === "Backspace" || event.key === "Delete") return { what: "back" };
  if (lesson || target?.closest("[data-floor], [role=log]")) return null;
  if (event.key === "ArrowLeft") return { what: "beside", by: -1 };
  if (event.key === "ArrowRight") return { what: "beside", by: 1 };
  if (event.key === "Enter" && !target?.closest("button, a, summary")) return { what: "ready" };
  return null;
}
