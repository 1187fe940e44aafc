import { describe, expect, it } from "vitest";
import { Refusal } from "../../app/api.ts";
import type { Outgoing, PuzzleNow, PuzzleShown, Receipt } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
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

async function begin() {
  const heard: Outgoing[] = [];
  const told: [number, string[]][] = [];
  let line!: PuzzleLine;
  const asking = {
    now: async (actions: string[]) => {
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
    line = new PuzzleLine(PUZZLE, asking, (now, actions) => told.push([now.points, actions]));
    return line;
  });
  session.onSituation = (situation) => heard.push({ type: "situation", situation });
  session.start();
  await expect.poll(() => session.question).not.toBeNull();
  return { session, line, told, heard };
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
    const { session, line, told } = await begin();
    await session.order("one");
    await session.order("one");
    await session.undo();
    expect(told.at(-1)).toEqual([1, ["one"]]);
    expect(session.situation?.view).toEqual({ points: 1 });
    await session.order("one");
    line.again();
    expect(told.at(-1)).toEqual([0, []]);
    await session.undo(); // there is nothing to take back
    expect(told.at(-1)).toEqual([0, []]);
  });

  it("forgets what was under way when it begins again", async () => {
    const { session, line, told } = await begin();
    await session.order("one");
    const late = session.order("one");
    line.again();
    await late;
    expect(told.at(-1)).toEqual([0, []]);
    expect([session.situation?.view, session.waiting]).toEqual([{ points: 0 }, false]);
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
