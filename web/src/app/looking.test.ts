import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "./protocol.ts";
import { beforeDrawing, type Drawing, Stage, standing } from "./stage.ts";

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

function staged() {
  const drawn: string[] = [];
  const stage: Stage<string[]> = new Stage(
    drawing,
    { is: "before" },
    {},
    () => ({ speed: 1, reduced: false }),
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
  it("lets somebody look before anything else is drawn", () => {
    const { stage, drawn } = staged();
    const seen: string[][] = [];
    const stop = beforeDrawing(() => seen.push([...drawn]));
    stage.show({ is: "after" }, happened(["rolled", 600]));
    vi.advanceTimersByTime(600);
    expect(seen).toEqual([[], ["before rolled …"]]);
    expect(drawn).toEqual(["before rolled …"]); // in a frame of its own
    vi.advanceTimersByTime(20);
    expect(drawn).toEqual(["before rolled …", "after"]);
    expect(seen).toHaveLength(2);
    stop();
    stage.show({ is: "later" }, []);
    expect(seen).toHaveLength(2);
  });
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
