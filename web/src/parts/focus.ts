// Focus stays where somebody works: what had it may go away when the table changes.

import type { Attachment } from "svelte/attachments";

const OPEN = "[data-action]:not([aria-disabled]), button:not([disabled]):not([aria-disabled])";

function isThere(element: Element | null): element is HTMLElement {
  return !!element?.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

/** If focus was inside and fell to the page, it goes to where it was, or to what can be done next. */
export const keepsFocus: Attachment<HTMLElement> = (place) => {
  let last: Element | null = null; // what had it here, until somebody goes elsewhere

  const remember = (event: FocusEvent) => {
    last = event.target instanceof Element && place.contains(event.target) ? event.target : null;
  };
  const keep = () => {
    if (!last || document.activeElement !== document.body || document.querySelector("dialog[open]"))
      return;
    const next = [last, ...place.querySelectorAll(OPEN)].find(isThere) ?? place;
    if (next === place) place.tabIndex = -1;
    const was = last;
    next.focus({ preventScroll: true });
    if (next === place) last = was; // what can be done next may come later
  };
  // What is disabled or hidden loses focus only when it is drawn.
  const seen = new MutationObserver(() => {
    keep();
    requestAnimationFrame(keep);
  });
  seen.observe(place, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "tabindex"],
  });
  document.addEventListener("focusin", remember);
  return () => {
    seen.disconnect();
    document.removeEventListener("focusin", remember);
  };
};
