// A film as a table where nothing can be pressed: a line that tells a step when it is shown.

import { LineApart, type Sent } from "../../app/apart.ts";
import type { Film } from "../../app/api.ts";
import type { Happened, TableShown } from "../../app/protocol.ts";
import type { Told } from "../../app/stage.ts";

export class FilmLine extends LineApart {
  /** What happened in each step. */
  readonly #happened: Told[];

  /** `at` is the step that is shown. */
  constructor(
    private readonly film: Film,
    private readonly table: TableShown,
    private readonly at: () => number,
  ) {
    super();
    this.#happened = film.steps.map(({ line, kind, seat, events, undone }) => ({
      version: line,
      kind: kind === "undo" ? "undo" : "order",
      at: 0,
      seat: seat ?? 0,
      events: [events],
      undone,
    }));
  }

  /** Tell how the table stands, with all that happened until now. */
  tell(): void {
    this.#tell(this.#happened.slice(0, this.at() + 1));
  }

  /** Tell the step that is shown, after the one before it. */
  tellOne(): void {
    this.#tell(this.#happened.slice(this.at(), this.at() + 1));
  }

  protected greet(): void {
    this.welcome(this.table, []);
    this.tell();
  }

  protected answer(frame: Sent): void {
    this.say({ type: "done", id: frame.id, version: 0 });
  }

  #tell(happened: Happened[]): void {
    const { line = 0, view = null } = this.film.steps[this.at()] ?? {};
    const situation = { seat: 0, version: line, status: "over", view, happened };
    this.say({ type: "situation", situation });
  }
}
