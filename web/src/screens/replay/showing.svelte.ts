// A film on the page: which line is shown, and how one line leads to the next.

import { NOBODYS } from "../../app/apart.ts";
import { api, type Film } from "../../app/api.ts";
import { preferences } from "../../app/preferences.svelte.ts";
import type { TableShown } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import { Playing } from "../table/playing.svelte.ts";
import { FilmLine } from "./line.ts";

const PAUSE = 650; // milliseconds between two lines

export class Showing {
  readonly record: string;
  readonly film: Film;
  readonly playing: Playing;
  at = $state(0);
  /** The last line that the board has shown to its end. */
  ended = $state(0);
  /** Whether somebody jumped to where it is, over whatever is in between. */
  jumped = $state(true);
  /** Whether one line leads to the next by itself. */
  running = $state(false);
  #line!: FilmLine;
  #timer: ReturnType<typeof setTimeout> | undefined;

  step = $derived.by(() => this.film.steps[this.at]);
  last = $derived.by(() => this.film.steps.length - 1);

  constructor(record: string, film: Film, table: TableShown) {
    this.record = record;
    this.film = film;
    const session = new TableSession("", () => {
      this.#line = new FilmLine(film, table, () => this.at);
      return this.#line;
    });
    this.playing = new Playing(session);
    this.playing.onRest = () => {
      this.ended = this.at;
      if (this.running) this.#wait();
    };
  }

  /** The step of a line in the file, or the nearest before it. */
  find(line: number | null): number {
    if (line === null) return 0;
    const found = this.film.steps.findLastIndex((step) => step.line <= line);
    return Math.max(0, found);
  }

  /** Show a step as it is, without motion. */
  go(at: number): void {
    clearTimeout(this.#timer);
    this.at = Math.min(this.last, Math.max(0, at));
    this.jumped = true;
    this.#cut();
  }

  /** Move on by one step, with its motion. */
  forward(): void {
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    const { drawn } = this.playing;
    if (drawn?.playback.paused) this.playing.skip();
    this.at += 1;
    this.jumped = false;
    if (drawn && this.step?.view) this.#line.tellOne();
    else this.#cut();
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    const playback = this.playing.drawn?.playback;
    if (!on) playback?.pause();
    else if (!playback?.paused && this.at >= this.last) this.go(0);
    this.running = on;
    if (on && playback?.paused) playback.resume();
    else if (on) this.forward();
    if (on && !this.playing.drawn?.moving) this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Put the table of this step on the stage; none if it is not known. */
  #cut(): void {
    this.playing.cut(() => this.#line.tell());
    if (!this.playing.drawn) this.ended = this.at;
    if (this.running && !this.playing.drawn) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.running) return;
      this.forward();
      if (!this.playing.drawn?.moving) this.#wait();
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
