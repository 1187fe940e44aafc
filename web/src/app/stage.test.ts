import { describe, expect, it } from "vitest";
import type { Happened } from "./protocol.ts";
import { type Drawing, type Json, Stage } from "./stage.ts";

interface Model {
  at: unknown;
  still: Json;
  before: unknown;
}

const drawing: Drawing<Model> = {
  model: (view, before, still) => ({ at: view.at, still, before: before?.at }),
  play: (model) => ({ model, ms: 0 }),
};
const happened = (kind: string): Happened[] => [
  { version: 1, kind: "order", at: 0, events: [[{ kind, args: {} }]] },
];

describe("the stage", () => {
  it("hands what never changes to every model, always the same", () => {
    const still = { floor: ["A1"] };
    const pace = () => ({ speed: 1, reduced: false });
    const stage = new Stage(drawing, { at: 0 }, still, pace, () => {});
    expect(stage.model).toEqual({ at: 0, still, before: undefined });
    stage.show({ at: 1 }, happened("moved"));
    expect(stage.model).toEqual({ at: 1, still, before: 0 });
    stage.skip();
    expect(stage.model.still).toBe(still);
  });
});
