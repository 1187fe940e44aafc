// While pieces travel, nothing on a board can be pressed: what is drawn is not yet true.

import type { TableSession } from "../app/session.svelte.ts";
import type { ChoosingTable } from "./choosing.ts";

export class QuietTable implements ChoosingTable {
  constructor(
    private readonly table: TableSession,
    private readonly moving: () => boolean,
  ) {}

  get seat() {
    return this.table.seat;
  }

  get tag() {
    return this.table.tag;
  }

  set tag(tag) {
    this.table.tag = tag;
  }

  get sending() {
    return this.table.sending;
  }

  get hint() {
    return this.moving() ? null : this.table.hint;
  }

  choice(action: string) {
    return this.moving() ? undefined : this.table.choice(action);
  }

  refused(action: string) {
    return this.moving() ? undefined : this.table.refused(action);
  }

  async press(action: string, element: Element | null = null) {
    if (!this.moving()) await this.table.press(action, element);
  }

  async order(action: string) {
    if (!this.moving()) await this.table.order(action);
  }

  async why(action: string, element: Element | null = null) {
    if (!this.moving()) await this.table.why(action, element);
  }
}
