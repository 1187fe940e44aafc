// A puzzle on the page: the try, its stars, and the solution step by step.

import { api } from "../../app/api.ts";
import type { PuzzleNow, PuzzleShown } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import { Playing } from "../table/playing.svelte.ts";
import { Attempt } from "./attempt.ts";
import { PuzzleLine } from "./line.ts";
import { keepTry, triedIn } from "./tries.ts";
import { won } from "./won.svelte.ts";

export class Solving {
  readonly puzzle: PuzzleShown;
  readonly session: PuzzleSession;
  readonly playing: Playing;
  now = $state.raw<PuzzleNow | null>(null);
  /** How many things were done in this try. */
  done = $state(0);
  /** The solution, while it is shown. */
  shown = $state.raw<string[] | null>(null);
  /** What the solution does next; nothing if it is not shown, or to its end. */
  next = $derived(this.shown?.[this.done] ?? "");
  #line!: PuzzleLine;
  readonly #attempt: Attempt;
  #left: string[] = []; // what was done before the solution was shown

  constructor(puzzle: PuzzleShown) {
    const { game, name } = puzzle;
    this.puzzle = puzzle;
    const asking = {
      now: (actions: string[]) => api.tryPuzzle(game, name, actions),
      why: (actions: string[], action: string) => api.whyInPuzzle(game, name, actions, action),
      preview: (actions: string[], then: string[]) => api.previewPuzzle(game, name, actions, then),
    };
    this.#attempt = new Attempt(triedIn(game, name));
    const take = (now: PuzzleNow, actions: string[]) => this.#take(now, actions);
    this.session = new PuzzleSession(() => {
      this.#line = new PuzzleLine(puzzle, asking, this.#attempt, take);
      return this.#line;
    });
    this.playing = new Playing(this.session);
  }

  get moving(): boolean {
    return this.playing.drawn?.moving ?? false;
  }

  again(): void {
    this.playing.skip();
    this.session.tag = null;
    this.#line.again();
    this.playing.logs = {};
  }

  /** Show the solution from its beginning. */
  async show(): Promise<void> {
    const { game, name } = this.puzzle;
    const { actions } = await api.solution(game, name);
    this.#left = this.now?.question ? this.#attempt.actions : [];
    this.shown = actions;
    this.again();
  }

  /** Do what the solution does next. */
  async step(): Promise<void> {
    if (this.moving) this.playing.skip();
    else if (this.next) await this.session.order(this.next);
  }

  async stepBack(): Promise<void> {
    if (!this.moving && this.done) await this.session.undo();
  }

  /** Back to one's own try; from the beginning if it was over. */
  hide(): void {
    this.shown = null;
    if (!this.#left.length) {
      this.again();
      return;
    }
    this.playing.skip();
    this.#attempt.resume(this.#left);
    this.session.greet();
    this.playing.logs = {};
  }

  #take(now: PuzzleNow, actions: string[]): void {
    this.now = now;
    this.done = actions.length;
    const { session, next } = this;
    session.only = this.shown ? next : null;
    const question = session.question?.number ?? 0;
    session.hint = next ? { seat: session.seat, question, action: next } : null;
    if (this.shown) return;
    keepTry(this.puzzle.game, this.puzzle.name, actions);
    won.keep(this.puzzle.game, this.puzzle.name, now.reached);
  }
}

/** Boards press on it like on any table; while a solution is shown, only its next step counts. */
class PuzzleSession extends TableSession {
  only = $state.raw<string | null>(null);

  constructor(open: () => PuzzleLine) {
    super("", open);
  }

  protected override leadsOn(action: string): boolean {
    return this.only === null || this.only === action;
  }

  override refused(action: string) {
    return this.only === null ? super.refused(action) : undefined;
  }

  override async why(action: string, element: Element | null = null): Promise<void> {
    if (this.only === null) await super.why(action, element);
  }
}
