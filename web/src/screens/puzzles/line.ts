// A puzzle as a table of one: a line that answers as a server does, from a try that outlives it.

import { LineApart, type Sent, tableApart } from "../../app/apart.ts";
import { Refusal } from "../../app/api.ts";
import type {
  Happened,
  Outgoing,
  Previewed,
  PuzzleNow,
  PuzzleShown,
  ReasonTold,
  Situation,
} from "../../app/protocol.ts";
import type { Attempt } from "./attempt.ts";

/** What is asked about a puzzle: always with all that was done so far. */
export interface Asking {
  now(actions: string[]): Promise<PuzzleNow>;
  why(actions: string[], action: string): Promise<ReasonTold>;
  preview(actions: string[], then: string[]): Promise<Previewed>;
}

const LOST = 1006; // as a browser says it of a connection that broke
/** The puzzle is another one than it was: what was done there cannot be done any more. */
const OUTDATED = /^(reason-|unknown-action$|puzzles-over$)/;
const CLOSED = { error: "reason-question-closed", clause: null, params: {}, text: "" };

type Told = Pick<Happened, "kind" | "action" | "events">;

export class PuzzleLine extends LineApart {
  /** `changed` hears how the try stands, after whoever plays has. */
  constructor(
    private readonly puzzle: PuzzleShown,
    private readonly asking: Asking,
    private readonly attempt: Attempt,
    private readonly changed: (now: PuzzleNow, actions: string[]) => void,
  ) {
    super();
  }

  /** Take everything back. */
  again(): void {
    const undone = this.attempt.actions;
    this.attempt.keep(0);
    this.#tell(...undone.map(() => ({ kind: "undo" })));
  }

  protected greet(): void {
    const welcomed = this.#catchUp().then(() => {
      if (this.closed) return;
      this.welcome(tableApart(this.puzzle, this.puzzle.name), [this.puzzle.seat]);
      this.#tell();
    });
    welcomed.catch((wrong) => this.#fail("", wrong));
  }

  protected answer(frame: Sent): void {
    this.#answer(frame).catch((wrong) => this.#fail(frame.id, wrong));
  }

  /** Ask how the try stands, also how it began; begin again if it does not fit the puzzle any more. */
  async #catchUp(): Promise<void> {
    const { attempt } = this;
    const { actions } = attempt;
    if (!actions.length || !attempt.stand(0)) attempt.learn(0, await this.asking.now([]));
    if (!actions.length) return;
    try {
      const now = await this.asking.now(actions);
      if (attempt.actions === actions) attempt.learn(actions.length, now);
    } catch (wrong) {
      if (!(wrong instanceof Refusal && OUTDATED.test(wrong.key))) throw wrong;
      attempt.keep(0);
    }
  }

  async #answer(frame: Sent): Promise<void> {
    const { id } = frame;
    const { actions } = this.attempt;
    if (frame.type === "order") await this.#order(id, frame.question, frame.action);
    else if (frame.type === "undo") await this.#undo(id);
    else if (frame.type === "why")
      this.say({ ...(await this.asking.why(actions, frame.action)), id });
    else if (frame.type === "preview")
      this.say({ ...(await this.asking.preview(actions, frame.actions ?? [])), id });
    else this.#done(id); // nobody else is here to agree or to hint
  }

  async #order(id: string, question: number, action: string): Promise<void> {
    const { attempt } = this;
    const before = attempt.actions;
    if (question !== attempt.stand()?.question?.number) {
      this.say({ type: "refused", id, ...CLOSED });
      return;
    }
    const now = await this.asking.now([...before, action]);
    if (this.closed) return;
    if (attempt.actions !== before) {
      this.#done(id); // begun again meanwhile
      return;
    }
    attempt.do(action, now);
    const { seat } = this.puzzle;
    const situation = this.#situation({ kind: "order", action, events: [now.events] });
    const { version } = attempt;
    this.say({ type: "receipt", id, seat, question, action, version, again: false, situation });
    this.changed(now, attempt.actions);
  }

  async #undo(id: string): Promise<void> {
    const { attempt } = this;
    const before = attempt.actions;
    const count = Math.max(0, before.length - 1);
    if (!attempt.stand(count)) {
      const now = await this.asking.now(before.slice(0, count));
      if (this.closed) return;
      if (attempt.actions === before) attempt.learn(count, now);
    }
    if (attempt.actions === before) {
      attempt.keep(count);
      this.#tell({ kind: "undo" });
    }
    this.#done(id);
  }

  #tell(...told: Told[]): void {
    this.say({ type: "situation", situation: this.#situation(...told) });
    this.changed(this.#now, this.attempt.actions);
  }

  get #now(): PuzzleNow {
    return this.attempt.stand() as PuzzleNow; // it was asked for before anything is told
  }

  #situation(...told: Told[]): Situation {
    this.attempt.version += 1;
    const { seat } = this.puzzle;
    const { actions, version } = this.attempt;
    const now = this.#now;
    const situation: Situation = {
      seat,
      version,
      status: now.question ? "playing" : "over",
      view: now.view,
      happened: told.map((one) => ({ version, at: 0, seat, ...one })),
      waiting: now.question ? [seat] : [],
      undo: actions.length > 0,
    };
    return now.question ? { ...situation, question: now.question } : situation;
  }

  #done(id: string): void {
    this.say({ type: "done", id, version: this.attempt.version });
  }

  /** What was refused is said; where nobody answered, the connection is lost. */
  #fail(id: string, wrong: unknown): void {
    if (this.closed) return;
    if (wrong instanceof Refusal && wrong.key !== "server-away") {
      this.say(refused(id, wrong));
      return;
    }
    this.closed = true;
    this.onclose?.({ code: LOST });
  }
}

function refused(id: string, wrong: Refusal): Outgoing {
  const { key, clause, message } = wrong;
  return { type: "refused", id, error: key, clause, params: {}, text: message };
}
