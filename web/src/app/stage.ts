// What is drawn now, and what is still to be shown: events beat by beat, then the truth. What was
// shown stays as a film while a game says so, to be watched again.

import type { EventShown, Happened } from "./protocol.ts";
import { busy } from "./settled.ts";

export type Json = Record<string, unknown>;

/** What comes of an event. */
export interface Played<Model> {
  model: Model;
  /** How many milliseconds its motion takes. */
  ms: number;
  /** How long it stands still for who wants no travel; a fade if nothing is said. */
  stands?: number;
}

/** What a game brings along to be drawn. A model holds pieces with ids that stay the same. */
export interface Drawing<Model> {
  /** What a view shows. `still` is what never changes at the table: the same object every time. */
  model(view: Json, before: Model | undefined, still: Json): Model;
  play(model: Model, event: EventShown): Played<Model>;
  /**
   * The model before a beat, with what the beat brings there but unseen, one thing after the other:
   * no frame has to make much, or to make something and to move it. Nothing if it brings nothing.
   */
  ready?(before: Model, after: Model): Model[];
  /** The model with what no view says, but everything that happened until now. */
  recall?(model: Model, events: EventShown[]): Model;
  /** Events that are seen at the same time belong to one beat; each to its own if nothing is said. */
  beats?(events: EventShown[]): EventShown[][];
  /** The chapter of a film that begins with an event, from 1; the first one begins a new film. */
  chapter?(event: EventShown): number;
}

export interface Pace {
  speed: number;
  reduced: boolean;
}

/** A film as it stands, and how to move in it. */
export interface Playback {
  /** What is told by the beat that is shown. */
  events: EventShown[];
  paused: boolean;
  /** The chapter that is shown, 0 before and after the film; and all there are. */
  chapter: number;
  chapters: number[];
  /** Whether the page has controls for it: then a board brings none of its own. */
  controlled?: boolean;
  /** Whether the page offers to skip what moves: then a board does not offer it again. */
  skips?: boolean;
  pause(): void;
  resume(): void;
  /** Show the next beat and wait. */
  step(): void;
  /** To the beginning of this chapter, or of the one before. */
  back(): void;
  /** To the beginning of a chapter, and on from there. */
  go(chapter: number): void;
  skip(): void;
}

interface Frame<Model> {
  model: Model;
  ready: Model[]; // drawn a moment before
  events: EventShown[];
  ms: number;
  stands: number; // for who wants no travel
  chapter: number; // 0 if none begins here
  told: boolean; // its motion has been seen to its end, or skipped
}

const REST = 120; // milliseconds between two lines
const READY = 50; // milliseconds in which something is made before it moves
const LOOK = 20; // milliseconds for each thing that is made, or a look at the page: a frame each
const MOST_WAITING = 400; // beats; whoever was away longer sees the result only
const REDUCED = 120; // a fade, for who wants no travel

const lookers = new Set<() => void>();

/** Look at the page before something else is drawn, while it still shows what was drawn last. */
export function beforeDrawing(look: () => void): () => void {
  lookers.add(look);
  return () => lookers.delete(look);
}

/** Runs through events in their order; `changed` is called whenever something else is to be drawn. */
export class Stage<Model> implements Playback {
  moving = false;
  paused = false;
  #still: (() => void) | null = null; // says to the page that nothing moves any more
  #film: Frame<Model>[];
  #at = 0;
  #ready: Model | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly drawing: Drawing<Model>,
    view: Json,
    private readonly still: Json,
    private readonly pace: () => Pace,
    private readonly changed: () => void,
  ) {
    this.#film = [frame(drawing.model(view, undefined, still))];
  }

  get model(): Model {
    return this.#ready ?? this.#now.model;
  }

  get events(): EventShown[] {
    return this.#now.events;
  }

  /** The first event whose motion has not ended: neither it nor anything after it is told yet. */
  get untold(): EventShown | null {
    if (!this.moving) return null;
    return this.#film.find(({ told, events }) => !told && events.length)?.events[0] ?? null;
  }

  get event(): EventShown | null {
    return this.events.at(-1) ?? null;
  }

  get chapters(): number[] {
    return this.#film.flatMap(({ chapter }) => chapter || []);
  }

  get chapter(): number {
    if (!this.moving) return 0;
    return this.#film.slice(0, this.#at + 1).findLast(({ chapter }) => chapter > 0)?.chapter ?? 0;
  }

  /** The view that is true now, with what led to it; without a view, only what happened. */
  show(view: Json | null, happened: Happened[]): void {
    const { drawing } = this;
    const events = happened.flatMap((one) => (one.events ?? []).flat());
    let model = (this.#film.at(-1) ?? this.#now).model;
    for (const beat of drawing.beats?.(events) ?? events.map((event) => [event])) {
      const made = this.#beat(model, beat);
      if (made.chapter === 1) this.#forget();
      this.#film.push(made);
      model = made.model;
    }
    if (view) this.#film.push(truth(() => drawing.model(view, model, this.still)));
    if (this.#film.length - this.#at > MOST_WAITING) this.skip();
    else if (!this.moving) this.#begin();
  }

  /** Jump to the end of all motion. */
  skip(): void {
    this.#at = this.#film.length - 1;
    this.#end();
  }

  /** Everything that happened until now, for who did not see it; only while nothing moves. */
  recall(happened: Happened[]): void {
    if (this.moving || !this.drawing.recall) return;
    this.#now.model = this.drawing.recall(this.model, standing(happened));
    this.changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#settle(true);
  }

  pause(): void {
    if (!this.moving) return;
    clearTimeout(this.#timer);
    this.paused = true;
    this.#now.told = true; // it moves to its end
    this.#settle();
    this.changed();
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#next();
  }

  step(): void {
    if (!this.moving) return;
    this.paused = true;
    clearTimeout(this.#timer);
    this.#next();
  }

  back(): void {
    const begun = this.#film.findLastIndex(({ chapter }, at) => chapter > 0 && at < this.#at);
    if (begun < 0) return;
    this.#jump(begun);
  }

  go(chapter: number): void {
    const begun = this.#film.findIndex((one) => one.chapter === chapter);
    if (begun < 0) return;
    this.paused = false;
    this.#jump(begun);
  }

  get #now(): Frame<Model> {
    return this.#film[this.#at] as Frame<Model>;
  }

  #beat(before: Model, events: EventShown[]): Frame<Model> {
    const { drawing } = this;
    const made: Frame<Model> = { ...frame(before), events };
    for (const event of events) {
      const { model, ms, stands } = drawing.play(made.model, event);
      made.model = model;
      made.ms = Math.max(made.ms, ms);
      made.stands = Math.max(made.stands, stands ?? 0);
      made.chapter = drawing.chapter?.(event) || made.chapter;
    }
    made.ready = drawing.ready?.(before, made.model) ?? [];
    return made;
  }

  /** A new film begins: what was shown of the old one is not kept. */
  #forget(): void {
    this.#film = this.#film.slice(this.#at);
    this.#at = 0;
    for (const one of this.#film) one.chapter = 0;
  }

  #jump(at: number): void {
    clearTimeout(this.#timer);
    this.#at = at;
    for (const one of this.#film.slice(0, at)) one.told = true;
    this.#wait();
  }

  #begin(): void {
    if (this.#coming.length) this.#prepare(READY);
    else this.#next();
  }

  /** What the next beat brings, if it is to move. */
  get #coming(): Model[] {
    return this.pace().reduced ? [] : (this.#film[this.#at + 1]?.ready ?? []);
  }

  /** Draw what the next beat brings, one thing after the other, and go on when the time is over. */
  #prepare(ms: number, done = 0): void {
    const next = this.#coming[done];
    if (!next) {
      this.#timer = setTimeout(() => this.#lookAndGoOn(), ms);
      return;
    }
    this.#ready = next;
    this.moving = true;
    this.#settle();
    this.changed(); // nothing moves, so nobody has to look
    this.#timer = setTimeout(() => this.#prepare(ms - LOOK, done + 1), Math.min(ms, LOOK));
  }

  #next(looked = false): void {
    this.#now.told = true;
    while (this.#at < this.#film.length - 1) {
      this.#at += 1;
      const { ms, events } = this.#now;
      if (ms === 0) this.#now.told = true;
      const last = this.#at === this.#film.length - 1;
      if (ms > 0 && !(last && !events.length)) {
        this.#wait(looked);
        return;
      }
    }
    this.#end(looked);
  }

  #wait(looked = false): void {
    this.moving = true;
    this.#settle();
    this.#ready = undefined;
    if (this.paused) this.#now.told = true;
    this.#tell(looked);
    if (this.paused) return;
    const { speed, reduced } = this.pace();
    const { ms, stands } = this.#now;
    const still = stands ? stands / speed : Math.min(ms / speed, REDUCED);
    const half = (reduced ? still : ms / speed) / 2;
    this.#timer = setTimeout(() => this.#prepare(half), half);
  }

  #lookAndGoOn(): void {
    this.#look();
    if (lookers.size) this.#timer = setTimeout(() => this.#next(true), LOOK);
    else this.#next();
  }

  #end(looked = false): void {
    clearTimeout(this.#timer);
    this.moving = false;
    this.paused = false;
    this.#settle();
    this.#ready = undefined;
    for (const one of this.#film) one.told = true;
    if (!this.chapters.length) {
      this.#film = this.#film.slice(this.#at);
      this.#at = 0;
    }
    this.#tell(looked);
  }

  /** Say to the page whether something moves. */
  #settle(stopped = false): void {
    if (this.moving && !this.paused && !stopped) {
      this.#still ??= busy();
      return;
    }
    this.#still?.();
    this.#still = null;
  }

  #tell(looked = false): void {
    if (!looked) this.#look();
    this.changed();
  }

  #look(): void {
    for (const look of lookers) look();
  }
}

function frame<Model>(model: Model): Frame<Model> {
  return { model, ready: [], events: [], ms: 0, stands: 0, chapter: 0, told: false };
}

/** What a view shows, made when it is asked for: the first beat does not wait for the last one. */
function truth<Model>(make: () => Model): Frame<Model> {
  let made: Model | undefined;
  return {
    get model() {
      made ??= make();
      return made;
    },
    set model(recalled) {
      made = recalled;
    },
    ready: [],
    events: [],
    ms: REST,
    stands: 0,
    chapter: 0,
    told: false,
  };
}

/** Something that happened; a film knows which versions were taken back by it. */
export type Told = Happened & { undone?: number[] };

/** The events that count: what somebody took back did not happen. */
export function standing(happened: Told[]): EventShown[] {
  const undone = new Set(happened.flatMap((one) => one.undone ?? []));
  const kept: Happened[] = [];
  for (const one of happened) {
    if (one.undone && (one.kind === "undo" || undone.has(one.version))) continue;
    const last = kept.findLastIndex(({ kind, seat }) => kind === "order" && seat === one.seat);
    if (one.kind === "undo" && last >= 0) kept.splice(last, 1);
    else kept.push(one);
  }
  return kept.flatMap(({ events }) => (events ?? []).flat());
}
