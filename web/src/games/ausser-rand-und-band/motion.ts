// How pieces travel here: dice roll and drop, and the belt runs with everything on it.

import { reduced } from "../../app/stillness.ts";
import {
  around,
  MOVE,
  OUT,
  type Pieces,
  type Places,
  pieces,
  places,
  run,
  type Seen,
  travel as travelBy,
  type Way,
} from "../../parts/travel.ts";
import { ghosts } from "./ghosts.ts";

const DROP = "cubic-bezier(.5, 0, .9, .4)";
const SETTLE = "cubic-bezier(.3, 1.4, .5, 1)";
const TILT = 5; // degrees of what is about to drop

/** What a piece lies on: another one, or a part of the board. */
function under(element: Element): string | Element | null {
  const { parent, zone } = around(element);
  return parent || zone;
}

/** The pieces of every place that something has come to or has left: nothing else makes room. */
function disturbed(there: Pieces, before: Places): Pieces {
  const places = new Set<string | Element | null>();
  for (const [name, element] of there) {
    const was = before.get(name)?.element;
    if (was === element) continue;
    places.add(under(element));
    if (was) places.add(under(was));
  }
  for (const [name, { element }] of before) if (!there.has(name)) places.add(under(element));
  return new Map([...there].filter(([, element]) => places.has(under(element))));
}

/**
 * Let everything that was elsewhere before travel to its place. While the board was `resting`, or
 * comes to rest, choices may have made room for themselves anywhere.
 */
export function travel(
  root: Element,
  before: Places,
  kind: string,
  speed: number,
  resting: boolean,
): Seen[] {
  if (kind === "shoved" && !reduced()) {
    ride(root, speed);
    return [];
  }
  const there = pieces(root);
  const wanted = resting || reduced() ? there : disturbed(there, before);
  const left = travelBy(root, before, (what) => way(what, kind), speed, wanted);
  return left.length ? ghosts(left, places(root)) : left;
}

/** The belt runs with everything on it, what tips over its end not as far: nothing is measured. */
function ride(root: Element, speed: number): void {
  for (const riders of root.querySelectorAll("[data-riders]")) run(riders, speed);
  for (const off of root.querySelectorAll('[data-what="tipping"]')) run(off, speed, TILT);
}

function way(what: string, kind: string): Way {
  if (what === "carrier") return { ms: 480, easing: MOVE, below: true };
  if (what === "tipping") return { ms: 480, easing: MOVE, tilt: TILT, below: true };
  if (kind === "rolled" && what === "die") return { ms: 620, easing: SETTLE, turn: -270 };
  if (kind === "dropped") return { ms: 420, easing: DROP, turn: what === "tile" ? -24 : -90 };
  return { ms: 220, easing: OUT };
}

/** The treads run one field further. */
export function runTreads(element: HTMLElement, speed: number): void {
  if (!reduced()) run(element, speed);
}
