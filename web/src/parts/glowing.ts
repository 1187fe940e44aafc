// What glows on the page: it is pressed next, so nothing may lie over it.

import type { Box, Size } from "./hanging.ts";

const CHOICES = "[data-action]:not([aria-disabled], [role=img])";
const GLOWS = `${CHOICES}, [data-hold], [data-glows]`;
const RING = 6; // px around a piece

/** The boxes of everything in sight that glows. */
export function glowing(page: Size): Box[] {
  return [...document.querySelectorAll(GLOWS)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isInSight = x < page.width && y < page.height && x + width > 0 && y + height > 0;
    if (!width || !height || !isInSight) return [];
    return [{ x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING }];
  });
}
