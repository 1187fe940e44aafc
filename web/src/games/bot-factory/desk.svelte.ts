// What somebody does at the table: what can be pressed, what is held meanwhile, and what a choice
// would bring, which the server works out from the seat's own view.

import type { EventShown } from "../../app/protocol.ts";
import type { TableSession } from "../../app/session.svelte.ts";
import { QuietTable } from "../../parts/quiet.ts";
import { type Earned, earned } from "./earning.ts";

/** A part of one's own, or a pallet, that waits for the other. */
export type Held = { part: string } | { pallet: string } | null;

export class Desk {
  readonly pressing: QuietTable | null;
  readonly table: TableSession | null;
  /** What a choice would bring, by action; for this question only. */
  previews = $state.raw<Record<string, Earned>>({});
  /** The choice that is looked at. */
  looked = $state("");
  #held = $state.raw<{ what: Held; question: number }>({ what: null, question: 0 });
  #question = 0;
  #asked = new Set<string>();

  constructor(table: TableSession | null, moving: () => boolean) {
    this.table = table;
    this.pressing = table ? new QuietTable(table, moving) : null;
  }

  get #number(): number {
    return this.table?.question?.number ?? 0;
  }

  /** What is held; a new question finds the hands empty. */
  get held(): Held {
    return this.#held.question === this.#number ? this.#held.what : null;
  }

  /** Take something up, or put it back. */
  hold(what: Held): void {
    const same = JSON.stringify(what) === JSON.stringify(this.held);
    this.#held = { what: same ? null : what, question: this.#number };
  }

  can(action: string): boolean {
    return this.pressing?.choice(action) !== undefined;
  }

  /** The action that a thing stands for now: one that can be done, or else one that says why not. */
  pick(...actions: string[]): string {
    const refused = actions.find((action) => this.pressing?.refused(action));
    return actions.find((action) => this.can(action)) ?? refused ?? actions[0] ?? "";
  }

  /** Somebody looks at a choice: ask what it would bring. */
  look(action: string): void {
    this.looked = action;
    void this.foresee(action);
  }

  /** Ask the server what a choice would bring, once for each question. */
  async foresee(action: string): Promise<void> {
    const { table } = this;
    if (!table || !action || !this.can(action)) return;
    if (this.#question !== this.#number) {
      this.#question = this.#number;
      this.#asked.clear();
      this.previews = {};
    }
    if (this.#asked.has(action)) return;
    this.#asked.add(action);
    const number = this.#number;
    const told = await table.preview([action]);
    if (!told || number !== this.#number) return;
    const found = earned(told.events as EventShown[], table.seat, told.chance);
    this.previews = { ...this.previews, [action]: found };
  }
}
