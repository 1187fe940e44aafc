// A table on the page: the session, the stage of the seat one looks from, and the log.

import { Distrust } from "../../app/dice.ts";
import { preferences } from "../../app/preferences.svelte.ts";
import type { EventShown, Happened, Situation } from "../../app/protocol.ts";
import type { TableSession } from "../../app/session.svelte.ts";
import { type Json, type Playback, Stage } from "../../app/stage.ts";
import { reduced } from "../../app/stillness.ts";
import { texts } from "../../app/texts.svelte.ts";
import type { GameModule } from "../../games/index.ts";
import { seatNames } from "../../parts/names.ts";
import { isWaiting } from "../../parts/time.ts";
import { addToDice, haveSeen, historyOf } from "../asking.ts";
import { lastLook, linesOf, toldBefore } from "../history.ts";
import { parted } from "./alike.ts";
import { Curtain } from "./curtain.svelte.ts";
import { filmOf, type KeptFilm, keepFilm } from "./films.ts";

/** What is drawn now. */
export interface Drawn {
  model: unknown;
  moving: boolean;
  /** What is told no further than before it; nothing if everything is. */
  untold: EventShown | null;
  playback: Playback;
}

/** What a seat has not been shown yet: the view before, and what happened since, lately and earlier. */
interface Unseen {
  view: Json | null;
  happened: Happened[];
  late: Happened[];
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
  #curtain: Curtain; // between several at this screen
  #module = $state.raw<GameModule | null>(null);
  #stage: Stage<unknown> | null = null;
  #unseen: Record<number, Unseen> = {};
  #whole = new Set<number>(); // whose logs go back to the beginning
  #asking = new Set<number>(); // whose logs are on their way
  #recalled = false; // whether the stage knows what happened before one came, or was taken back
  /** Whether the server shows other commitments than before: nothing is added to its dice. */
  distrusts = $state(false);
  #adding = false; // to the dice
  #added = 0; // the version of the table after that
  #changed = false; // the table, meanwhile
  #said = 0; // the version that the server was last told to have been shown
  #left = false; // nobody looks any more: what still arrives is for nobody
  /** Called whenever something was drawn and nothing moves any more. */
  onRest: () => void = () => {};

  names = $derived.by(() => {
    const { table } = this.session;
    return table ? seatNames(table, texts.words) : [];
  });
  /** What has been told until now: never more than the board shows. */
  log = $derived.by(() => {
    const { covered, seat } = this.session;
    const told = this.logs[seat] ?? [];
    const open = covered ? told.filter(({ version }) => version <= covered.version) : told;
    return toldBefore(open, this.drawn?.untold ?? null);
  });
  /** What happened since one looked last, in words; names are part of them. */
  news = $derived.by(() => {
    this.names;
    const from = lastLook(this.log, this.session.seat, this.seen);
    return linesOf(
      this.log.filter(({ version }) => version > from),
      texts.words,
    );
  });
  /** What the question of one's own seat names besides its step. */
  about = $derived.by(() => {
    const { situation, still, seat } = this.session;
    const view = situation?.view as Json | null | undefined;
    return (view && this.#module?.about?.(view, still, seat)) ?? {};
  });
  /** Up to which version nothing is to be told any more, before the first thing is. */
  known = $derived.by(() => {
    const { seat, situation } = this.session;
    const first = this.logs[seat]?.[0]?.version;
    return first === undefined ? (situation?.version ?? 0) : first - 1;
  });
  waiting = $derived.by(() => this.session.situation?.waiting ?? []);
  ready = $derived(this.together.filter((seat) => !this.waiting.includes(seat)));

  constructor(session: TableSession) {
    this.session = session;
    this.seen = preferences.seen[session.id] ?? 0;
    this.session.onSituation = (situation) => this.#take(situation);
    this.#curtain = new Curtain(session, {
      share: (some) => void this.#share(some),
      play: () => this.#play(),
      show: () => this.#show(),
      cover: (now) => this.#follow(now),
      forget: (seat) => {
        delete this.#unseen[seat];
      },
    });
  }

  /** The seat that is to sit down next at this screen; 0 if nobody is. */
  get curtain(): number {
    return this.#curtain.seat;
  }

  /** Draw with the board of a game, as soon as there is something to draw. */
  use(module: GameModule): void {
    if (this.#left) return;
    this.#module = module;
    this.#stage = null;
    this.session.decided = ({ view }) =>
      (view && module.decided?.(this.session.id, view as Json)) || "";
    this.session.decide();
    this.#begin();
  }

  stop(): void {
    this.#left = true;
    this.session.stop();
    this.#stage?.stop();
  }

  skip = (): void => this.#stage?.skip();

  /** Show what is told now as it is: nothing that was shown has led to it. */
  cut(tell: () => void): void {
    this.#stage?.stop();
    this.#stage = null;
    this.#unseen = {};
    this.logs = {};
    this.session.situations = {};
    this.session.tag = null;
    tell();
    this.#begin(this.#unseen[this.session.seat]);
    if (!this.#stage) this.drawn = null;
  }

  /** Everything that happened before one came, once; what is cut off is asked for again. */
  async loadLog(): Promise<void> {
    const seat = this.session.seat;
    if (this.#whole.has(seat) || this.#asking.has(seat)) return;
    this.#asking.add(seat);
    const told = await historyOf(this.session.id, seat).catch(() => null);
    this.#asking.delete(seat);
    if (!told || this.#left) return;
    this.#whole.add(seat);
    const last = told.at(-1)?.version ?? 0;
    const known = this.logs[seat] ?? [];
    const newer = known.filter((one) => one.version > last);
    const shown = new Map(known.map((one) => [one.version, one])); // the stage knows their events
    const older = told.map((one) => shown.get(one.version) ?? one);
    this.logs = { ...this.logs, [seat]: [...older, ...newer] };
    this.#recall();
  }

  /** Seats of one's own add numbers to the dice by themselves: first a commitment, then the number. */
  async number(): Promise<void> {
    const { table, seats } = this.session;
    this.#changed = this.#adding;
    if (this.#adding || !table || table.status !== "gathering") return;
    if (table.version < this.#added) return; // what was added is on its way back to us
    const held = seats.filter((seat) => table.seats[seat - 1]?.names?.length); // it may be taken away
    this.#adding = true;
    try {
      this.#added = (await addToDice(table, held)).version;
    } catch (wrong) {
      if (wrong instanceof Distrust) this.distrusts = true;
    }
    this.#adding = false;
    if (this.#changed) await this.number();
  }

  /** Let somebody at this screen look and decide. */
  lift(seat: number): void {
    if (seat !== this.session.seat) {
      this.#stage?.stop();
      this.#stage = null;
    }
    this.#curtain.lift(seat);
    void this.loadLog();
  }

  #take(situation: Situation): void {
    if (this.#left) return;
    const { session } = this;
    const { seat } = situation;
    const told = situation.happened ?? [];
    const known = this.logs[seat] ?? [];
    const last = known.at(-1)?.version ?? 0;
    const fresh = told.filter((one) => one.version > last);
    if (fresh.length) this.logs = { ...this.logs, [seat]: [...known, ...fresh] };
    if (fresh.some(({ kind }) => kind === "undo")) this.#recalled = false;
    const before = (session.situations[seat]?.view ?? null) as Json | null;
    const unseen = this.#unseen[seat] ?? { view: before, happened: [], late: [] };
    // Without a picture of before there is nothing to start a motion from.
    if (unseen.view) unseen.late = [...unseen.late, ...fresh];
    else unseen.view = situation.view as Json | null;
    this.#unseen[seat] = unseen;
    if (session.seats.length < 2) this.#see(situation);
    else this.#curtain.wait();
    queueMicrotask(() => {
      this.#after();
      this.#report();
    });
  }

  /** Time that the rules set waits until everything was shown: say so when it was. */
  #report(): void {
    const { session } = this;
    const { hurries, seat, version } = session.situation ?? {};
    if (this.#left || !seat || !version || this.#stage?.moving) return;
    if (version <= this.#said || !isWaiting(hurries?.[seat], session.now)) return;
    this.#said = version;
    void session.haveSeen(seat, version);
  }

  #after(): void {
    if (this.#left) return;
    const { seats, seat } = this.session;
    if (seats.length > 1) this.#curtain.follow();
    else if (!this.#stage) this.#begin(this.#unseen[seat]);
  }

  /** Show what all at this screen may see; whether there is a stage for it. */
  #play(): boolean {
    if (!this.#stage) return false;
    this.#stage.show(null, this.#share(this.session.seats));
    this.#draw();
    return true;
  }

  /** What all were told alike, and now see: it is not shown again to some of them. */
  #share(some: number[]): Happened[] {
    const { seat, seats } = this.session;
    const late = (one: number) => this.#unseen[one]?.late ?? [];
    const all = seats.map(late);
    const { shared } = parted(late(seat), all);
    for (const one of some) {
      const unseen = this.#unseen[one];
      if (!unseen) continue;
      unseen.happened = [...unseen.happened, ...parted(unseen.late, all).rest];
      unseen.late = [];
    }
    return shared;
  }

  /** Show what the seat that one looks from sees now. */
  #show(): void {
    const { seat, situation } = this.session;
    if (!this.#stage) this.#begin(this.#unseen[seat]);
    if (situation) this.#see(situation);
  }

  #see(situation: Situation): void {
    const { seat, view } = situation;
    const unseen = this.#unseen[seat];
    if (this.#stage && view && unseen) {
      delete this.#unseen[seat];
      const happened = [...unseen.happened, ...unseen.late];
      this.#keep(situation, unseen.view, happened);
      this.#stage.show(view as Json, happened);
      if (document.visibilityState === "hidden") this.#stage.skip(); // nobody would see it
      this.#draw(); // what came while something moved is not told yet
    }
    this.#follow(situation);
  }

  #follow(situation: Situation): void {
    const waiting = situation.waiting ?? [];
    if (waiting.some((seat) => !this.together.includes(seat))) this.together = waiting;
    if (!waiting.length) this.together = [];
    const { id } = this.session; // nothing without a name is come back to
    if (id && document.visibilityState === "visible") haveSeen(id, situation.version);
  }

  #begin(unseen?: Unseen): void {
    const view = this.session.situation?.view as Json | null | undefined;
    if (!this.#module || !view) return;
    const from = unseen?.view ?? view;
    delete this.#unseen[this.session.seat];
    const film = this.#kept();
    const stage = new Stage(
      this.#module,
      film?.before ?? from,
      this.session.still,
      () => ({ speed: preferences.speed, reduced: reduced() }),
      () => this.#draw(),
    );
    this.#stage = stage;
    this.#recalled = false;
    if (film) {
      stage.show(film.after, film.happened);
      stage.skip();
    }
    const happened = unseen ? [...unseen.happened, ...unseen.late] : [];
    // What is there already has not come from anywhere.
    if (film || happened.length || from !== view) stage.show(view, happened);
    this.#draw();
  }

  /** Keep a film that begins, for who loads the page again; not where several look in turns. */
  #keep({ seat, version, view }: Situation, before: Json | null, happened: Happened[]): void {
    const { id, seats } = this.session;
    if (!id || seats.length > 1 || !before || !this.#isFilm(happened)) return;
    keepFilm({ table: id, seat, before, happened, after: view as Json, version });
  }

  /** The film that was kept, unless another one has been told since. */
  #kept(): KeptFilm | null {
    const { id, seat, seats } = this.session;
    const film = id && seats.length < 2 ? filmOf(id, seat) : null;
    const since = (this.logs[seat] ?? []).filter(({ version }) => version > (film?.version ?? 0));
    return film && !this.#isFilm(since) ? film : null;
  }

  #isFilm(happened: Happened[]): boolean {
    const events = happened.flatMap((one) => (one.events ?? []).flat());
    return events.some((event) => this.#module?.chapter?.(event) === 1);
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
    this.drawn = drawnNow(stage);
    if (!stage.moving) {
      this.#curtain.fall();
      this.onRest();
    }
    this.#report();
    this.#recall();
  }
}

/** What a stage shows now. */
function drawnNow(stage: Stage<unknown>): Drawn {
  const { model, moving, untold } = stage;
  return { model, moving, untold, playback: shownNow(stage) };
}

/** A film as it stands now: what is drawn changes when this does. */
function shownNow(stage: Stage<unknown>): Playback {
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
