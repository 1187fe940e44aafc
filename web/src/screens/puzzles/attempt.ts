// A try at a puzzle: what was done, and how it stood after each action. It outlives connections.

import type { PuzzleNow } from "../../app/protocol.ts";

export class Attempt {
  /** The version that was told last; it goes up over connections. */
  version = 0;
  #actions: string[];
  #stands = new Map<number, PuzzleNow>(); // by how many actions were done

  /** Goes on from what was done before. */
  constructor(actions: string[] = []) {
    this.#actions = actions;
  }

  get actions(): string[] {
    return this.#actions;
  }

  /** How it stands after the first so many actions; undefined if nobody has asked yet. */
  stand(count = this.#actions.length): PuzzleNow | undefined {
    return this.#stands.get(count);
  }

  /** Remember how it stands after the first so many actions. */
  learn(count: number, now: PuzzleNow): void {
    this.#stands.set(count, now);
  }

  do(action: string, now: PuzzleNow): void {
    this.#actions = [...this.#actions, action];
    this.learn(this.#actions.length, now);
  }

  /** Go on from something else that was done. */
  resume(actions: string[]): void {
    const began = this.#stands.get(0);
    this.#actions = actions;
    this.#stands = new Map(began ? [[0, began]] : []);
  }

  /** Take back everything but the first so many actions. */
  keep(count: number): void {
    this.#actions = this.#actions.slice(0, count);
  }
}
