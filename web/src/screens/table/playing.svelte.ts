// A table on the page: the session, the stage of the seat one looks from, and the log.

import { preferences } from "../../app/preferences.svelte.ts";
import type { EventShown, Happened, Situation } from "../../app/protocol.ts";
import type { TableSession } from "../../app/session.svelte.ts";
import { type Json, type Playback, Stage } from "../../app/stage.ts";
import { reduced } from "../../app/stillness.ts";
import { texts } from "../../app/texts.svelte.ts";
import type { GameModule } from "../../games/index.ts";
import { giveNumbers, haveSeen, historyOf } from "../asking.ts";
import { lastLook, linesOf } from "../history.ts";
import { seatNames } from "../names.ts";

/** What is drawn now. */
export interface Drawn {
  model: unknown;
  moving: boolean;
  event: EventShown | null;
  playback: Playback;
}

/** What a seat has not been shown yet, because another one sits at the screen. */
interface Unseen {
  view: Json | null;
  happened: Happened[];
}

export class Playing {
  readonly session: TableSession;
  drawn = $state.raw<Drawn | null>(null);
  /** What each seat of one's own may know, or a spectator (0). */
  logs = $state.raw<Record<number, Happened[]>>({});
  /** From which version on things are new. */
  readonly seen: number;
  /** Who acts at the same time, as far as it is known; the rest of them is ready. */
  together = $state.raw<number[]>([]);
  /** The seat that is to sit down next at this screen; 0 if nobody else is. */
  curtain = $state(0);
  #module: GameModule | null = null;
  #stage: Stage<unknown> | null = null;
  #unseen: Record<number, Unseen> = {};
  #whole = new Set<number>(); // whose logs go back to the beginning
  #recalled = false; // whether the stage knows what happened before one came, or was taken back
  #numbered = false;

  names = $derived.by(() => {
    const { table } = this.session;
    return table ? seatNames(table, texts.words) : [];
  });
  log = $derived.by(() => this.logs[this.session.seat] ?? []);
  /** What happened since one looked last, in words; names are part of them. */
  news = $derived.by(() => {
    this.names;
    const from = lastLook(this.log, this.session.seat, this.seen);
    return linesOf(
      this.log.filter(({ version }) => version > from),
      texts.words,
    );
  });
  waiting = $derived.by(() => this.session.situation?.waiting ?? []);
  ready = $derived(this.together.filter((seat) => !this.waiting.includes(seat)));

  constructor(session: TableSession) {
    this.session = session;
    this.seen = preferences.seen[session.id] ?? 0;
    this.session.onSituation = (situation) => this.#take(situation);
  }

  /** Draw with the board of a game, as soon as there is something to draw. */
  use(module: GameModule): void {
    this.#module = module;
    this.#stage = null;
    this.#begin();
  }

  stop(): void {
    this.session.stop();
    this.#stage?.stop();
  }

  skip = (): void => this.#stage?.skip();

  /** Everything that happened before one came, once; what is cut off is asked for again. */
  async loadLog(): Promise<void> {
    const seat = this.session.seat;
    if (this.#whole.has(seat)) return;
    const told = await historyOf(this.session.id, seat).catch(() => null);
    if (!told) return;
    this.#whole.add(seat);
    const last = told.at(-1)?.version ?? 0;
    const newer = (this.logs[seat] ?? []).filter((one) => one.version > last);
    this.logs = { ...this.logs, [seat]: [...told, ...newer] };
    this.#recall();
  }

  /** Seats of one's own that gave nothing for the dice yet do so by themselves. */
  async number(): Promise<void> {
    const { table, seats } = this.session;
    if (this.#numbered || !table || table.status !== "gathering") return;
    const own = seats.filter((seat) => {
      const shown = table.seats[seat - 1];
      return shown && !shown.numbered && !shown.bot;
    });
    if (!own.length) return;
    this.#numbered = true;
    await giveNumbers(table.id, own).catch(() => {});
    this.#numbered = false;
  }

  /** Let somebody else at this screen look and decide. */
  lift(seat: number): void {
    this.session.tag = null;
    this.session.seat = seat;
    this.curtain = 0;
    void this.loadLog();
    const hidden = this.#unseen[seat];
    this.#stage?.stop();
    this.#stage = null;
    this.#begin(hidden);
  }

  /** Who sits at this screen and is asked, if it is not who looks now. */
  next(): number {
    const { situations, seats, seat } = this.session;
    if (seats.length < 2 || situations[seat]?.question) return 0;
    return seats.find((other) => situations[other]?.question) ?? 0;
  }

  /** Whether somebody would see what another one may not. */
  secret(seat: number): boolean {
    const { situations, seat: now } = this.session;
    return JSON.stringify(situations[seat]?.view) !== JSON.stringify(situations[now]?.view);
  }

  #take(situation: Situation): void {
    const { seat } = situation;
    const told = situation.happened ?? [];
    const known = this.logs[seat] ?? [];
    const last = known.at(-1)?.version ?? 0;
    const fresh = told.filter((one) => one.version > last);
    if (fresh.length) this.logs = { ...this.logs, [seat]: [...known, ...fresh] };
    if (fresh.some(({ kind }) => kind === "undo")) this.#recalled = false;
    const before = this.session.situations[seat]?.view ?? null;
    if (seat === this.session.seat && this.#stage && situation.view) {
      this.#stage.show(situation.view as Json, fresh);
      if (document.visibilityState === "hidden") this.#stage.skip(); // nobody would see it
    } else {
      const unseen = this.#unseen[seat] ?? { view: before as Json | null, happened: [] };
      // Without a picture of before there is nothing to start a motion from.
      if (unseen.view) unseen.happened = [...unseen.happened, ...fresh];
      else unseen.view = situation.view as Json | null;
      this.#unseen[seat] = unseen;
    }
    if (seat === this.session.seat) this.#follow(situation);
    queueMicrotask(() => this.#after());
  }

  #follow(situation: Situation): void {
    const waiting = situation.waiting ?? [];
    if (waiting.some((seat) => !this.together.includes(seat))) this.together = waiting;
    if (!waiting.length) this.together = [];
    const { id } = this.session; // nothing without a name is come back to
    if (id && document.visibilityState === "visible") haveSeen(id, situation.version);
  }

  #after(): void {
    if (!this.#stage) this.#begin(this.#unseen[this.session.seat]);
    const next = this.next();
    if (!next) this.curtain = 0;
    else if (this.secret(next)) this.curtain = next;
    else {
      // Nothing is hidden from anybody: the stage goes on as it is.
      this.session.seat = next;
      delete this.#unseen[next];
    }
  }

  #begin(unseen?: Unseen): void {
    const view = this.session.situation?.view as Json | null | undefined;
    if (!this.#module || !view) return;
    const from = unseen?.view ?? view;
    delete this.#unseen[this.session.seat];
    const stage = new Stage(
      this.#module,
      from,
      this.session.still,
      () => ({ speed: preferences.speed, reduced: reduced() }),
      () => this.#draw(),
    );
    this.#stage = stage;
    this.#recalled = false;
    stage.show(view, unseen?.happened ?? []);
    this.#draw();
  }

  /** Once it is known and nothing moves. */
  #recall(): void {
    const stage = this.#stage;
    const { id, seat } = this.session; // nothing without a name was there before one came
    const whole = !id || this.#whole.has(seat);
    if (!stage || stage.moving || this.#recalled || !whole) return;
    this.#recalled = true;
    stage.recall(this.log);
  }

  #draw(): void {
    const stage = this.#stage;
    if (!stage) return;
    const { model, moving, event } = stage;
    this.drawn = { model, moving, event, playback: shownNow(stage) };
    this.#recall();
  }
}

/** A film as it stands now: what is drawn changes when this does. */
export function shownNow(stage: Stage<unknown>): Playback {
  const { events, paused, chapter, chapters } = stage;
  return {
    events,
    paused,
    chapter,
    chapters,
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    step: () => stage.step(),
    back: () => stage.back(),
    go: (to) => stage.go(to),
    skip: () => stage.skip(),
  };
}
