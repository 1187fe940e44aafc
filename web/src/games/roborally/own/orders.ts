// Several orders one after the other; the first that is refused says why and ends it, as does leaving.

import type { TableSession } from "../../../app/session.svelte.ts";

type Ordering = Pick<TableSession, "choice" | "order" | "why">;

export async function carryOut(
  table: Ordering,
  actions: string[],
  element: Element | null = null,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  for (const action of actions) {
    if (isOver()) return false;
    if (!table.choice(action)) {
      await table.why(action, element);
      return false;
    }
    await table.order(action);
  }
  return true;
}

/** One thing after the other: whoever types fast is not lost. */
export class Line {
  #last: Promise<unknown> = Promise.resolve();

  /** Do something when everything before it is done. */
  add(what: () => Promise<unknown> | undefined): void {
    this.#last = this.#last.then(what).catch(() => {});
  }
}
