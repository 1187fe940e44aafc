// How pieces travel: whatever carries an id glides from where it was drawn to where it is drawn now.
// Only transforms and opacity are animated.

import { reduced } from "../app/stillness.ts";

/** A piece as it is drawn: its middle and its size in pixels, and what it lies on. */
export interface Seen {
  element: HTMLElement | SVGElement;
  what: string; // its kind, if the board tells kinds apart
  x: number;
  y: number;
  width: number;
  height: number;
  parent: string; // the piece that it rides on
  zone: HTMLElement | null; // the part of the board that it lies in
}

export type Places = Map<string, Seen>;
export type Pieces = Map<string, HTMLElement | SVGElement>;

/** The manner of a way, in milliseconds, and the degrees that a piece is turned by. */
export interface Way {
  ms: number;
  easing: string;
  /** On its way. */
  turn?: number;
  /** At the end. */
  tilt?: number;
  /** It stays below what stands around it. */
  below?: boolean;
}

export const OUT = "cubic-bezier(.2, .8, .2, 1)";
export const MOVE = "cubic-bezier(.45, .05, .3, 1)";

const FADE = 120;
const STILL = 0.75; // pixels
const FROM = "var(--from)"; // reading it here would style the whole page in the middle of an update

/** Every piece that can be seen. */
export function pieces(root: Element): Pieces {
  const found: Pieces = new Map();
  const unseen = [...root.querySelectorAll("[data-unseen]")];
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    if (unseen.some((one) => one.contains(element))) continue;
    found.set(element.getAttribute("data-piece") ?? "", element);
  }
  return found;
}

/** Where every piece is drawn now, or some; what is out of sight is left out. */
export function places(root: Element, wanted = pieces(root)): Places {
  const found: Places = new Map();
  for (const [name, element] of wanted) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!width) continue;
    const what = element.getAttribute("data-what") ?? "";
    const [x, y] = [left + width / 2, top + height / 2];
    found.set(name, { element, what, x, y, width, height, ...around(element) });
  }
  return found;
}

type Around = Pick<Seen, "parent" | "zone">;

// An element never changes what it is drawn on.
const known = new WeakMap<Element, Around>();

/** What a piece lies on: another one, and a part of the board. */
export function around(element: Element): Around {
  let found = known.get(element);
  if (found === undefined) {
    const parent = element.parentElement?.closest("[data-piece]");
    const zone = element.closest<HTMLElement>("[data-zone]");
    found = { parent: parent?.getAttribute("data-piece") ?? "", zone };
    known.set(element, found);
  }
  return found;
}

/**
 * Let everything, or some pieces, that was elsewhere before travel to its place. Where nothing is to
 * travel, the places that were left are told instead.
 */
export function travel(
  root: Element,
  before: Places,
  way: (what: string) => Way,
  speed: number,
  wanted = pieces(root),
): Seen[] {
  const now = places(root, wanted);
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
    } else glide(to, by, way(to.what), speed);
  }
  return left;
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
  return { x, y, scale: from.width / to.width };
}

function isStill({ x, y, scale }: Shift): boolean {
  return Math.abs(x) < STILL && Math.abs(y) < STILL && Math.abs(scale - 1) < 0.02;
}

function glide({ element, zone }: Seen, { x, y, scale }: Shift, way: Way, speed: number): void {
  const { ms, easing, turn = 0, tilt = 0, below = false } = way;
  // What is drawn in an SVG is measured in its units.
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const start = `translate(${x / unit}px, ${y / unit}px) rotate(${turn}deg) scale(${scale})`;
  const above = below ? null : zone;
  above?.classList.add("above");
  const motion = element.animate([{ transform: start }, { transform: tilted(tilt) }], {
    duration: ms / speed,
    easing,
    fill: tilt ? "both" : "backwards",
  });
  const settle = () => above?.classList.remove("above");
  motion.onfinish = settle;
  motion.oncancel = settle;
}

function fade(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
}

/** A new piece comes from where its place says. */
function enter(element: HTMLElement | SVGElement, speed: number): void {
  if (reduced() || element.dataset.enter === undefined) fade(element);
  else run(element, speed);
}

/** Run from where a style says it comes from. */
export function run(element: Element, speed: number, tilt = 0): void {
  const frames = [{ transform: FROM }, { transform: tilted(tilt) }];
  const fill = tilt ? "both" : "backwards";
  element.animate(frames, { duration: 480 / speed, easing: MOVE, fill });
}

function tilted(by: number): string {
  return by ? `rotate(${by}deg)` : "none";
}
