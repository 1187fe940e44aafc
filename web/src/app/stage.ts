// What is drawn now, and what is still to be shown: events one after the other, then the truth.

import type { EventShown, Happened } from "./protocol.ts";

export type Json = Record<string, unknown>;

/** What a game brings along to be drawn. A model holds pieces with ids that stay the same. */
export interface Drawing<Model> {
  /** What a view shows. `still` is what never changes at the table: the same object every time. */
  model(view: Json, before: Model | undefined, still: Json): Model;
  /** The model after an event, and how many milliseconds its motion takes. */
  play(model: Model, event: EventShown): { model: Model; ms: number };
  /** The model with what no view says, but everything that happened until now. */
  recall?(model: Model, events: EventShown[]): Model;
}

export interface Pace {
  speed: number;
  reduced: boolean;
}

const REST = 120; // milliseconds between two lines
const MOST_WAITING = 400; // events; whoever was away longer sees the result only
const REDUCED = 120; // a fade, for who wants no travel

const lookers = new Set<() => void>();

/** Look at the page before something else is drawn, while it still shows what was drawn last. */
export function beforeDrawing(look: () => void): () => void {
  lookers.add(look);
  return () => lookers.delete(look);
}

/** Runs through events in their order; `changed` is called whenever something else is to be drawn. */
export class Stage<Model> {
  model: Model;
  moving = false;
  event: EventShown | null = null;
  #queue: { events: EventShown[]; view: Json }[] = [];
  #view: Json;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly drawing: Drawing<Model>,
    view: Json,
    private readonly still: Json,
    private readonly pace: () => Pace,
    private readonly changed: () => void,
  ) {
    this.#view = view;
    this.model = drawing.model(view, undefined, still);
  }

  /** The view that is true now, with what led to it. */
  show(view: Json, happened: Happened[]): void {
    const events = happened.flatMap((one) => (one.events ?? []).flat());
    this.#view = view;
    const waiting = this.#queue.reduce((sum, { events: some }) => sum + some.length, 0);
    if (waiting + events.length > MOST_WAITING) {
      this.skip();
      return;
    }
    this.#queue.push({ events, view });
    if (!this.moving) this.#next();
  }

  /** Jump to the end of all motion. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.moving = false;
    this.event = null;
    this.model = this.drawing.model(this.#view, this.model, this.still);
    this.#tell();
  }

  /** Everything that happened until now, for who did not see it; only while nothing moves. */
  recall(happened: Happened[]): void {
    if (this.moving || !this.drawing.recall) return;
    this.model = this.drawing.recall(this.model, standing(happened));
    this.changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const step = this.#queue[0];
    if (step === undefined) {
      this.moving = false;
      this.event = null;
      this.#tell();
      return;
    }
    const event = step.events.shift();
    if (event === undefined) {
      this.#queue.shift();
      this.model = this.drawing.model(step.view, this.model, this.still);
      this.#wait(this.#queue.length ? REST : 0);
      return;
    }
    const { model, ms } = this.drawing.play(this.model, event);
    this.model = model;
    this.event = event;
    this.#wait(ms);
  }

  #wait(ms: number): void {
    const { speed, reduced } = this.pace();
    const wanted = reduced ? Math.min(ms, REDUCED) : ms / speed;
    if (wanted <= 0) {
      this.#next();
      return;
    }
    this.moving = true;
    this.#tell();
    this.#timer = setTimeout(() => this.#next(), wanted);
  }

  #tell(): void {
    for (const look of lookers) look();
    this.changed();
  }
}

/** The events that count: what somebody took back did not happen. */
export function standing(happened: Happened[]): EventShown[] {
  const kept: Happened[] = [];
  for (const one of happened) {
    const last = kept.findLastIndex(({ kind, seat }) => kind === "order" && seat === one.seat);
    if (one.kind === "undo" && last >= 0) kept.splice(last, 1);
    else kept.push(one);
  }
  return kept.flatMap(({ events }) => (events ?? []).flat());
}
