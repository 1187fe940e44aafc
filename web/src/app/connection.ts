// A live connection to one table that comes back by itself and loses nothing.

import type { Incoming, Outgoing } from "./protocol.ts";

export const PROTOCOL = 1;
export type Presence = "connecting" | "live" | "away" | "closed";

const FIRST_WAIT = 400; // milliseconds before the first new try
const LONGEST_WAIT = 8000;
const REFUSED = 1008; // the server does not want us: trying again would not help

type Asked = { frame: Incoming; settle: (answer: Outgoing) => void };
type Asking = Exclude<Incoming, { type: "hello" }>;
export type Question = Asking extends infer One
  ? One extends Asking
    ? Omit<One, "id">
    : never
  : never;

/** What a connection needs of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Listener {
  heard(frame: Outgoing): void;
  presence(now: Presence): void;
  /** The last version that was seen, to be told the rest after coming back. */
  since(): number | null;
  language(): string;
}

/**
 * Questions that were sent and not answered are sent again after coming back: an order that was
 * taken before gets its receipt again, so that nothing happens twice.
 */
export class Connection {
  #socket: Socket | null = null;
  #asked = new Map<string, Asked>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #wasLive = false;
  #isLive = false; // not while it connects: a socket takes nothing then
  #over = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
  ) {}

  start(): void {
    if (this.#over) return;
    this.listener.presence(this.#wasLive ? "away" : "connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Incoming = {
        type: "hello",
        protocol: PROTOCOL,
        language: this.listener.language(),
        since: this.listener.since(),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#heard(socket, JSON.parse(event.data) as Outgoing);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try now: the browser says that the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#socket === null && !this.#over) {
      clearTimeout(this.#timer);
      this.start();
    }
  }

  /** Send something and wait for its answer, however often the connection is lost. */
  ask(question: Question): Promise<Outgoing> {
    this.#number += 1;
    const frame = { ...question, id: `${this.#number}` } as Incoming;
    return new Promise((settle) => {
      this.#asked.set(`${this.#number}`, { frame, settle });
      if (this.#isLive) this.#socket?.send(JSON.stringify(frame));
    });
  }

  #heard(socket: Socket, frame: Outgoing): void {
    if (socket !== this.#socket) return;
    if (frame.type === "welcome") {
      this.#wasLive = true;
      this.#isLive = true;
      this.#wait = FIRST_WAIT;
      this.listener.presence("live");
      for (const { frame: asked } of this.#asked.values()) socket.send(JSON.stringify(asked));
    }
    this.listener.heard(frame);
    const id = "id" in frame ? (frame.id ?? "") : "";
    const asked = this.#asked.get(id);
    if (asked) {
      this.#asked.delete(id);
      asked.settle(frame);
    }
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#isLive = false;
    if (this.#over || code === REFUSED) {
      this.#over = true;
      this.listener.presence("closed");
      return;
    }
    this.listener.presence("away");
    this.#timer = setTimeout(() => this.start(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
