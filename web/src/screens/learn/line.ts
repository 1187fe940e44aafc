// A lesson as a table: a line that answers as a server does, and takes only what leads on.

import { LineApart, type Sent, tableApart } from "../../app/apart.ts";
import type { LessonRun } from "../../app/lesson.ts";
import type { Happened, Situation } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";

export class LessonLine extends LineApart {
  #version = 0; // nothing that is done again has the same

  /** `lead` goes on when the learner has done what is expected. */
  constructor(
    private readonly run: LessonRun,
    private readonly lead: () => void,
  ) {
    super();
  }

  /** Do the step, or let it happen, and whatever follows by itself. */
  advance(): void {
    const passed = this.run.advance();
    for (const [place, { seat, events, view }] of passed.entries()) {
      const happened = { kind: "order", at: 0, seat, events: [events] };
      this.#tell(view, place === passed.length - 1, happened);
    }
  }

  /** Say where the learner is, but nothing that led there. */
  tell(): void {
    this.#tell(this.run.view, true);
  }

  protected greet(): void {
    const { lesson } = this.run;
    this.welcome(tableApart(lesson), [lesson.seat]);
    this.tell();
  }

  protected answer(frame: Sent): void {
    if (frame.type === "order") this.lead();
    this.say({ type: "done", id: frame.id, version: this.#version });
  }

  #tell(view: Json, asks: boolean, ...told: Omit<Happened, "version">[]): void {
    this.#version += 1;
    const { step, lesson } = this.run;
    const { seat } = lesson;
    const version = this.#version;
    const happened = told.map((one) => ({ ...one, version }));
    const situation: Situation = { seat, version, status: "playing", view, happened };
    const question = (asks && step?.question) || null;
    this.say({ type: "situation", situation: question ? { ...situation, question } : situation });
  }
}
