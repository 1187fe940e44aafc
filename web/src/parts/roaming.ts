// Things on a board that can be asked why not, but only when pressed, are no stops of the Tab key:
// there are too many. Arrows lead from one thing to the next; a board has at least one stop.

import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}

const THINGS = ":is(button, [role=button]):is([data-action], [data-hold])";
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 2; // a pixel aside counts as much as so many ahead

/** Which of some points lies next in a direction; -1 if none does. */
export function nextIn(from: Point, all: Point[], { x, y }: Point): number {
  const far = all.map((one) => {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    return ahead > 1 && ahead * ASIDE > aside ? ahead + aside * ASIDE : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : -1;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isIdle = (thing: Element) => thing.classList.contains("idle");

/** Arrows lead about a board; Tab stops only at what can be chosen or says why not. */
export const roaming: Attachment<Element> = (board) => {
  let last: Element | null = null; // where somebody was who came by arrows
  const things = () => [...board.querySelectorAll<HTMLElement | SVGElement>(THINGS)];

  const settle = () => {
    const all = things();
    const first = last && all.includes(last as HTMLElement) ? last : all[0];
    const stop = all.every(isIdle) ? first : null;
    for (const thing of all) {
      const index = isIdle(thing) && thing !== stop ? "-1" : "0";
      if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
    }
  };

  const keyed = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const here = event.target instanceof Element ? event.target.closest(THINGS) : null;
    if (!arrow || !here || event.ctrlKey || event.metaKey || event.altKey) return;
    const others = things().filter((thing) => thing !== here);
    const next = others[nextIn(middleOf(here), others.map(middleOf), arrow)];
    event.preventDefault();
    if (!next) return;
    last = next;
    next.focus();
    settle();
  };

  const seen = new MutationObserver(settle);
  seen.observe(board, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class"],
  });
  settle();
  board.setAttribute("data-arrows", "");
  board.addEventListener("keydown", keyed as EventListener);
  return () => {
    seen.disconnect();
    board.removeEventListener("keydown", keyed as EventListener);
  };
};
