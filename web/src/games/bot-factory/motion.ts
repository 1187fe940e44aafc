// How pieces travel here, and how those that leave the boards do.

import { reduced } from "../../app/stillness.ts";
import { MOVE, OUT, type Places, type Seen, type Way } from "../../parts/travel.ts";
import { thingOf } from "./pieces.ts";

const DROP = "cubic-bezier(.5, 0, .9, .4)";

/** A piece that leaves the boards: where it was, and where it goes to, if that can be seen. */
export interface Parting {
  id: string;
  from: Seen;
  to: { x: number; y: number } | null;
}

/** What leaves: whoever is gone and was drawn a moment ago. */
export function partings(root: Element, before: Places, gone: string[]): Parting[] {
  if (reduced()) return [];
  const box = root.getBoundingClientRect();
  return gone.flatMap((id) => {
    const from = before.get(id);
    if (!from || root.querySelector(`[data-piece="${CSS.escape(id)}"]`)) return [];
    if (from.x < box.left || from.x > box.right || from.y < box.top || from.y > box.bottom)
      return [];
    const sink = root.querySelector(`[data-takes="${takerOf(id)}"]`)?.getBoundingClientRect();
    const to = sink ? { x: sink.left + sink.width / 2, y: sink.top + sink.height / 2 } : null;
    return [{ id, from, to }];
  });
}

/** Whoever takes what leaves: the stack of a part, the deck of projects, the seat of a token. */
function takerOf(id: string): string {
  const thing = thingOf(id);
  switch (thing.what) {
    case "part":
      return thing.color;
    case "project":
      return "projects";
    case "token":
      return `seat-${thing.seat}`;
    default:
      return "";
  }
}

/** The manner of a way, by the event that asks for it. */
export function way(kind: string): Way {
  if (kind.endsWith("walked") || kind === "moved" || kind === "stood-beside")
    return { ms: 380, easing: MOVE };
  if (kind === "fed" || kind === "wheel-filled") return { ms: 260, easing: DROP };
  if (kind === "completed") return { ms: 560, easing: MOVE };
  if (kind === "project-slid") return { ms: 280, easing: MOVE };
  return { ms: 260, easing: OUT };
}
