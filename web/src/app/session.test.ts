import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOBODYS } from "./apart.ts";
import type { Socket } from "./connection.ts";
import type { TableShown } from "./protocol.ts";
import { TableSession } from "./session.svelte.ts";

const table: TableShown = {
  ...NOBODYS,
  id: "t",
  game: "g",
  status: "playing",
  seats: [],
  still: { floor: ["A1"] },
};

interface Sent {
  id: string;
  type: string;
}

function begin() {
  const sent: Sent[] = [];
  const send = (text: string) => void sent.push(JSON.parse(text));
  const socket: Socket = { send, close() {}, onopen: null, onclose: null, onmessage: null };
  const session = new TableSession("t", () => socket);
  session.start();
  const says = (frame: object) => socket.onmessage?.({ data: JSON.stringify(frame) });
  return { session, says, sent };
}
const welcome = {
  type: "welcome",
  protocol: 2,
  server: "",
  seats: [1],
  owner: true,
  now: 0,
  table,
};

describe("a table seen live", () => {
  it("keeps what never changes, which is sent once", () => {
    const { session, says } = begin();
    expect(session.still).toEqual({});
    says(welcome);
    const { still } = session;
    expect(still).toEqual({ floor: ["A1"] });
    says({ type: "table", table: { ...table, status: "over", still: null } });
    expect(session.table?.status).toBe("over");
    says(welcome); // after the connection was lost
    expect(session.still).toBe(still);
  });

  it("knows that a seat was taken away, until there is one again", () => {
    const { session, says } = begin();
    says({ ...welcome, seats: [] });
    expect(session.removed).toBe(false); // who only watches had none
    says(welcome);
    says({ ...welcome, seats: [] });
    says({ ...welcome, seats: [] }); // after the connection was lost
    expect(session.removed).toBe(true);
    says(welcome);
    expect(session.removed).toBe(false);
    says({ type: "refused", id: "", error: "table-missing", clause: null, params: {}, text: "" });
    expect(session.removed).toBe(true);
  });
});

describe("the tag that says why not", () => {
  const NO = { key: "no", clause: "X-1", params: {} };
  const refusal = { type: "refused", clause: "X-1", params: {}, text: "No." };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Somebody is asked, as question 1: roll can be done. */
  function asked() {
    const begun = begin();
    const { says, sent } = begun;
    const ask = (number: number, ...actions: string[]) => {
      const choices = actions.map((action) => ({ action, kind: action, args: {} }));
      const question = { number, choices, refused: [] };
      const situation = { seat: 1, version: number, status: "playing", view: {}, question };
      says({ type: "situation", situation });
    };
    const answer = (frame: object) => says({ id: sent.at(-1)?.id, ...frame });
    says(welcome);
    ask(1, "roll");
    return { ...begun, ask, answer };
  }

  it("hangs while the question stays, and goes with it", async () => {
    const { session, ask, answer } = asked();
    const why = session.why("take");
    answer({ type: "reason", reason: NO, text: "No." });
    await why;
    expect(session.tag?.text).toBe("No.");
    ask(1, "roll"); // somebody else has done something
    expect(session.tag?.text).toBe("No.");
    ask(2, "take");
    expect(session.tag).toBeNull();
  });

  it("does not hang for a question that is gone", async () => {
    const { session, ask, answer } = asked();
    const why = session.why("take");
    ask(2, "place");
    answer({ type: "reason", reason: NO, text: "No." });
    await why;
    expect(session.tag).toBeNull();
  });

  it("spares whoever presses what stopped glowing a moment ago", async () => {
    const { session, ask, answer, sent } = asked();
    ask(2, "take");
    await session.press("roll");
    expect(sent.map(({ type }) => type)).not.toContain("why");
    vi.advanceTimersByTime(1000);
    const later = session.press("roll");
    answer({ type: "reason", reason: NO, text: "No." });
    await later;
    expect(session.tag?.text).toBe("No.");
  });

  it("spares whoever answers a question as it closes, not whoever is refused", async () => {
    const { session, answer } = asked();
    const late = session.press("roll");
    answer({ ...refusal, error: "reason-question-closed" });
    await late;
    expect(session.tag).toBeNull();
    const refused = session.press("roll");
    answer({ ...refusal, error: "reason-not-now" });
    await refused;
    expect(session.tag?.text).toBe("No.");
  });

  it("sends what is pressed twice once, and says which action is on its way", async () => {
    const { session, answer, sent } = asked();
    const orders = [session.press("roll"), session.press("roll")];
    expect(session.sending).toBe("roll");
    const undoes = [session.undo(), session.undo()];
    expect(sent.map(({ type }) => type).filter((type) => type !== "hello")).toEqual([
      "order",
      "undo",
    ]);
    for (const { id } of sent.filter(({ type }) => type !== "hello"))
      answer({ type: "done", id, version: 2 });
    await Promise.all([...orders, ...undoes]);
    expect(session.sending).toBe("");
  });
});
