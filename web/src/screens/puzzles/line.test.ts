import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../app/api.ts";
import type { Outgoing, PuzzleNow, PuzzleShown, Receipt } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import { Attempt } from "./attempt.ts";
import { PuzzleLine } from "./line.ts";

const PUZZLE: PuzzleShown = {
  game: "g",
  name: "p",
  seat: 1,
  seats: 1,
  points: 0,
  stars: [1, 2, 3],
  still: {},
};

/** A puzzle in which every `one` is a point, and `end` ends it. */
function now(actions: string[]): PuzzleNow {
  const points = actions.filter((action) => action === "one").length;
  const choices = ["one", "end"].map((action) => ({ action, kind: action, args: {} }));
  const reason = { key: "reason-no", clause: "X-1", params: {} };
  const refused = [{ action: "two", reason }];
  return {
    view: { points },
    question: actions.includes("end") ? null : { number: actions.length + 1, choices, refused },
    events: actions.length ? [{ kind: "did", args: { seat: 1 } }] : [],
    points,
    reached: points,
  };
}

async function begin(done: string[] = []) {
  const attempt = new Attempt(done);
  const server = { away: false };
  const heard: Outgoing[] = [];
  const told: [number, string[]][] = [];
  let line!: PuzzleLine;
  const asking = {
    now: async (actions: string[]) => {
      if (server.away) throw new TypeError("Failed to fetch");
      if (actions.includes("two"))
        throw new Refusal({ error: "reason-no", clause: "X-1", params: {}, text: "No." });
      return now(actions);
    },
    why: async (_: string[], action: string) => ({
      type: "reason" as const,
      id: "",
      action,
      reason: { key: "reason-no", clause: "X-1", params: {} },
      text: "No.",
    }),
    preview: async (actions: string[], then: string[]) => ({
      type: "preview" as const,
      id: "",
      events: [],
      view: { after: [...actions, ...then] },
      certain: true,
      chance: false,
      refused: null,
    }),
  };
  const session = new TableSession("", () => {
    const take = (now: PuzzleNow, actions: string[]) => told.push([now.points, actions]);
    line = new PuzzleLine(PUZZLE, asking, attempt, take);
    return line;
  });
  session.onSituation = (situation) => heard.push({ type: "situation", situation });
  session.start();
  await vi.waitFor(() => expect(session.situation).not.toBeNull());
  return { session, server, told, heard, again: () => line.again() };
}

describe("a puzzle as a table of one", () => {
  it("welcomes, and asks the first question", async () => {
    const { session, told } = await begin();
    expect([session.seat, session.seats, session.table?.game]).toEqual([1, [1], "g"]);
    expect(session.choice("one")).toBeDefined();
    expect(session.refused("two")?.clause).toBe("X-1");
    expect(session.situation?.undo).toBe(false);
    expect(told).toEqual([[0, []]]);
  });

  it("goes on with every order, and tells what happened", async () => {
    const { session, told, heard } = await begin();
    await session.order("one");
    await session.order("one");
    expect(told.at(-1)).toEqual([2, ["one", "one"]]);
    expect(session.situation?.view).toEqual({ points: 2 });
    const last = heard.at(-1) as Receipt;
    expect(last.situation.happened?.[0]?.events).toEqual([[{ kind: "did", args: { seat: 1 } }]]);
  });

  it("takes back one thing, and begins again", async () => {
    const { session, again, told } = await begin();
    await session.order("one");
    await session.order("one");
    await session.undo();
    expect(told.at(-1)).toEqual([1, ["one"]]);
    expect(session.situation?.view).toEqual({ points: 1 });
    await session.order("one");
    again();
    expect(told.at(-1)).toEqual([0, []]);
    await session.undo(); // there is nothing to take back
    expect(told.at(-1)).toEqual([0, []]);
  });

  it("forgets what was under way when it begins again", async () => {
    const { session, again, told } = await begin();
    await session.order("one");
    const late = session.order("one");
    again();
    await late;
    expect(told.at(-1)).toEqual([0, []]);
    expect([session.situation?.view, session.sending]).toEqual([{ points: 0 }, ""]);
    await session.order("one");
    expect(told.at(-1)).toEqual([1, ["one"]]);
  });

  it("is over when nothing is asked any more, and can be taken back even then", async () => {
    const { session } = await begin();
    await session.order("end");
    expect([session.status, session.question]).toEqual(["over", null]);
    await session.undo();
    expect(session.status).toBe("playing");
  });

  it("says why not, whether it was asked or tried", async () => {
    const { session } = await begin();
    await session.press("two");
    expect(session.tag).toMatchObject({ text: "No.", clause: "X-1" });
    session.tag = null;
    await session.order("two");
    expect(session.tag).toMatchObject({ text: "No.", clause: "X-1" });
    expect(session.situation?.view).toEqual({ points: 0 });
  });

  it("looks ahead from where the try stands", async () => {
    const { session } = await begin();
    await session.order("one");
    expect((await session.preview(["end"]))?.view).toEqual({ after: ["one", "end"] });
  });
});

describe("what was done in a puzzle", () => {
  afterEach(() => vi.useRealTimers());

  it("is not lost by waiting: whoever asks whether somebody is there is answered", async () => {
    const { session, told } = await begin();
    await session.order("one");
    vi.useFakeTimers();
    session.hurry();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([session.presence, told.at(-1)]).toEqual(["live", [1, ["one"]]]);
    await session.order("one");
    expect(session.situation?.view).toEqual({ points: 2 });
  });

  it("is not lost with the connection, and what is under way comes once it is back", async () => {
    const { session, server, told } = await begin();
    await session.order("one");
    vi.useFakeTimers();
    server.away = true;
    const late = session.order("one");
    await vi.advanceTimersByTimeAsync(30_000);
    expect([session.presence, session.sending, session.tag]).toEqual(["away", "one", null]);
    server.away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await late;
    expect([session.presence, told.at(-1)]).toEqual(["live", [2, ["one", "one"]]]);
  });

  it("is not done after it was begun again meanwhile", async () => {
    const { session, server, again, told } = await begin();
    await session.order("one");
    vi.useFakeTimers();
    server.away = true;
    const late = session.order("one");
    await vi.advanceTimersByTimeAsync(1000);
    again();
    server.away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await late;
    expect([told.at(-1), session.tag]).toEqual([[0, []], null]);
    expect(session.situation?.view).toEqual({ points: 0 });
  });

  it("goes on from what was kept, and can be taken back to its beginning", async () => {
    const { session, told } = await begin(["one", "one", "end"]);
    expect([session.status, session.situation?.view]).toEqual(["over", { points: 2 }]);
    await session.undo();
    expect(told.at(-1)).toEqual([2, ["one", "one"]]);
    await session.undo();
    await session.undo();
    expect([told.at(-1), session.situation?.undo]).toEqual([[0, []], false]);
  });

  it("begins again if it cannot be done any more", async () => {
    const { session, told } = await begin(["one", "two"]);
    expect([told.at(-1), session.situation?.view]).toEqual([[0, []], { points: 0 }]);
  });
});
