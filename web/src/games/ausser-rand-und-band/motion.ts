// How pieces travel: whoever carries an id glides from where it was drawn to where it is drawn now.
// Only transforms and opacity are animated.

const OUT = "cubic-bezier(.2, .8, .2, 1)";
const MOVE = "cubic-bezier(.45, .05, .3, 1)";
const DROP = "cubic-bezier(.5, 0, .9, .4)";
const SETTLE = "cubic-bezier(.3, 1.4, .5, 1)";

export interface Pace {
  speed: number;
  reduced: boolean;
}

interface Seen {
  x: number;
  y: number;
  width: number;
  parent: string;
}

interface Travel {
  ms: number;
  easing: string;
  turn: number; // degrees that a piece is turned by on its way
}

const FADE = 120;
const STILL = 0.75; // pixels

/** Where every piece is drawn now. */
export type Places = Map<string, Seen>;

export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of pieces(root)) {
    const box = element.getBoundingClientRect();
    found.set(name(element), {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      width: box.width,
      parent: parentOf(element),
    });
  }
  return found;
}

/** Let everything that was elsewhere before travel to its place. */
export function travel(root: Element, before: Places, kind: string, pace: Pace): void {
  const now = places(root);
  for (const element of pieces(root)) {
    const to = now.get(name(element));
    if (to === undefined) continue;
    const from = before.get(name(element));
    if (from === undefined) enter(element, pace);
    else glide(element, shift(from, to, before, now), way(element, kind), pace);
  }
}

function pieces(root: Element): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-piece]");
}

function name(element: HTMLElement): string {
  return element.dataset.piece ?? "";
}

function parentOf(element: HTMLElement): string {
  const parent = element.parentElement?.closest<HTMLElement>("[data-piece]");
  return parent ? name(parent) : "";
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

function way(element: HTMLElement, kind: string): Travel {
  const what = element.dataset.what;
  if (what === "carrier") return { ms: 480, easing: MOVE, turn: 0 };
  if (kind === "rolled" && what === "die") return { ms: 620, easing: SETTLE, turn: -270 };
  if (kind === "dropped") return { ms: 420, easing: DROP, turn: what === "tile" ? -24 : -90 };
  return { ms: 220, easing: OUT, turn: 0 };
}

function glide(element: HTMLElement, by: Shift, { ms, easing, turn }: Travel, pace: Pace): void {
  const still = Math.abs(by.x) < STILL && Math.abs(by.y) < STILL && Math.abs(by.scale - 1) < 0.02;
  if (still) return;
  if (pace.reduced) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    return;
  }
  const start = `translate(${by.x}px, ${by.y}px) rotate(${turn}deg) scale(${by.scale})`;
  const rides = element.dataset.what === "carrier"; // what rides stays below what stands at the belt
  const zone = rides ? null : element.closest<HTMLElement>("[data-zone]");
  zone?.classList.add("above");
  const motion = element.animate([{ transform: start }, { transform: "none" }], {
    duration: ms / pace.speed,
    easing,
    fill: "backwards",
  });
  const settle = () => zone?.classList.remove("above");
  motion.onfinish = settle;
  motion.oncancel = settle;
}

/** A new piece comes from where its place says. */
function enter(element: HTMLElement, pace: Pace): void {
  const from = element.dataset.enter;
  if (pace.reduced || from === undefined) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], FADE / pace.speed);
    return;
  }
  const start = getComputedStyle(element).getPropertyValue("--from").trim();
  const frames = [{ transform: start || "none" }, { transform: "none" }];
  element.animate(frames, { duration: 480 / pace.speed, easing: MOVE, fill: "backwards" });
}

/** The treads run one field further. */
export function runTreads(element: Element, pace: Pace): void {
  if (pace.reduced) return;
  const start = getComputedStyle(element).getPropertyValue("--from").trim();
  element.animate([{ transform: start }, { transform: "none" }], {
    duration: 480 / pace.speed,
    easing: MOVE,
  });
}

/** Whether somebody wants no travel. */
export function wantsStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
