// Fingers on a board: only a tap does something.

import type { Attachment } from "svelte/attachments";
import { HOLD } from "./choosing.ts";

/** Ignore the click and the menu that end a long press, wherever inside the element it was. */
export const taps: Attachment<Element> = (element) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger = false;
  let held = false;
  const down = (event: Event) => {
    clearTimeout(timer);
    held = false;
    finger = (event as PointerEvent).pointerType !== "mouse";
    if (!finger) return;
    timer = setTimeout(() => {
      held = true;
    }, HOLD);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (finger) event.preventDefault();
  };
  const listeners = {
    pointerdown: down,
    pointerup: up,
    pointercancel: up,
    click,
    contextmenu: menu,
  };
  for (const [kind, listener] of Object.entries(listeners))
    element.addEventListener(kind, listener, true);
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of Object.entries(listeners))
      element.removeEventListener(kind, listener, true);
  };
};
