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

/** A connection that was made, and the lines that it opens. */
function connected() {
  vi.useFakeTimers();
  const lines: Line[] = [];
  const open = () => {
    const line = new Line();
    lines.push(line);
    return line;
  };
  const presence = vi.fn();
  const listener = { heard: vi.fn(), presence, since: () => null, language: () => "en" };
  const connection = new Connection(open, listener);
  connection.start();
  lines[0]?.welcome();
  presence.mockClear();
  return { connection, lines, presence };
}

describe("a connection that was lost", () => {
  it("keeps what is asked while it connects again, and sends it once", async () => {
    const { connection, lines } = connected();
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

describe("a connection that is dead, of which nobody was told", () => {
  it("is given up when nothing is heard although something was asked, which is asked again", () => {
    const { connection, lines, presence } = connected();
    void connection.ask({ type: "undo", seat: 1 });
    vi.advanceTimersByTime(9_000);
    expect(presence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(presence).toHaveBeenCalledWith("away");
    expect(lines).toHaveLength(2);
    lines[1]?.welcome();
    expect(lines[1]?.sent).toEqual(["hello", "undo"]);
    expect(presence).toHaveBeenLastCalledWith("live");
    lines[0]?.onclose?.({ code: 1006 }); // the old one, at last
    expect(presence).toHaveBeenLastCalledWith("live");
  });

  it("is waited for longer, the more often that did not help", () => {
    const { connection, lines } = connected();
    void connection.ask({ type: "undo", seat: 1 });
    vi.advanceTimersByTime(11_000);
    lines[1]?.welcome();
    vi.advanceTimersByTime(19_000);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(2_000);
    expect(lines).toHaveLength(3);
  });

  it("is asked for after some silence, and kept while it answers", () => {
    const { lines } = connected();
    vi.advanceTimersByTime(15_000);
    expect(lines[0]?.sent).toEqual(["hello", "ping"]);
    lines[0]?.onmessage?.({ data: JSON.stringify({ type: "pong", id: "1" }) });
    vi.advanceTimersByTime(14_000);
    expect(lines[0]?.sent).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(2_000);
    expect(lines[0]?.sent).toEqual(["hello", "ping", "ping"]);
    expect(lines).toHaveLength(1);
  });

  it("is asked for at once when somebody looks again", () => {
    const { connection, lines } = connected();
    connection.hurry();
    expect(lines[0]?.sent).toEqual(["hello", "ping"]);
  });

  it("is given up at once when the browser says that the network is gone", async () => {
    const { connection, lines, presence } = connected();
    const answer = expect(connection.ask({ type: "undo", seat: 1 })).resolves.toEqual(DONE);
    connection.lose();
    expect(presence.mock.calls).toEqual([["away"]]);
    connection.lose(); // it is known
    connection.hurry(); // it is back
    expect(lines).toHaveLength(2);
    lines[1]?.welcome();
    expect(lines[1]?.sent).toEqual(["hello", "undo"]);
    lines[1]?.onmessage?.({ data: JSON.stringify(DONE) });
    await answer;
    expect(presence).toHaveBeenLastCalledWith("live");
  });

  it("is not waited for while it connects", () => {
    const { lines } = connected();
    lines[0]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(12_000);
    expect(lines).toHaveLength(3);
  });
});

describe("somebody who speaks another language now", () => {
  it("says hello again; what is asked meanwhile is asked there, and nothing is said to be lost", () => {
    const { connection, lines, presence } = connected();
    connection.greet();
    void connection.ask({ type: "undo", seat: 1 });
    lines[0]?.onclose?.({ code: 1000 });
    lines[1]?.welcome();
    expect(lines[0]?.sent).toEqual(["hello"]);
    expect(lines[1]?.sent).toEqual(["hello", "undo"]);
    expect(presence.mock.calls).toEqual([["live"]]);
  });
});
