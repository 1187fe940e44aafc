// What somebody does at the table: what can be pressed, what is held meanwhile, and what a choice
// would bring, which the server works out from the seat's own view.

import type { EventShown, Reason } from "../../app/protocol.ts";
import type { TableSession } from "../../app/session.svelte.ts";
import { QuietTable } from "../../parts/quiet.ts";
import { type Earned, earned } from "./earning.ts";

/** A part of one's own, or a pallet, that waits for the other. */
export type Held = { part: string } | { pallet: string } | null;

/** It also knows why something is refused that its question does not name. */
class ToldTable extends QuietTable {
  constructor(
    table: TableSession,
    moving: () => boolean,
    private readonly told: (action: string) => Reason | undefined,
  ) {
    super(table, moving);
  }

  override refused(action: string): Reason | undefined {
    return super.refused(action) ?? this.told(action);
  }
}

export class Desk {
  readonly pressing: QuietTable | null;
  readonly table: TableSession | null;
  #previews = $state.raw<{ question: number; found: Record<string, Earned> }>({
    question: 0,
    found: {},
  });
  /** The choice that is looked at. */
  looked = $state("");
  /** The reconstructed value that is explained: the end of its text's key, or `all`. */
  explained = $state("");
  /** Whether such values have a sign: on a picture they have none. */
  readonly explains: boolean;
  #held = $state.raw<{ what: Held; question: number }>({ what: null, question: 0 });
  #asked = new Set<string>();
  #told = $state.raw<{ question: number; action: string; reason?: Reason }>({
    question: 0,
    action: "",
  });

  constructor(table: TableSession | null, moving: () => boolean, explains = true) {
    this.table = table;
    this.explains = explains;
    this.pressing = table ? new ToldTable(table, moving, (action) => this.#reason(action)) : null;
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

  #reason(action: string): Reason | undefined {
    const { question, action: asked, reason } = this.#told;
    return question === this.#number && asked === action ? reason : undefined;
  }

  /** Ask why something is refused, so that it can say so by itself. */
  async learn(action: string): Promise<void> {
    const question = this.#number;
    const found = await this.table?.reason(action);
    if (!found || question !== this.#number) return;
    this.#told = { question, action, reason: { key: "", clause: found.clause, params: {} } };
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

  /** What a choice would bring, as far as that is known; for this question only. */
  preview(action: string): Earned | undefined {
    const { question, found } = this.#previews;
    return question === this.#number && this.can(action) ? found[action] : undefined;
  }

  /** Ask the server what a choice would bring, once for each question. */
  async foresee(action: string): Promise<void> {
    const { table } = this;
    if (!table || !action || !this.can(action)) return;
    const number = this.#number;
    if (this.#previews.question !== number) {
      this.#asked.clear();
      this.#previews = { question: number, found: {} };
    }
    if (this.#asked.has(action)) return;
    this.#asked.add(action);
    const told = await table.preview([action]);
    if (!told || number !== this.#number) return;
    const found = earned(told.events as EventShown[], table.seat, told.chance);
    this.#previews = { question: number, found: { ...this.#previews.found, [action]: found } };
  }
}
