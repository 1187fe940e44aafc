// Something that is dragged: where the pointer is, and what it is over. Dropping is up to who listens.

import type { Attachment } from "svelte/attachments";

/** Where a thing was let go: the name of the place (`data-drop`) or nothing, and the place. */
type Dropped<Thing> = (dragged: Thing, drop: string, element: Element | null) => void;

const SLACK = 6; // pixels before a press becomes a drag
/** Selecting text, and carrying selected text away: both would take the pointer from us. */
const BROWSERS_OWN = ["selectstart", "dragstart"];
const prevent = (event: Event) => event.preventDefault();

export class Dragging<Thing> {
  dragged = $state.raw<Thing | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state("");
  readonly #dropped: Dropped<Thing>;

  constructor(dropped: Dropped<Thing>) {
    this.#dropped = dropped;
  }

  /** Lets something be dragged, while `thing` gives one. */
  from(thing: () => Thing | null): Attachment<HTMLElement> {
    return (element) => {
      let start: { id: number; x: number; y: number } | null = null;
      let swallow = false;
      const move = (event: PointerEvent) => {
        if (start?.id !== event.pointerId) return;
        const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= SLACK;
        if (!this.dragged && !far) return;
        this.dragged ??= thing();
        [this.x, this.y] = [event.clientX, event.clientY];
        this.over = dropAt(event).drop;
      };
      const end = (event: PointerEvent) => {
        if (start?.id !== event.pointerId) return;
        const { dragged } = this;
        const { drop, element: place } = dropAt(event);
        listen(false);
        start = null;
        this.dragged = null;
        this.over = "";
        if (dragged === null) return;
        swallow = true;
        if (event.type === "pointerup") this.#dropped(dragged, drop, place);
      };
      // The pointer leaves the thing at once, so the whole page is listened to.
      const listen = (on: boolean) => {
        const change = on ? window.addEventListener : window.removeEventListener;
        change("pointermove", move);
        change("pointerup", end);
        change("pointercancel", end);
      };
      const down = (event: PointerEvent) => {
        swallow = false;
        if (event.button !== 0 || !thing() || scrolls(event, element)) return;
        start = { id: event.pointerId, x: event.clientX, y: event.clientY };
        listen(true);
      };
      const click = (event: MouseEvent) => {
        if (!swallow) return;
        swallow = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      };
      element.addEventListener("pointerdown", down);
      element.addEventListener("click", click, true);
      for (const own of BROWSERS_OWN) element.addEventListener(own, prevent);
      return () => {
        listen(false);
        for (const own of BROWSERS_OWN) element.removeEventListener(own, prevent);
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("click", click, true);
      };
    };
  }
}

/**
 * Whether a finger on it scrolls the page: it takes things up by a tap then. Where it only scrolls
 * sideways, whatever is drawn up or down is taken along.
 */
function scrolls({ pointerType }: PointerEvent, element: Element): boolean {
  if (pointerType !== "touch") return false;
  return !["none", "pan-x"].includes(getComputedStyle(element).touchAction);
}

function dropAt({ clientX, clientY }: PointerEvent): { drop: string; element: Element | null } {
  const element = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;
  return { drop: element?.getAttribute("data-drop") ?? "", element };
}
