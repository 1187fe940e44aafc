// What is held over the bench: a board, a docking bay or a flag, dragged or just picked up.

import type { Attachment } from "svelte/attachments";

export type Held = { kind: "board" | "bay"; board: string } | { kind: "flag"; number: number };

const SLACK = 6; // pixels before a press becomes a drag

export class Holding {
  what = $state.raw<Held | null>(null);
  /** Where the pointer is while something is dragged; null while it was only picked up. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Called where it is let go. */
  letGo: (held: Held, x: number, y: number) => void = () => {};

  drop(): void {
    this.what = null;
    this.at = null;
  }

  /** A press picks something up or puts it back; a drag carries it to where it is let go. */
  from(held: () => Held): Attachment<HTMLElement> {
    return (element) => {
      let start: { x: number; y: number } | null = null;
      const move = (event: PointerEvent) => {
        if (!start) return;
        const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= SLACK;
        if (!this.at && !far) return;
        this.what = held();
        this.at = { x: event.clientX, y: event.clientY };
      };
      const up = (event: PointerEvent) => {
        listen(false);
        start = null;
        if (!this.at) return;
        const what = this.what;
        this.drop();
        if (what && event.type === "pointerup") this.letGo(what, event.clientX, event.clientY);
      };
      // The pointer leaves the element at once, so the whole page is listened to.
      const listen = (on: boolean) => {
        const change = on ? window.addEventListener : window.removeEventListener;
        change("pointermove", move);
        change("pointerup", up);
        change("pointercancel", up);
      };
      const down = (event: PointerEvent) => {
        if (event.button !== 0) return;
        start = { x: event.clientX, y: event.clientY };
        listen(true);
      };
      element.addEventListener("pointerdown", down);
      return () => {
        listen(false);
        element.removeEventListener("pointerdown", down);
      };
    };
  }
}
