// A table that no server holds: one seat is somebody's, bots would sit at the others. Its line
// answers a connection as a server does.

import { PROTOCOL, type Socket } from "./connection.ts";
import type { Incoming, Outgoing, TableShown } from "./protocol.ts";
import type { Json } from "./stage.ts";

export interface Apart {
  game: string;
  seat: number;
  seats: number;
  still: Json;
}

/** What is told of a table that nobody has agreed on anything for. */
export const NOBODYS = {
  options: {},
  version: 0,
  waiting: [],
  clock: {},
  spectators: {},
  hints: false,
  commitment: "",
  dice: 2,
  revealing: false,
  start: "",
  proposals: {},
  after: "",
  next: "",
};

/** The table as a session is told of it; without a name, boards take one step at a time. */
export function tableApart({ game, seat, seats, still }: Apart, id = ""): TableShown {
  const everybody = Array.from({ length: seats }, (_, at) => ({
    seat: at + 1,
    kind: at + 1 === seat ? "person" : "bot",
    bot: at + 1 === seat ? "" : "greedy",
  }));
  return { ...NOBODYS, id, game, status: "playing", seats: everybody, still };
}

/** What was sent, besides the greeting. */
export type Sent = Exclude<Incoming, { type: "hello" }>;

export abstract class LineApart implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  /** Nothing that is still under way counts: whoever connects again asks for it again. */
  protected closed = false;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Incoming;
    if (frame.type === "hello") this.greet();
    else if (frame.type === "ping") this.say({ type: "pong", id: frame.id });
    else this.answer(frame);
  }

  close(): void {
    this.closed = true;
  }

  /** Welcome whoever connects, and tell how everything stands. */
  protected abstract greet(): void;

  protected abstract answer(frame: Sent): void;

  protected welcome(table: TableShown, seats: number[]): void {
    const now = Date.now() / 1000;
    const known = { protocol: PROTOCOL, server: "", owner: false, now };
    this.say({ type: "welcome", ...known, seats, table });
  }

  protected say(frame: Outgoing): void {
    if (!this.closed) this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
