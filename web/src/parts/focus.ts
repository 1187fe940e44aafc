// Focus stays where somebody works: what had it may go away when the table changes.

import type { Attachment } from "svelte/attachments";

const CHOICE = "[data-action]:not([aria-disabled])";
const OPEN = `${CHOICE}, button:not([disabled]):not([aria-disabled])`;

function isThere(element: Element | null): element is HTMLElement {
  return !!element?.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

/**
 * If focus was inside and fell to the page because what had it went away, it goes to where it was, or
 * to what can be done next: in the same region, or else anywhere; until there is something, to the
 * place itself. Nobody who leaves is held back.
 */
export const keepsFocus: Attachment<HTMLElement> = (place) => {
  let last: Element | null = null; // what had it here, until somebody goes elsewhere
  let region: Element | null = null; // around it; it stays when what had focus goes away
  let lost = false; // what had it was gone, hidden or disabled since

  const remember = (event: FocusEvent) => {
    last = event.target instanceof Element && place.contains(event.target) ? event.target : null;
    region = last?.closest("section, [role=region]") ?? null;
    lost = false;
  };
  const keep = () => {
    const now = document.activeElement;
    if (last && !isThere(last)) lost = true;
    if (!lost || (now !== document.body && now !== place) || document.querySelector("dialog[open]"))
      return;
    const near = region?.querySelectorAll(OPEN) ?? [];
    const next = [last, ...near, ...place.querySelectorAll(CHOICE)].find(isThere) ?? place;
    if (next === now) return;
    if (next === place) place.tabIndex = -1;
    const was = [last, region] as const;
    next.focus({ preventScroll: true });
    if (next !== place) return;
    [last, region] = was; // what can be done next may come later
    lost = true;
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
