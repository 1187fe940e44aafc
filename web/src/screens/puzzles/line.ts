// A puzzle as a table of one: a line that answers as a server does, from a try that it keeps itself.

import { Refusal } from "../../app/api.ts";
import { PROTOCOL, type Socket } from "../../app/connection.ts";
import type {
  Happened,
  Incoming,
  Outgoing,
  Previewed,
  PuzzleNow,
  PuzzleShown,
  ReasonTold,
  Situation,
} from "../../app/protocol.ts";
import { tableApart } from "../apart.ts";
import { inWords } from "../loading.svelte.ts";

/** What is asked about a puzzle: always with all that was done so far. */
export interface Asking {
  now(actions: string[]): Promise<PuzzleNow>;
  why(actions: string[], action: string): Promise<ReasonTold>;
  preview(actions: string[], then: string[]): Promise<Previewed>;
}

/** What was done, and how it stands then. */
interface Stand {
  actions: string[];
  now: PuzzleNow;
}

type Told = Pick<Happened, "kind" | "action" | "events">;
type Ask = Exclude<Incoming, { type: "hello" }>;

export class PuzzleLine implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  #stands: Stand[] = []; // from the beginning on, one for each thing that can be taken back
  #version = 0;

  /** `changed` hears how the try stands, after whoever plays has. */
  constructor(
    private readonly puzzle: PuzzleShown,
    private readonly asking: Asking,
    private readonly changed: (now: PuzzleNow, actions: string[]) => void,
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Incoming;
    void (frame.type === "hello" ? this.#greet() : this.#answer(frame));
  }

  close(): void {}

  /** Take everything back. */
  again(): void {
    const undone = this.#stands.splice(1);
    this.#tell(...undone.map(() => ({ kind: "undo" })));
  }

  get #stand(): Stand {
    return this.#stands.at(-1) as Stand;
  }

  async #greet(): Promise<void> {
    try {
      this.#stands = [{ actions: [], now: await this.asking.now([]) }];
    } catch (wrong) {
      this.#say(refused("", wrong));
      return;
    }
    const table = tableApart(this.puzzle, this.puzzle.name);
    const { seat } = this.puzzle;
    const now = Date.now() / 1000;
    this.#say({
      type: "welcome",
      protocol: PROTOCOL,
      server: "",
      seats: [seat],
      owner: false,
      now,
      table,
    });
    this.#tell();
  }

  async #answer(frame: Ask): Promise<void> {
    const { id } = frame;
    try {
      if (frame.type === "order") await this.#order(id, frame.question, frame.action);
      else if (frame.type === "undo") this.#undo(id);
      else if (frame.type === "why")
        this.#say({ ...(await this.asking.why(this.#stand.actions, frame.action)), id });
      else if (frame.type === "preview")
        this.#say({ ...(await this.asking.preview(this.#stand.actions, frame.actions ?? [])), id });
    } catch (wrong) {
      this.#say(refused(id, wrong));
    }
  }

  async #order(id: string, question: number, action: string): Promise<void> {
    const before = this.#stand;
    const actions = [...before.actions, action];
    const now = await this.asking.now(actions);
    if (this.#stand !== before) {
      this.#say({ type: "done", id, version: this.#version }); // begun again meanwhile
      return;
    }
    this.#stands.push({ actions, now });
    const { seat } = this.puzzle;
    const situation = this.#situation({ kind: "order", action, events: [now.events] });
    const version = this.#version;
    this.#say({ type: "receipt", id, seat, question, action, version, again: false, situation });
    this.changed(now, actions);
  }

  #undo(id: string): void {
    if (this.#stands.length > 1) this.#stands.pop();
    this.#tell({ kind: "undo" });
    this.#say({ type: "done", id, version: this.#version });
  }

  #tell(...told: Told[]): void {
    this.#say({ type: "situation", situation: this.#situation(...told) });
    this.changed(this.#stand.now, this.#stand.actions);
  }

  #situation(...told: Told[]): Situation {
    this.#version += 1;
    const { seat } = this.puzzle;
    const { now, actions } = this.#stand;
    const version = this.#version;
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

  #say(frame: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

function refused(id: string, wrong: unknown): Outgoing {
  const told = wrong instanceof Refusal ? wrong : null;
  return {
    type: "refused",
    id,
    error: told?.key ?? "server-away",
    clause: told?.clause ?? null,
    params: {},
    text: inWords(wrong),
  };
}
