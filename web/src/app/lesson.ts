// A guided first game: where somebody is in it, and what leads on. The server has worked it out.

import type { EventShown, LessonShown, LessonStep } from "./protocol.ts";
import type { Json } from "./stage.ts";

/** A step that was gone through: what happened, and the view after it. */
export interface Passed {
  seat: number;
  events: EventShown[];
  view: Json;
}

export class LessonRun {
  readonly lesson: LessonShown;
  #at = 0;
  readonly #stops: number[]; // steps with something to read

  constructor(lesson: LessonShown, at = 0) {
    this.lesson = lesson;
    this.#stops = lesson.steps.flatMap((step, place) => (step.text || place === 0 ? [place] : []));
    if (this.#stops.includes(at) || at === lesson.steps.length) this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  /** What is to be read, done or watched now; nothing at the end. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  get over(): boolean {
    return this.step === null;
  }

  get view(): Json {
    return this.#viewAt(this.#at);
  }

  /** The number of the card, from 1. */
  get number(): number {
    return this.#stops.filter((stop) => stop <= this.#at).length;
  }

  get count(): number {
    return this.#stops.length;
  }

  /** Whether the step is to try something, and to be told why not. */
  get tries(): boolean {
    const { step } = this;
    return step?.question?.refused.some(({ action }) => action === step.expected) ?? false;
  }

  /** Go through the step and whatever follows by itself. */
  advance(): Passed[] {
    const passed: Passed[] = [];
    while (!this.over) {
      const { step } = this;
      this.#at += 1;
      passed.push({ seat: step?.seat ?? 0, events: step?.events ?? [], view: this.view });
      if (this.#stops.includes(this.#at)) break;
    }
    return passed;
  }

  /** To the card before this one. */
  back(): void {
    this.#at = this.#stops.findLast((stop) => stop < this.#at) ?? 0;
  }

  again(): void {
    this.#at = 0;
  }

  #viewAt(place: number): Json {
    return (this.lesson.steps[place]?.view ?? this.lesson.view) as Json;
  }
}
