// How pieces travel: whoever carries an id glides from where it was drawn to where it is drawn now.
// Only transforms and opacity are animated.

import { reduced } from "../../app/stillness.ts";
import { ghosts, type Places, type Seen } from "./ghosts.ts";

const OUT = "cubic-bezier(.2, .8, .2, 1)";
const MOVE = "cubic-bezier(.45, .05, .3, 1)";
const DROP = "cubic-bezier(.5, 0, .9, .4)";
const SETTLE = "cubic-bezier(.3, 1.4, .5, 1)";

interface Travel {
  ms: number;
  easing: string;
  turn: number; // degrees that a piece is turned by on its way
  tilt?: number; // degrees that it is turned by at the end
}

const FADE = 120;
const TILT = 5; // degrees of what is about to drop
const STILL = 0.75; // pixels
const FROM = "var(--from)"; // reading it here would style the whole page in the middle of an update

type Pieces = Map<string, HTMLElement>;

/** Every piece that can be seen. */
function pieces(root: Element): Pieces {
  const found: Pieces = new Map();
  const unseen = [...root.querySelectorAll("[data-unseen]")];
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    if (unseen.some((one) => one.contains(element))) continue;
    found.set(element.getAttribute("data-piece") ?? "", element);
  }
  return found;
}

/** Where every piece is drawn now, or some. */
export function places(root: Element, wanted = pieces(root)): Places {
  const found: Places = new Map();
  for (const [name, element] of wanted) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { parent, zone } = around(element);
    found.set(name, {
      element,
      what: element.getAttribute("data-what") ?? "",
      x: left + width / 2,
      y: top + height / 2,
      width,
      height,
      parent,
      zone,
    });
  }
  return found;
}

type Around = Pick<Seen, "parent" | "zone">;

// An element never changes what it is drawn on.
const known = new WeakMap<Element, Around>();

function around(element: Element): Around {
  let found = known.get(element);
  if (found === undefined) {
    const parent = element.parentElement?.closest("[data-piece]");
    const zone = element.closest<HTMLElement>("[data-zone]");
    found = { parent: parent?.getAttribute("data-piece") ?? "", zone };
    known.set(element, found);
  }
  return found;
}

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
  const now = places(root, resting || reduced() ? there : disturbed(there, before));
  const left: Seen[] = [];
  for (const [name, to] of now) {
    const from = before.get(name);
    if (from === undefined) {
      enter(to.element, speed);
      continue;
    }
    const by = shift(from, to, before, now);
    if (isStill(by)) continue;
    if (reduced()) {
      fade(to.element);
      if (!from.zone?.matches("[data-unseen]")) left.push(from);
    } else glide(to, by, way(to.what, kind), speed);
  }
  return ghosts(left, now);
}

/** The belt runs with everything on it, what tips over its end not as far: nothing is measured. */
function ride(root: Element, speed: number): void {
  for (const riders of root.querySelectorAll<HTMLElement>("[data-riders]")) run(riders, speed);
  for (const off of root.querySelectorAll<HTMLElement>('[data-what="tipping"]')) {
    run(off, speed, TILT);
  }
}

interface Shift {
  x: number;
  y: number;
  scale: number;
}

/** What a piece has moved by itself, apart from whatever it rides on. */
function shift(from: Seen, to: Seen, before: Places, now: Places): Shift {
  let x = from.x - to.x;
  let y = from.y - to.y;
  const rodeOn = before.get(to.parent);
  const ridesOn = now.get(to.parent);
  if (rodeOn && ridesOn) {
    x -= rodeOn.x - ridesOn.x;
    y -= rodeOn.y - ridesOn.y;
  }
  return { x, y, scale: to.width > 0 ? from.width / to.width : 1 };
}

function isStill({ x, y, scale }: Shift): boolean {
  return Math.abs(x) < STILL && Math.abs(y) < STILL && Math.abs(scale - 1) < 0.02;
}

function way(what: string, kind: string): Travel {
  if (what === "carrier") return { ms: 480, easing: MOVE, turn: 0 };
  if (what === "tipping") return { ms: 480, easing: MOVE, turn: 0, tilt: TILT };
  if (kind === "rolled" && what === "die") return { ms: 620, easing: SETTLE, turn: -270 };
  if (kind === "dropped") return { ms: 420, easing: DROP, turn: what === "tile" ? -24 : -90 };
  return { ms: 220, easing: OUT, turn: 0 };
}

function glide({ element, what, zone }: Seen, by: Shift, way: Travel, speed: number): void {
  const start = `translate(${by.x}px, ${by.y}px) rotate(${way.turn}deg) scale(${by.scale})`;
  const end = tilted(way.tilt);
  // What rides stays below what stands at the belt.
  const above = what === "carrier" || what === "tipping" ? null : zone;
  above?.classList.add("above");
  const motion = element.animate([{ transform: start }, { transform: end }], {
    duration: way.ms / speed,
    easing: way.easing,
    fill: way.tilt ? "both" : "backwards",
  });
  const settle = () => above?.classList.remove("above");
  motion.onfinish = settle;
  motion.oncancel = settle;
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
}

/** A new piece comes from where its place says. */
function enter(element: HTMLElement, speed: number): void {
  if (reduced() || element.dataset.enter === undefined) fade(element);
  else run(element, speed);
}

/** The treads run one field further. */
export function runTreads(element: HTMLElement, speed: number): void {
  if (!reduced()) run(element, speed);
}

function run(element: HTMLElement, speed: number, tilt = 0): void {
  const frames = [{ transform: FROM }, { transform: tilted(tilt) }];
  const fill = tilt ? "both" : "backwards";
  element.animate(frames, { duration: 480 / speed, easing: MOVE, fill });
}

function tilted(by = 0): string {
  return by ? `rotate(${by}deg)` : "none";
}
