// A lesson on the page: the card that is read, the stage, and a table that takes only what leads on.

import { tableApart } from "../../app/apart.ts";
import { api } from "../../app/api.ts";
import { LessonRun, type Passed } from "../../app/lesson.ts";
import { preferences } from "../../app/preferences.svelte.ts";
import type { Happened, LessonShown, Reason } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import { type Json, Stage } from "../../app/stage.ts";
import { reduced } from "../../app/stillness.ts";
import { texts } from "../../app/texts.svelte.ts";
import type { GameModule } from "../../games/index.ts";
import { frame } from "../../parts/frame.svelte.ts";
import { type Drawn, drawnNow } from "../table/playing.svelte.ts";
import { keepPlace, placeIn } from "./places.ts";

const DEAD = { send() {}, close() {}, onopen: null, onclose: null, onmessage: null };

export class Guided {
  readonly session: LessonSession;
  /** Nothing once everything is done. */
  step = $derived.by(() => this.#shown.step);
  number = $derived.by(() => this.#shown.number);
  count = $derived.by(() => this.#shown.count);
  view = $derived.by(() => this.#shown.view);
  drawn = $state.raw<Drawn | null>(null);
  /** What happened between the last card and this one. */
  told = $state.raw<Happened[]>([]);
  #run: LessonRun;
  #shown = $state.raw({ step: null, number: 0, count: 0, view: {} } as Shown);
  #module: GameModule;
  #version = 0; // of what happens; nothing that is done again has the same
  #stage!: Stage<unknown>;

  constructor(lesson: LessonShown, module: GameModule) {
    this.#module = module;
    this.#run = new LessonRun(lesson, placeIn(lesson));
    if (this.#run.over) this.#run = new LessonRun(lesson);
    this.session = new LessonSession(lesson, this);
    this.#begin();
  }

  get moving(): boolean {
    return this.drawn?.moving ?? false;
  }

  get expected(): string | null {
    return this.moving ? null : (this.#run.step?.expected ?? null);
  }

  answer(action: string) {
    return this.moving ? "other" : this.#run.answer(action);
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
    const passed = this.#run.advance();
    keepPlace(this.#run.lesson, this.#run.at); // nobody has to see it end
    this.told = passed.map((one) => happened(one, ++this.#version));
    this.session.hint = null;
    this.session.tag = null;
    for (const [place, { view }] of passed.entries()) {
      const one = this.told[place];
      this.#stage.show(view, one ? [one] : []);
    }
    this.#draw();
  }

  back(): void {
    this.#run.back();
    this.#begin();
  }

  again(): void {
    this.#run = new LessonRun(this.#run.lesson);
    this.#begin();
  }

  skipMotion = (): void => this.#stage.skip();

  stop(): void {
    this.#stage.stop();
  }

  #begin(): void {
    keepPlace(this.#run.lesson, this.#run.at);
    this.told = [];
    this.session.tag = null;
    this.#stage?.stop();
    this.#stage = new Stage(
      this.#module,
      this.#run.view,
      this.session.still,
      () => ({ speed: preferences.speed, reduced: reduced() }),
      () => this.#draw(),
    );
    this.#draw();
  }

  #draw(): void {
    this.drawn = drawnNow(this.#stage);
    if (!this.#stage.moving) this.#show();
  }

  /** The card turns when all motion has ended. */
  #show(): void {
    const { step, number, count, view, tries } = this.#run;
    this.#shown = { step, number, count, view };
    this.session.face(view, step?.question ?? null, tries ? (step?.expected ?? "") : "");
  }
}

type Shown = Pick<LessonRun, "step" | "number" | "count" | "view">;

/** Boards press on it like on any table. */
class LessonSession extends TableSession {
  readonly #guided: Guided;

  constructor(lesson: LessonShown, guided: Guided) {
    super(`lesson ${lesson.game}`, () => ({ ...DEAD }));
    this.#guided = guided;
    this.seat = lesson.seat;
    this.table = tableApart(lesson);
  }

  /** Ask the learner what the step asks; what is to be tried in vain is pointed at. */
  face(view: Json, question: NonNullable<Guided["step"]>["question"], pointed: string): void {
    const number = question?.number ?? 0;
    const situation = { seat: this.seat, version: number, status: "playing", view };
    this.situations = { [this.seat]: question ? { ...situation, question } : situation };
    this.hint = pointed ? { seat: this.seat, question: number, action: pointed } : null;
  }

  override choice(action: string) {
    return this.#guided.answer(action) === "right" ? super.choice(action) : undefined;
  }

  override async press(action: string, element: Element | null = null): Promise<void> {
    if (this.#guided.answer(action) === "right") await this.order(action);
    else await this.why(action, element);
  }

  override async order(action: string): Promise<void> {
    if (this.#guided.answer(action) !== "right") return;
    frame.toast = "";
    this.remember([action]); // nothing else glowed
    this.#guided.advance();
  }

  /** The reason if there is one, else a kind word and a lamp at what leads on. */
  override async why(action: string, element: Element | null = null): Promise<void> {
    const { step, moving, expected } = this.#guided;
    if (!step || moving) return;
    const answer = this.#guided.answer(action);
    if (answer === "other" && this.justGlowed(action)) return;
    const reason = this.refused(action) ?? (await this.#guided.reason(action));
    if (this.#guided.step !== step || this.#guided.moving) return; // it went on meanwhile
    if (answer === "refused") this.#guided.advance();
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

  override async preview() {
    return null;
  }
}

function happened({ seat, events }: Passed, version: number): Happened {
  return { version, kind: "order", at: 0, seat, events: [events] };
}
