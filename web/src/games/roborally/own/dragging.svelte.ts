// A card that is dragged: where the pointer is, and what it is over. Dropping is up to who listens.

import type { Attachment } from "svelte/attachments";

/** What a card can be dropped on: a register by its number, or the hand, 0. */
export type Drop = number | null;

const SLACK = 6; // pixels before a press becomes a drag

export class Dragging {
  card = $state("");
  x = $state(0);
  y = $state(0);
  over = $state<Drop>(null);
  #dropped: (card: string, over: Drop, element: Element | null) => void;

  constructor(dropped: (card: string, over: Drop, element: Element | null) => void) {
    this.#dropped = dropped;
  }

  /** Lets a card be dragged, while `card` gives one. */
  from(card: () => string): Attachment<HTMLElement> {
    return (element) => {
      let start: { id: number; x: number; y: number } | null = null;
      let swallow = false;
      const move = (event: PointerEvent) => {
        if (!start || start.id !== event.pointerId) return;
        const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= SLACK;
        if (!this.card && !far) return;
        this.card ||= card();
        [this.x, this.y] = [event.clientX, event.clientY];
        this.over = dropAt(event.clientX, event.clientY).drop;
      };
      const end = (event: PointerEvent) => {
        if (start?.id !== event.pointerId) return;
        const dragged = this.card;
        const over = dropAt(event.clientX, event.clientY);
        listen(false);
        start = null;
        this.card = "";
        this.over = null;
        if (!dragged) return;
        swallow = true;
        if (event.type === "pointerup") this.#dropped(dragged, over.drop, over.element);
      };
      // The pointer leaves the card at once, so the whole page is listened to.
      const listen = (on: boolean) => {
        const change = on ? window.addEventListener : window.removeEventListener;
        change("pointermove", move);
        change("pointerup", end);
        change("pointercancel", end);
      };
      const down = (event: PointerEvent) => {
        swallow = false;
        if (event.button !== 0 || !card()) return;
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

function dropAt(x: number, y: number): { drop: Drop; element: Element | null } {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
  return { drop: element ? Number(element.dataset.drop) : null, element };
}
