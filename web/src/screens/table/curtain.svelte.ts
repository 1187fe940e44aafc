// The curtain between several persons at one screen: who may look, and who is to sit down next.

import type { Situation } from "../../app/protocol.ts";
import type { TableSession } from "../../app/session.svelte.ts";
import { begins, secret, toldAlike } from "./alike.ts";

/** The stage behind the curtain. */
interface Behind {
  /** What all were told alike and now see: it is not shown again to some of them. */
  share(some: number[]): void;
  /** Play it before all; whether there is a stage for it. */
  play(): boolean;
  /** Show what the seat that one looks from sees now. */
  show(): void;
  /** Nobody is asked, but it is known who is waited for. */
  cover(now: Situation): void;
  /** A seat has seen everything with another one. */
  forget(seat: number): void;
}

export class Curtain {
  /** The seat that is to sit down next at this screen; 0 if nobody is. */
  seat = $state(0);
  #next = 0; // for whom the curtain stands, or falls when nothing moves
  #looker = 0; // who lifted it last, since everybody could look
  #waited: number[] = [];

  constructor(
    private readonly session: TableSession,
    private readonly behind: Behind,
  ) {}

  /** Let somebody at this screen look and decide. */
  lift(seat: number): void {
    this.session.tag = null;
    this.session.seat = seat;
    this.#looker = seat;
    this.#uncover();
  }

  /** What is on the screen stays until it is known who may look. */
  wait(): void {
    const { session } = this;
    if (session.covered === undefined) session.covered = session.situation;
  }

  /** Nothing moves any more. */
  fall(): void {
    this.seat = this.#next;
  }

  /** Let the right one look, once all at this screen were told of the last step. */
  follow(): void {
    const { session, behind } = this;
    const { seats, situations } = session;
    const now = situations[session.seat];
    if (!now || !toldAlike(seats, situations)) return;
    const next = [session.seat, ...seats].find((seat) => situations[seat]?.question) ?? 0;
    const hidden = next > 0 && secret(next, seats, situations);
    const anew = begins(now, this.#waited);
    this.#waited = now.waiting ?? [];
    if (!next && this.#next && now.status === "paused") this.#cover(now);
    else if (hidden && (next !== this.#looker || anew)) this.#hide(next, now);
    else {
      if (!hidden && next !== this.#looker) this.#looker = 0;
      if (!this.#looker) behind.share(seats.filter((seat) => seat !== session.seat));
      this.#uncover();
      if (!next) return;
      // Nothing is hidden from anybody: the stage goes on as it is.
      session.seat = next;
      behind.forget(next);
    }
  }

  /** Show what all at this screen may see, then let the curtain fall before one of them. */
  #hide(next: number, now: Situation): void {
    this.#looker = 0;
    this.#next = next;
    this.#cover(now);
    if (!this.behind.play()) this.seat = next;
  }

  /** Nothing new is seen, and nobody is asked. */
  #cover(now: Situation): void {
    const { view = null, version = 0 } = this.session.situation ?? {};
    this.session.covered = { ...now, view, version, question: null, undo: false };
    this.behind.cover(now);
  }

  #uncover(): void {
    this.seat = 0;
    this.#next = 0;
    this.session.covered = undefined;
    this.behind.show();
  }
}
