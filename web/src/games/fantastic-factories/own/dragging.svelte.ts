// A die or a card that is dragged: where the pointer is, and what it is over.

import type { Attachment } from "svelte/attachments";

export type Dragged = { what: "die"; value: number } | { what: "card"; card: string };

/** Where it was let go: the name of the place (`data-drop`), and the place. */
type Dropped = (dragged: Dragged, drop: string, element: Element | null) => void;

const SLACK = 6; // pixels before a press becomes a drag

export class Dragging {
  dragged = $state.raw<Dragged | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state("");
  readonly #dropped: Dropped;

  constructor(dropped: Dropped) {
    this.#dropped = dropped;
  }

  /** Lets something be dragged, while `thing` gives one. */
  from(thing: () => Dragged | null): Attachment<HTMLElement> {
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
        if (!dragged) return;
        swallow = true;
        if (event.type === "pointerup" && drop) this.#dropped(dragged, drop, place);
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
        if (event.button !== 0 || !thing()) return;
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
      return () => {
        listen(false);
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("click", click, true);
      };
    };
  }
}

function dropAt({ clientX, clientY }: PointerEvent): { drop: string; element: Element | null } {
  const element = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;
  return { drop: element?.getAttribute("data-drop") ?? "", element };
}
