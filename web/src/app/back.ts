// Back closes what lies over a screen before it leaves the screen.
//
// Each open sheet, dialog or tab has an entry in the browser's history. The entry only says how many
// of them are open, so that it does not matter which one closes first.

interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(delta: number): void;
}

export class Back {
  #open: (() => void)[] = [];
  #traveling = false; // to an entry of our own choice: nobody pressed Back
  #planned = false;
  #waiting: (() => void)[] = []; // until the browser stands where it should

  constructor(private readonly past: Past) {}

  /** From now on, Back closes something. The answer forgets that, once it is closed otherwise. */
  closes(close: () => void): () => void {
    const entry = () => close();
    this.#open.push(entry);
    this.#plan();
    return () => {
      const at = this.#open.indexOf(entry);
      if (at < 0) return;
      this.#open.splice(at, 1);
      this.#plan();
    };
  }

  /** Wait until the browser stands where it should: no address may change before that. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#plan();
    });
  }

  /** The browser came to another entry. */
  arrived(): void {
    const traveled = this.#traveling;
    this.#traveling = false;
    const depth = depthOf(this.past.state);
    while (!traveled && this.#open.length > depth) this.#open.pop()?.();
    this.#plan();
  }

  /** One sheet may close and the next one open in the same moment: that changes nothing. */
  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      this.#settle();
    });
  }

  #settle(): void {
    if (this.#traveling) return;
    let depth = depthOf(this.past.state);
    for (; depth < this.#open.length; depth++) this.past.pushState({ depth: depth + 1 }, "");
    if (depth === this.#open.length) {
      for (const resolve of this.#waiting.splice(0)) resolve();
      return;
    }
    this.#traveling = true;
    this.past.go(this.#open.length - depth);
  }
}

function depthOf(state: unknown): number {
  const { depth = 0 } = (state ?? {}) as { depth?: number };
  return depth;
}

export const back = new Back(globalThis.history);

/** Listen to the browser; what was open before the page was loaded again is not. */
export function startBack(): void {
  window.addEventListener("popstate", () => back.arrived());
  back.arrived();
}
