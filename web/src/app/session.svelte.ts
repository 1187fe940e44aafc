// One table seen live: what each of one's seats sees, what it is asked, and what can be said back.

import { Connection, type Presence, type Socket } from "./connection.ts";
import { preferences } from "./preferences.svelte.ts";
import type {
  Choice,
  HintReason,
  Outgoing,
  Previewed,
  Reason,
  Refused,
  Situation,
  TableShown,
} from "./protocol.ts";
import { sending } from "./sending.svelte.ts";
import type { Json } from "./stage.ts";

const NOTHING: Json = {};
const GRACE = 600; // milliseconds in which a press still meant what just stopped glowing
const CLOSED = "reason-question-closed";

/** Why something cannot be done, and where on the page it was tried. */
export interface Tagged {
  action: string;
  text: string;
  clause: string;
  element: Element | null;
}

/** What a good bot would do. */
export interface HintShown {
  seat: number;
  question: number;
  action: string;
  why?: HintReason | null | undefined;
}

/** An action that would end one's turn: nobody knows of it until somebody says that they are done. */
interface Held {
  seat: number;
  question: number;
  action: string;
}

export class TableSession {
  readonly id: string;
  table = $state.raw<TableShown | null>(null);
  presence = $state<Presence>("connecting");
  seats = $state.raw<number[]>([]);
  owner = $state(false);
  /** The seat one looks from; 0 watches. With several seats of one's own, the one behind the curtain. */
  seat = $state(0);
  situations = $state.raw<Record<number, Situation>>({});
  /** What is shown in place of the seat's situation, where others look too. */
  covered = $state.raw<Situation | null | undefined>();
  tag = $state.raw<Tagged | null>(null);
  hint = $state.raw<HintShown | null>(null);
  closed = $state.raw<Refused | null>(null);
  /** Whether one had a seat here, and it was taken away. */
  removed = $state(false);
  /** The action that is on its way to the server; empty if none is. */
  sending = $state("");
  /** Whether an action waits for *Done* if it would end one's turn. */
  confirms: (action: string) => boolean = () => false;
  #held = $state.raw<Held | null>(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  /** Called with every new situation of a seat, before it is the current one. */
  onSituation: (situation: Situation) => void = () => {};
  /** What somebody has decided beforehand about the question of a situation; empty if nothing. */
  decided: (situation: Situation) => string = () => "";
  #connection: Connection;
  #decided = ""; // the question that was answered last as decided beforehand
  #said = new Set<string>(); // on its way to the server, besides orders
  #glowed = new Map<string, number>(); // when an action was last seen to glow

  /** What never changes at this table, to be drawn. */
  still = $derived<Json>((this.table?.still as Json | null | undefined) ?? NOTHING);
  situation = $derived<Situation | null>(
    this.covered === undefined ? (this.situations[this.seat] ?? null) : this.covered,
  );
  question = $derived(this.situation?.question ?? null);
  status = $derived(this.situation?.status ?? this.table?.status ?? "gathering");
  #choices = $derived(new Map((this.question?.choices ?? []).map((one) => [one.action, one])));
  #refused = $derived(
    new Map((this.question?.refused ?? []).map((one) => [one.action, one.reason])),
  );

  /** The choice that waits for *Done*, as long as its question is open. */
  held = $derived.by(() => {
    const { seat, question, action = "" } = this.#held ?? {};
    const open = seat === this.seat && question === this.question?.number;
    return open ? this.#choices.get(action) : undefined;
  });

  /** What time it is for the clocks. */
  get now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  constructor(id: string, open: () => Socket = () => openSocket(id)) {
    this.id = id;
    this.#connection = new Connection(open, {
      heard: (frame) => this.#heard(frame),
      presence: (now) => {
        this.presence = now;
      },
      since: () => {
        const versions = Object.values(this.situations).map((one) => one.version);
        return versions.length ? Math.min(...versions) : (preferences.seen[id] ?? null);
      },
      language: () => preferences.language,
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  lose(): void {
    this.#connection.lose();
  }

  /** Whoever speaks another language now is answered in it. */
  greet(): void {
    this.tag = null;
    this.#connection.greet();
  }

  choice(action: string): Choice | undefined {
    return this.held || !this.leadsOn(action) ? undefined : this.#choices.get(action);
  }

  /** Whether a choice counts; a lesson takes only some. */
  protected leadsOn(_action: string): boolean {
    return true;
  }

  refused(action: string): Reason | undefined {
    return this.#refused.get(action);
  }

  name(seat: number): string {
    return this.table?.seats[seat - 1]?.names?.[0] ?? "";
  }

  /** Do it if it can be done, else ask why not and hang the tag there. */
  async press(action: string, element: Element | null = null): Promise<void> {
    if (this.#choices.has(action) && this.leadsOn(action)) await this.order(action);
    else await this.why(action, element);
  }

  async order(action: string): Promise<void> {
    const question = this.question;
    if (question === null || this.sending || !this.leadsOn(action)) return;
    const { seat } = this;
    this.tag = null;
    this.hint = null;
    this.#held = null;
    this.sending = action;
    if (this.confirms(action) && (await this.#ends(action))) {
      this.sending = "";
      this.#held = { seat, question: question.number, action };
      return;
    }
    await this.#send(action, seat, question.number);
  }

  /** Do what was held back. */
  done = async (): Promise<void> => {
    const { held, seat, question } = this;
    if (!held || !question || this.sending) return;
    this.#held = null;
    this.sending = held.action;
    await this.#send(held.action, seat, question.number);
  };

  async #ends(action: string): Promise<boolean> {
    const asked = this.#connection.ask({
      type: "preview",
      seat: this.seat,
      actions: [action],
      ends: true,
    });
    const answer = await sending.during(asked);
    return answer.type === "preview" && answer.ends === true;
  }

  async #send(action: string, seat: number, question: number): Promise<void> {
    const answer = await sending.during(
      this.#connection.ask({ type: "order", seat, question, action }),
    );
    this.sending = "";
    if (answer.type !== "refused" || answer.error === CLOSED) return;
    if (this.question?.number === question) this.#hang(answer, action, null);
  }

  /** Answer what somebody has decided beforehand, also in situations that are known already. */
  decide(): void {
    const all = Object.entries(this.situations);
    this.situations = Object.fromEntries(all.map(([seat, one]) => [seat, this.#answered(one)]));
  }

  /** The situation without its question, if that was decided beforehand: it is answered at once. */
  #answered(situation: Situation): Situation {
    const { seat, question } = situation;
    const answered = { ...situation, question: null };
    if (!question) return situation;
    const { choices, number } = question;
    if (this.#decided === `${seat} ${number}`) return answered; // and on its way
    const action = this.decided(situation);
    if (!choices.some((one) => one.action === action)) return situation;
    this.#decided = `${seat} ${number}`;
    void this.#connection.ask({ type: "order", seat, question: number, action }).then((answer) => {
      if (answer.type !== "refused" || answer.error === CLOSED) return;
      this.#decided = ""; // by hand, then
      const now = this.situations[seat];
      if (now?.version === situation.version)
        this.situations = { ...this.situations, [seat]: situation };
    });
    return answered;
  }

  /** Why something cannot be done, without hanging a tag; null if it can. */
  async reason(action: string): Promise<{ text: string; clause: string } | null> {
    if (!this.seat) return null;
    const answer = await this.#connection.ask({ type: "why", seat: this.seat, action });
    if (answer.type !== "reason" || !answer.reason) return null;
    return { text: answer.text, clause: answer.reason.clause };
  }

  /** Hang the reason there, unless the action just stopped glowing or the question has changed. */
  async why(action: string, element: Element | null = null): Promise<void> {
    if (!this.seat || this.justGlowed(action)) return;
    const asked = this.question?.number;
    const answer = await this.#connection.ask({ type: "why", seat: this.seat, action });
    if (this.question?.number !== asked) return;
    if (answer.type === "refused") this.#hang(answer, action, element);
    else if (answer.type === "reason" && answer.reason) {
      this.tag = { action, text: answer.text, clause: answer.reason.clause, element };
    }
  }

  /** What would come of some actions; with `odds`, also how likely what chance decides would be. */
  async preview(actions: string[], odds = false): Promise<Previewed | null> {
    const answer = await this.#connection.ask({ type: "preview", seat: this.seat, actions, odds });
    return answer.type === "preview" ? answer : null;
  }

  /** What would come of what this seat has decided so far, as far as its game can foresee it. */
  async foresee(): Promise<Previewed | null> {
    const answer = await this.#connection.ask({
      type: "preview",
      seat: this.seat,
      foresee: true,
    });
    return answer.type === "preview" ? answer : null;
  }

  /** Say that a seat was shown everything up to a version: time that the rules set waits for it. */
  async haveSeen(seat: number, version: number): Promise<void> {
    await this.#connection.ask({ type: "seen", seat, version });
  }

  /** Take something back: first what was only held. */
  undo = async (): Promise<void> => {
    if (this.held) this.#held = null;
    else await this.#say({ type: "undo", seat: this.seat });
  };
  askHint = () => this.#say({ type: "hint", seat: this.seat });
  propose = (what: string) => this.#say({ type: "propose", seat: this.seat, what });
  decline = (what: string) => this.#say({ type: "decline", seat: this.seat, what });
  resume = () => this.#say({ type: "resume", seat: this.seat });
  leave = () => this.#say({ type: "leave", seat: this.seat });
  comeBack = () => this.#say({ type: "return", seat: this.seat });

  /** Say something; what is said again before there is an answer is said once. */
  async #say(question: Parameters<Connection["ask"]>[0]): Promise<void> {
    const key = JSON.stringify(question);
    if (this.#said.has(key)) return;
    this.#said.add(key);
    const answer = await sending.during(this.#connection.ask(question));
    this.#said.delete(key);
    if (answer.type === "refused") this.#hang(answer, "", null);
  }

  #hang(refused: Refused, action: string, element: Element | null): void {
    this.tag = { action, text: refused.text, clause: refused.clause ?? "", element };
  }

  #heard(frame: Outgoing): void {
    switch (frame.type) {
      case "welcome":
        this.#describe(frame.table);
        this.removed = !frame.seats.length && (this.removed || this.seats.length > 0);
        this.seats = frame.seats;
        this.owner = frame.owner;
        this.ahead = frame.now - Date.now() / 1000;
        if (!frame.seats.includes(this.seat)) this.seat = frame.seats[0] ?? 0;
        break;
      case "table":
        this.#describe(frame.table);
        break;
      case "situation":
      case "receipt":
        this.#take(frame.situation);
        break;
      case "hint":
        if (frame.action || frame.seat !== this.seat) {
          const { seat, question, action, why = null } = frame;
          this.hint = { seat, question, action, why };
        }
        break;
      case "refused":
        if (frame.id) break;
        this.closed = frame;
        // Where nobody may watch, a table is not there for whoever has no seat.
        if (frame.error === "table-missing" && this.seats.length) this.removed = true;
        break;
      default:
    }
  }

  /** What never changes comes with the first description alone. */
  #describe(table: TableShown): void {
    this.table = { ...table, still: this.table?.still ?? table.still };
  }

  /** Remember what glows now, because it is about to change. */
  protected remember(actions: Iterable<string> = this.#choices.keys()): void {
    const now = performance.now();
    for (const action of actions) if (this.leadsOn(action)) this.#glowed.set(action, now);
  }

  /** Whether a press may still have been meant for a choice that was there a moment ago. */
  protected justGlowed(action: string): boolean {
    return performance.now() - (this.#glowed.get(action) ?? Number.NEGATIVE_INFINITY) < GRACE;
  }

  #take(situation: Situation): void {
    const before = this.situations[situation.seat];
    if (before && before.version > situation.version) return;
    if (situation.seat === this.seat) {
      this.remember();
      if (before?.question?.number !== situation.question?.number) this.tag = null;
    }
    const shown = this.#answered(situation);
    this.onSituation(shown);
    this.situations = { ...this.situations, [shown.seat]: shown };
    if (this.hint && this.hint.question !== shown.question?.number) this.hint = null;
  }
}

function openSocket(id: string): Socket {
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  const where = `${scheme}://${window.location.host}/api/tables/${encodeURIComponent(id)}/live`;
  return new WebSocket(where) as unknown as Socket;
}
