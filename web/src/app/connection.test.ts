import { afterEach, describe, expect, it, vi } from "vitest";
import { Connection, type Socket } from "./connection.ts";

const DONE = { type: "done", id: "1", version: 1 };

/** A socket that takes nothing before it is open, as those of browsers. */
class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  readonly sent: string[] = [];
  #open = false;

  send(text: string): void {
    if (!this.#open) throw new Error("still connecting");
    this.sent.push(JSON.parse(text).type);
  }

  close(): void {}

  /** It is open, and the server answers. */
  welcome(): void {
    this.#open = true;
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: "welcome" }) });
  }
}

afterEach(() => vi.useRealTimers());

describe("a connection that was lost", () => {
  it("keeps what is asked while it connects again, and sends it once", async () => {
    vi.useFakeTimers();
    const lines: Line[] = [];
    const open = () => {
      const line = new Line();
      lines.push(line);
      return line;
    };
    const listener = { heard: vi.fn(), presence: vi.fn(), since: () => null, language: () => "en" };
    const connection = new Connection(open, listener);
    connection.start();
    lines[0]?.welcome();
    lines[0]?.onclose?.({ code: 1006 });
    vi.runOnlyPendingTimers();
    expect(lines).toHaveLength(2);
    const answer = expect(connection.ask({ type: "undo", seat: 1 })).resolves.toEqual(DONE);
    expect(lines[1]?.sent).toEqual([]);
    lines[1]?.welcome();
    expect(lines[1]?.sent).toEqual(["hello", "undo"]);
    lines[1]?.onmessage?.({ data: JSON.stringify(DONE) });
    await answer;
  });
});
