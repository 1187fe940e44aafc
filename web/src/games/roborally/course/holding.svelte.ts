// What is held over the bench: a board, a docking bay or a flag, dragged or just picked up.

import { Dragging } from "../../../parts/dragging.svelte.ts";

export type Held = { kind: "board" | "bay"; board: string } | { kind: "flag"; number: number };

export class Holding {
  readonly #dragging = new Dragging<Held>((held) => {
    this.drop();
    this.letGo(held, this.#dragging.x, this.#dragging.y);
  });
  #picked = $state.raw<Held | null>(null);
  /** Called where it is let go. */
  letGo: (held: Held, x: number, y: number) => void = () => {};
  /** A press picks something up or puts it back; a drag carries it to where it is let go. */
  readonly from = this.#dragging.from.bind(this.#dragging);

  get what(): Held | null {
    return this.#dragging.dragged ?? this.#picked;
  }

  /** Where the pointer is while something is dragged; null while it was only picked up. */
  get at(): { x: number; y: number } | null {
    const { dragged, x, y } = this.#dragging;
    return dragged && { x, y };
  }

  pick(held: Held): void {
    this.#picked = held;
  }

  drop(): void {
    this.#picked = null;
  }
}
