// How pieces travel: whoever carries an id glides from where it was drawn to where it is drawn now,
// on a board or in a hand. Only transforms and opacity are animated.

import { reduced } from "../../app/stillness.ts";
import { thingOf } from "./pieces.ts";

const OUT = "cubic-bezier(.2, .8, .2, 1)";
const MOVE = "cubic-bezier(.45, .05, .3, 1)";
const DROP = "cubic-bezier(.5, 0, .9, .4)";
const FADE = 120;
const STILL = 1; // pixels

/** A piece as it is drawn: its middle and its size in pixels. */
export interface Seen {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Places = Map<string, Seen>;

/** Where every piece is drawn now; what is out of sight is left out. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!width) continue;
    const x = left + width / 2;
    const y = top + height / 2;
    found.set(element.getAttribute("data-piece") ?? "", { element, x, y, width, height });
  }
  return found;
}

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

/** Let everything that was elsewhere before travel to its place; what stood still stays as a frame. */
export function travel(root: Element, before: Places, kind: string, speed: number): Seen[] {
  const left: Seen[] = [];
  for (const [name, to] of places(root)) {
    const from = before.get(name);
    if (!from) {
      to.element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      continue;
    }
    const x = from.x - to.x;
    const y = from.y - to.y;
    if (Math.abs(x) < STILL && Math.abs(y) < STILL) continue;
    if (reduced()) {
      to.element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      left.push(from);
    } else glide(to, x, y, from.width / to.width, kind, speed);
  }
  return left;
}

/** Milliseconds and manner of a way, by the event that asks for it. */
function way(kind: string): [number, string] {
  if (kind.endsWith("walked") || kind === "moved" || kind === "stood-beside") return [380, MOVE];
  if (kind === "fed" || kind === "wheel-filled") return [260, DROP];
  if (kind === "completed") return [560, MOVE];
  if (kind === "project-slid") return [280, MOVE];
  return [260, OUT];
}

function glide(to: Seen, x: number, y: number, scale: number, kind: string, speed: number): void {
  const { element } = to;
  // What is drawn in an SVG is measured in its units.
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const [ms, easing] = way(kind);
  const zone = element.closest<HTMLElement>("[data-zone]");
  zone?.classList.add("above");
  const start = `translate(${x / unit}px, ${y / unit}px) scale(${scale})`;
  const motion = element.animate([{ transform: start }, { transform: "none" }], {
    duration: ms / speed,
    easing,
    fill: "backwards",
  });
  const settle = () => zone?.classList.remove("above");
  motion.onfinish = settle;
  motion.oncancel = settle;
}
