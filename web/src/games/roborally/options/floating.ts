// A sheet that opens beside a button: by press, by key, or while a mouse rests on it.

import type { Attachment } from "svelte/attachments";
import { back } from "../../../app/back.ts";

const REST = 220; // milliseconds before a resting mouse opens it
const LINGER = 260; // to get from the button to the sheet
const GAP = 8;

/** Opens the sheet that `sheet` gives beside the button. */
export function opens(sheet: () => HTMLElement | undefined): Attachment<HTMLElement> {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting = false; // it is open only because a mouse rests there
    const isOpen = () => sheet()?.matches(":popover-open") ?? false;
    const wait = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const open = () => {
      const card = sheet();
      if (!card) return;
      if (!isOpen()) card.showPopover();
      place(card, button.getBoundingClientRect());
    };
    const openToStay = () => {
      open();
      const card = sheet();
      if (!card) return;
      const forget = back.closes(() => card.hidePopover());
      card.addEventListener("toggle", closed);
      function closed(event: Event): void {
        if ((event as ToggleEvent).newState === "open") return;
        card?.removeEventListener("toggle", closed);
        forget();
      }
    };
    const close = () => {
      if (resting && isOpen()) sheet()?.hidePopover();
      resting = false;
    };
    const leave = () => {
      const card = sheet();
      if (resting) wait(LINGER, () => (card?.matches(":hover") ? leave() : close()));
    };
    const on: [string, EventListener][] = [
      [
        "click",
        () => {
          clearTimeout(timer);
          if (isOpen() && !resting) sheet()?.hidePopover();
          else openToStay();
          resting = false;
        },
      ],
      [
        "pointerenter",
        (event) => {
          if ((event as PointerEvent).pointerType !== "mouse" || isOpen()) return;
          wait(REST, () => {
            resting = true;
            open();
          });
        },
      ],
      [
        "pointerleave",
        () => {
          clearTimeout(timer);
          leave();
        },
      ],
    ];
    for (const [kind, listener] of on) button.addEventListener(kind, listener);
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of on) button.removeEventListener(kind, listener);
    };
  };
}

/** Below the button, or above it, within the page. */
function place(card: HTMLElement, by: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const below = by.bottom + GAP;
  const above = by.top - GAP - height;
  const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
  const left = by.left + by.width / 2 - width / 2;
  card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  card.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
}
