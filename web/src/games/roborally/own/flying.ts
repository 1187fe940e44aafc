// Cards that are placed or taken back fly from where they were to where they are.

import { reduced } from "../../../app/stillness.ts";

const MS = 220;
const OUT = "cubic-bezier(.2, .8, .2, 1)";

/** Where every `[data-card]` lies now. */
export type Lying = Map<string, DOMRect>;

export function lying(root: HTMLElement): Lying {
  return new Map(
    cards(root).map((card) => [card.dataset.card ?? "", card.getBoundingClientRect()]),
  );
}

/** Every card that lay elsewhere before flies to its place. */
export function fly(root: HTMLElement, before: Lying, speed: number): void {
  if (reduced()) return;
  for (const card of cards(root)) {
    const from = before.get(card.dataset.card ?? "");
    const to = card.getBoundingClientRect();
    if (!from || !to.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const frames = [start, "none"].map((transform) => ({ transform, transformOrigin: "0 0" }));
    card.animate(frames, { duration: MS / speed, easing: OUT });
  }
}

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")];
}
