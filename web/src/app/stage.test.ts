import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "./protocol.ts";
import { beforeDrawing, type Drawing, type Json, type Pace, Stage, standing } from "./stage.ts";

// A model is what was seen, in a row; an event may take its time.
const drawing: Drawing<string[]> = {
  model: (view) => [String(view.is)],
  play: (model, { kind, args }) => ({
    model: [...model, kind],
    ms: Number((args as { ms?: number }).ms ?? 0),
  }),
};

const happened = (...events: [string, number][]): Happened[] => [
  {
    version: 1,
    kind: "order",
    at: 0,
    events: [events.map(([kind, ms]) => ({ kind, args: { ms } }))],
  },
];

function staged(pace: Pace = { speed: 1, reduced: false }) {
  const drawn: string[] = [];
  const stage: Stage<string[]> = new Stage(
    drawing,
    { is: "before" },
    {},
    () => pace,
    () => drawn.push(`${stage.model.join(" ")}${stage.moving ? " …" : ""}`),
  );
  return { stage, drawn };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a stage", () => {
  it("shows one event after the other, then what is true", () => {
    const { stage, drawn } = staged();
    stage.show({ is: "after" }, happened(["rolled", 600], ["named", 0], ["placed", 200]));
    expect(drawn).toEqual(["before rolled …"]);
    vi.advanceTimersByTime(600);
    expect(drawn.slice(1)).toEqual(["before rolled named placed …"]);
    vi.advanceTimersByTime(200);
    expect(drawn.slice(2)).toEqual(["after"]);
    expect(stage.moving).toBe(false);
  });

  it("goes faster with the speed, and hardly waits for who wants no travel", () => {
    const fast = staged({ speed: 4, reduced: false });
    fast.stage.show({ is: "after" }, happened(["rolled", 600]));
    vi.advanceTimersByTime(150);
    expect(fast.stage.model).toEqual(["after"]);
    const still = staged({ speed: 0.5, reduced: true });
    still.stage.show({ is: "after" }, happened(["rolled", 600]));
    vi.advanceTimersByTime(120);
    expect(still.stage.model).toEqual(["after"]);
  });

  it("shows what comes meanwhile afterwards", () => {
    const { stage } = staged();
    stage.show({ is: "first" }, happened(["rolled", 600]));
    stage.show({ is: "second" }, happened(["placed", 200]));
    expect(stage.model).toEqual(["before", "rolled"]);
    vi.advanceTimersByTime(600 + 120);
    expect(stage.model).toEqual(["first", "placed"]);
    vi.advanceTimersByTime(200);
    expect(stage.model).toEqual(["second"]);
  });

  it("can be skipped, and does not show what is too much", () => {
    const { stage } = staged();
    stage.show({ is: "after" }, happened(["rolled", 600]));
    stage.skip();
    expect([stage.model, stage.moving]).toEqual([["after"], false]);
    const many = Array.from({ length: 401 }, (): [string, number] => ["rolled", 600]);
    stage.show({ is: "later" }, happened(...many));
    expect([stage.model, stage.moving]).toEqual([["later"], false]);
  });

  it("lets somebody look before anything else is drawn", () => {
    const { stage, drawn } = staged();
    const seen: string[][] = [];
    const stop = beforeDrawing(() => seen.push([...drawn]));
    stage.show({ is: "after" }, happened(["rolled", 600]));
    vi.advanceTimersByTime(600);
    expect(seen).toEqual([[], ["before rolled …"]]);
    stop();
    stage.show({ is: "later" }, []);
    expect(seen).toHaveLength(2);
  });
});

it("a stage hands what never changes to every model, always the same", () => {
  interface Model {
    at: unknown;
    still: Json;
    before: unknown;
  }
  const drawing: Drawing<Model> = {
    model: (view, before, still) => ({ at: view.at, still, before: before?.at }),
    play: (model) => ({ model, ms: 0 }),
  };
  const still = { floor: ["A1"] };
  const pace = () => ({ speed: 1, reduced: false });
  const stage = new Stage(drawing, { at: 0 }, still, pace, () => {});
  expect(stage.model).toEqual({ at: 0, still, before: undefined });
  stage.show({ at: 1 }, happened(["moved", 0]));
  expect(stage.model).toEqual({ at: 1, still, before: 0 });
  stage.skip();
  expect(stage.model.still).toBe(still);
});

it("what was taken back does not stand", () => {
  const entry = (kind: string, seat: number, ...kinds: string[]): Happened => ({
    version: 1,
    kind,
    at: 0,
    seat,
    events: [kinds.map((kind) => ({ kind, args: {} }))],
  });
  const told = [
    entry("order", 1, "rolled"),
    entry("order", 1, "placed"),
    entry("order", 2, "ready"),
    entry("undo", 1),
    entry("order", 1, "moved"),
  ];
  expect(standing(told).map(({ kind }) => kind)).toEqual(["rolled", "ready", "moved"]);
});
