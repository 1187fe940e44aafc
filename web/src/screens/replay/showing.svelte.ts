// A film on the page: which line is shown, and how one line leads to the next.

import { NOBODYS } from "../../app/apart.ts";
import { api, type Film } from "../../app/api.ts";
import { preferences } from "../../app/preferences.svelte.ts";
import type { Happened, TableShown } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import { type Json, Stage } from "../../app/stage.ts";
import { reduced } from "../../app/stillness.ts";
import type { GameModule } from "../../games/index.ts";
import { type Drawn, drawnNow } from "../table/playing.svelte.ts";

const PAUSE = 650; // milliseconds between two lines
const DEAD = { send() {}, close() {}, onopen: null, onclose: null, onmessage: null };

export class Showing {
  readonly record: string;
  readonly film: Film;
  /** What happened in each step. */
  readonly happened: Happened[];
  /** A table where nothing can be pressed: boards draw it like any other. */
  readonly session: TableSession;
  at = $state(0);
  /** The last line that the board has shown to its end. */
  ended = $state(0);
  /** Whether somebody jumped to where it is, over whatever is in between. */
  jumped = $state(true);
  playing = $state(false);
  drawn = $state.raw<Drawn | null>(null);
  #module: GameModule | null = null;
  #stage: Stage<unknown> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  step = $derived.by(() => this.film.steps[this.at]);
  view = $derived((this.step?.view ?? {}) as Json);
  last = $derived.by(() => this.film.steps.length - 1);

  constructor(record: string, film: Film, table: TableShown) {
    this.record = record;
    this.film = film;
    this.happened = film.steps.map(({ line, kind, seat, events }) => ({
      version: line,
      kind: kind === "undo" ? "undo" : "order",
      at: 0,
      seat: seat ?? 0,
      events: [events],
    }));
    this.session = new TableSession(record, () => ({ ...DEAD }));
    this.session.table = table;
  }

  use(module: GameModule): void {
    this.#module = module;
    this.go(this.at);
  }

  /** The step of a line in the file, or the nearest before it. */
  find(line: number | null): number {
    if (line === null) return 0;
    const found = this.film.steps.findLastIndex((step) => step.line <= line);
    return Math.max(0, found);
  }

  /** Show a step as it is, without motion. */
  go(at: number): void {
    this.stop();
    this.at = Math.min(this.last, Math.max(0, at));
    this.jumped = true;
    if (!this.#module) return;
    this.#set(this.#module);
    if (this.playing) this.#wait();
  }

  /** Move on by one step, with its motion. */
  forward(): void {
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    if (this.#stage?.paused) this.#stage.skip();
    this.at += 1;
    this.jumped = false;
    const happened = this.happened[this.at];
    if (!this.#module || !happened) return;
    if (!this.#stage || !this.step?.view) {
      this.#set(this.#module);
      return;
    }
    this.#stage.show(this.view, [happened]);
    this.#draw();
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    const stage = this.#stage;
    if (!on) stage?.pause();
    else if (!stage?.paused && this.at >= this.last) this.go(0);
    this.playing = on;
    if (on && stage?.paused) stage.resume();
    else if (on) this.forward();
    if (on && !this.drawn?.moving) this.#wait();
  }

  skip = (): void => this.#stage?.skip();

  stop(): void {
    clearTimeout(this.#timer);
    this.#stage?.stop();
  }

  /** Put the table of this step on the stage; none if it is not known. */
  #set(module: GameModule): void {
    this.#stage = null;
    this.drawn = null;
    this.ended = this.at;
    if (!this.step?.view) return;
    this.#stage = new Stage(
      module,
      this.view,
      this.session.still,
      () => ({ speed: preferences.speed, reduced: reduced() }),
      () => this.#draw(),
    );
    this.#stage.recall(this.#standing());
    this.#draw();
  }

  /** Everything that happened until now and was not taken back. */
  #standing(): Happened[] {
    const until = this.film.steps.slice(0, this.at + 1);
    const undone = new Set(until.flatMap((step) => step.undone));
    return this.happened
      .slice(0, until.length)
      .filter(({ kind, version }) => kind !== "undo" && !undone.has(version));
  }

  #draw(): void {
    const stage = this.#stage;
    if (!stage) return;
    const was = this.drawn?.moving ?? false;
    this.drawn = drawnNow(stage);
    if (!stage.moving) this.ended = this.at;
    if (was && !stage.moving && this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.forward();
      if (!this.drawn?.moving) this.#wait();
    }, PAUSE / preferences.speed);
  }
}

/** The table of a record: as it was played here, or made up from its first line. */
export async function tableOf(record: string, film: Film): Promise<TableShown> {
  const played = film.here ? await api.table(record).catch(() => null) : null;
  if (played) return { ...played, still: film.still ?? played.still };
  const seats = film.header.seats.map((kind, at) => ({
    seat: at + 1,
    kind: kind.startsWith("bot") ? "bot" : "person",
    bot: kind.startsWith("bot:") ? kind.slice(4) : "",
  }));
  const { game, options } = film.header;
  return {
    ...NOBODYS,
    id: record,
    game,
    options,
    status: "over",
    seats,
    still: film.still ?? null,
  };
}
