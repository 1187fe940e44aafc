// What can be done is in sight: where a screen is small, a board is scrolled to it.

import { reduced } from "../../app/stillness.ts";

const CHOICES = "[data-action]:not([aria-disabled]):not([role=img])";

const LAID = 100; // milliseconds in which nothing may change its place

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** Which of some boxes to scroll to: the first one, unless any is seen from top to bottom. */
export function outOfSight(boxes: Box[], window: Box): number {
  // What lies beside the page is reached otherwise, and on purpose.
  const here = ({ left, right }: Box) => {
    const middle = (left + right) / 2;
    return middle >= window.left && middle <= window.right;
  };
  const fills = ({ top, bottom }: Box) => top <= window.top && bottom >= window.bottom;
  const seen = ({ top, bottom }: Box) => top >= window.top && bottom <= window.bottom;
  const found = boxes.filter(here).some((box) => seen(box) || fills(box));
  return found ? -1 : boxes.findIndex(here);
}

/** Scroll to what can be done once it has found its place, if nothing of it is seen. */
export function bringIntoSight(board: Element): () => void {
  let before = "";
  const timer = setInterval(() => {
    const choices = [...board.querySelectorAll(CHOICES)].filter(
      (one) => one.getClientRects().length > 0,
    );
    const boxes = choices.map((one) => one.getBoundingClientRect());
    const places = boxes.map(({ top }) => Math.round(top)).join(" ");
    if (places && places === before) {
      clearInterval(timer);
      choices[outOfSight(boxes, board.getBoundingClientRect())]?.scrollIntoView({
        block: "center",
        inline: "nearest",
        behavior: reduced() ? "auto" : "smooth",
      });
    }
    before = places;
  }, LAID);
  return () => clearInterval(timer);
}
