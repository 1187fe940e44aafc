// A live connection to one table that comes back by itself and loses nothing.

import type { Incoming, Outgoing } from "./protocol.ts";
import { busy, busyDuring } from "./settled.ts";

export const PROTOCOL = 2;
export type Presence = "connecting" | "live" | "away" | "closed";

const FIRST_WAIT = 400; // milliseconds before the first new try
const LONGEST_WAIT = 8000;
const SILENCE = 15_000; // milliseconds after which the server is asked whether it is still there
const PATIENCE = 10_000; // milliseconds without a word, while something is awaited
const MOST_PATIENCE = 80_000; // with a server that may only be slow
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
  #listening: ReturnType<typeof setTimeout> | undefined;
  #patience = PATIENCE;
  #number = 0;
  #wasLive = false;
  #isLive = false; // not while it connects: a socket takes nothing then
  #arrived = () => {}; // the first word is heard, or nobody waits for it any more
  #over = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
  ) {}

  start(): void {
    if (this.#over) return;
    this.listener.presence(this.#wasLive ? "away" : "connecting");
    this.#connect();
  }

  #connect(): void {
    this.#arrived();
    this.#arrived = busy();
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
    this.#listen();
  }

  stop(): void {
    this.#over = true;
    this.#arrived();
    clearTimeout(this.#timer);
    clearTimeout(this.#listening);
    this.#socket?.close();
  }

  /** Try now: the browser says that the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#over) return;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.start();
    } else if (!this.#awaits) void this.ask({ type: "ping" });
  }

  /** The browser says that the network is gone: nobody has to wait for a silence to notice it. */
  lose(): void {
    const socket = this.#socket;
    if (socket === null || this.#over) return;
    this.#closed(socket, 0);
    socket.close();
  }

  /** Say hello again: somebody speaks another language now. */
  greet(): void {
    const socket = this.#socket;
    if (socket === null || this.#over) return;
    this.#isLive = false;
    this.#connect();
    socket.close();
  }

  /** Send something and wait for its answer, however often the connection is lost. */
  ask(question: Question): Promise<Outgoing> {
    this.#number += 1;
    const frame = { ...question, id: `${this.#number}` } as Incoming;
    const answer = new Promise<Outgoing>((settle) => {
      this.#asked.set(`${this.#number}`, { frame, settle });
      if (!this.#isLive) return;
      this.#socket?.send(JSON.stringify(frame));
      if (this.#asked.size === 1) this.#listen();
    });
    return busyDuring(answer);
  }

  get #awaits(): boolean {
    return !this.#isLive || this.#asked.size > 0;
  }

  /**
   * A connection can be dead without anybody being told. After some silence the server is asked;
   * where nothing at all is heard although something is awaited, another connection is made.
   */
  #listen(): void {
    clearTimeout(this.#listening);
    const late = () => {
      const socket = this.#socket;
      if (!this.#awaits) void this.ask({ type: "ping" });
      else if (socket) {
        this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
        this.#closed(socket, 0);
        socket.close();
      }
    };
    this.#listening = setTimeout(late, this.#awaits ? this.#patience : SILENCE);
  }

  #heard(socket: Socket, frame: Outgoing): void {
    if (socket !== this.#socket) return;
    if (frame.type === "welcome") {
      this.#wasLive = true;
      this.#isLive = true;
      this.#arrived();
      this.#wait = FIRST_WAIT;
      this.listener.presence("live");
      for (const { frame: asked } of this.#asked.values()) socket.send(JSON.stringify(asked));
    }
    this.listener.heard(frame);
    const id = "id" in frame ? (frame.id ?? "") : "";
    const asked = this.#asked.get(id);
    if (asked) {
      this.#asked.delete(id);
      this.#patience = PATIENCE;
      asked.settle(frame);
    }
    this.#listen();
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#isLive = false;
    clearTimeout(this.#listening);
    if (this.#over || code === REFUSED) {
      this.#over = true;
      this.#arrived();
      this.listener.presence("closed");
      return;
    }
    this.listener.presence("away");
    this.#timer = setTimeout(() => this.start(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
