// A lesson on the page: the card that is read, and a table that takes only what leads on.

import { api } from "../../app/api.ts";
import { LessonRun } from "../../app/lesson.ts";
import type { LessonShown, Reason } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import { texts } from "../../app/texts.svelte.ts";
import { frame } from "../../parts/frame.svelte.ts";
import { Playing } from "../table/playing.svelte.ts";
import { LessonLine } from "./line.ts";
import { keepPlace, placeIn } from "./places.ts";

export class Guided {
  readonly session: LessonSession;
  readonly playing: Playing;
  /** Nothing once everything is done. */
  step = $derived.by(() => this.#shown.step);
  number = $derived.by(() => this.#shown.number);
  count = $derived.by(() => this.#shown.count);
  readonly #run: LessonRun;
  #shown = $state.raw<Shown>({ step: null, number: 0, count: 0 });
  #line!: LessonLine;

  constructor(lesson: LessonShown) {
    this.#run = new LessonRun(lesson, placeIn(lesson));
    if (this.#run.over) this.#run.again();
    this.session = new LessonSession(this, () => {
      this.#line = new LessonLine(this.#run, () => this.advance());
      return this.#line;
    });
    this.playing = new Playing(this.session);
    this.playing.onRest = () => this.#show();
  }

  get moving(): boolean {
    return this.playing.drawn?.moving ?? false;
  }

  get expected(): string | null {
    return this.moving ? null : (this.#run.step?.expected ?? null);
  }

  /** Whether what is expected is to be tried in vain. */
  get tries(): boolean {
    return this.#run.tries;
  }

  /** Why something cannot be done at this step; nothing if it can, or nobody answers. */
  async reason(action: string): Promise<Reason | null> {
    const { game, seats } = this.#run.lesson;
    const asked = api.whyInLesson(game, seats === 1, this.#run.at + 1, action);
    return (await asked.catch(() => null))?.reason ?? null;
  }

  /** Do the step, or let it happen. */
  advance(): void {
    if (this.moving || this.#run.over) return;
    this.session.hint = null;
    this.session.tag = null;
    this.playing.logs = {}; // the tape begins with each card
    this.#line.advance();
    keepPlace(this.#run.lesson, this.#run.at); // nobody has to see it end
  }

  back(): void {
    this.#run.back();
    this.#begin();
  }

  again(): void {
    this.#run.again();
    this.#begin();
  }

  #begin(): void {
    keepPlace(this.#run.lesson, this.#run.at);
    this.playing.cut(() => this.#line.tell());
  }

  /** The card turns when all motion has ended; what is to be tried in vain is pointed at. */
  #show(): void {
    const { step, number, count, tries, lesson } = this.#run;
    this.#shown = { step, number, count };
    const { question = null, expected = null } = tries ? (step ?? {}) : {};
    const hint = { seat: lesson.seat, question: question?.number ?? 0, action: expected ?? "" };
    this.session.hint = tries ? hint : null;
  }
}

type Shown = Pick<LessonRun, "step" | "number" | "count">;

/** Boards press on it like on any table. */
class LessonSession extends TableSession {
  readonly #guided: Guided;

  constructor(guided: Guided, open: () => LessonLine) {
    super("", open);
    this.#guided = guided;
  }

  protected override leadsOn(action: string): boolean {
    return action === this.#guided.expected;
  }

  override async order(action: string): Promise<void> {
    if (!this.choice(action)) return;
    frame.toast = "";
    this.remember([action]); // nothing else glowed
    await super.order(action);
  }

  /** The reason if there is one, else a kind word and a lamp at what leads on. */
  override async why(action: string, element: Element | null = null): Promise<void> {
    const { step, moving, expected } = this.#guided;
    if (!step || moving) return;
    const tried = action === expected && this.#guided.tries;
    if (action !== expected && this.justGlowed(action)) return;
    const reason = this.refused(action) ?? (await this.#guided.reason(action));
    if (this.#guided.step !== step || this.#guided.moving) return; // it went on meanwhile
    if (tried) this.#guided.advance();
    if (reason) {
      const text = texts.say(reason.key, reason.params as Record<string, unknown>);
      this.tag = { action, text, clause: reason.clause, element };
    } else {
      const number = this.question?.number ?? 0;
      if (expected) this.hint = { seat: this.seat, question: number, action: expected };
      this.tag = null;
      frame.say(texts.say("learn-instead"));
    }
  }
}
