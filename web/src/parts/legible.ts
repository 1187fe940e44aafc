// Print on drawings stays legible, however small a drawing is on the screen.

import type { Attachment } from "svelte/attachments";

const LEAST = 11; // px on the screen

type Tell = (scale: number) => void;

const followed = new Map<SVGElement, Map<SVGGraphicsElement, Tell>>(); // by the drawing they are in
const due = new Map<SVGGraphicsElement, Tell>();
let sizes: ResizeObserver | null = null;

/** Measure everything, then write everything: the page is laid out once. */
function tell(): void {
  const found = [...due].map(([shape, tell]) => [tell, shape.getScreenCTM()?.a ?? 0] as const);
  due.clear();
  for (const [tell, scale] of found) if (scale > 0) tell(scale);
}

function soon(shapes: Iterable<[SVGGraphicsElement, Tell]>): void {
  if (!due.size) requestAnimationFrame(tell);
  for (const [shape, tell] of shapes) due.set(shape, tell);
}

/** Say how many pixels of the screen a unit of a drawing has, now and whenever that changes. */
export function followScale(shape: SVGGraphicsElement, tell: Tell): () => void {
  let drawing = shape.ownerSVGElement ?? shape;
  while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
  sizes ??= new ResizeObserver((changed) => {
    for (const { target } of changed) soon(followed.get(target as SVGElement) ?? []);
  });
  const all = followed.get(drawing) ?? new Map<SVGGraphicsElement, Tell>();
  all.set(shape, tell);
  followed.set(drawing, all);
  sizes.observe(drawing);
  soon([[shape, tell]]);
  return () => {
    due.delete(shape);
    all.delete(shape);
    if (all.size) return;
    followed.delete(drawing);
    sizes?.unobserve(drawing);
  };
}

/** How large print has to be in a drawing at least, in its units. */
export const leastPrint = (scale: number): number => LEAST / scale;

/** Print that grows where it would be too small. */
export const legible: Attachment<SVGTextElement> = (text) =>
  followScale(text, (scale) => {
    text.style.fontSize = "";
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    if (size * scale < LEAST) text.style.fontSize = `${leastPrint(scale)}px`;
  });
