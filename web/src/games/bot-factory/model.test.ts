import { describe, expect, it } from "vitest";
import { earned } from "./earning.ts";
import { games, still } from "./fixtures/games.ts";
import { inOrder, lacking, markedLacking, missing, model, type Seat } from "./model.ts";
import { boardOf, COLORS, PLACES, partOf, SPOTS, spelled } from "./names.ts";
import { folded, grouped } from "./own/grouping.ts";
import { heap, type Piece } from "./pieces.ts";
import { boardInQuestion } from "./question.ts";
import { sample } from "./rules/sample.ts";
import type { View } from "./view.ts";

const steps = games.flatMap(({ steps }) => steps);

describe("what is drawn", () => {
  it("has all 54 parts but for what lies below or aside", () => {
    for (const { view } of steps) {
      const now = model(view, undefined, still);
      const { stacks, discards } = view as unknown as View;
      const below = Object.values(stacks).reduce((sum, count) => sum + count, 0);
      const hidden = below + Object.values(discards).flat().length;
      const open = [
        ...Object.values(now.columns).flat(),
        ...now.spares,
        ...now.wheel,
        ...now.stacks.map(({ top }) => top),
        ...now.supply,
        ...now.seats.flatMap(({ parts }) => parts),
      ].filter(Boolean).length;
      expect(open + hidden).toBe(54);
    }
  });

  it("has nine speech tokens a seat at most", () => {
    for (const { view } of steps) {
      const now = model(view, undefined, still);
      const pledged = now.contracts.flatMap(({ tokens }) => tokens);
      for (const { seat, speech } of now.seats) {
        const own = pledged.filter((one) => one.seat === seat).length;
        expect(speech.length + own).toBeLessThanOrEqual(9);
      }
    }
  });

  it("turns the wheel one way only", () => {
    let turns = 0;
    let before: ReturnType<typeof model> | undefined;
    for (const { view } of games[0]?.steps ?? []) {
      before = model(view, before, still);
      expect(before.turns).toBeGreaterThanOrEqual(turns);
      turns = before.turns;
    }
  });

  it("knows turn order from left to right", () => {
    expect(inOrder(sample).map(({ id }) => id)).toEqual(["1", "2", "sandra", "3"]);
    const figures = sample.figures.map((one) =>
      one.id === "3" ? { ...one, space: "beside-assembly" } : one,
    );
    expect(inOrder({ ...sample, figures }).map(({ id }) => id)).toEqual(["1", "3", "2", "sandra"]);
  });

  it("says which bots a contract still asks for", () => {
    const projects = [{ id: "a", kind: "red" as const, bot: "b" }];
    const seat = { ...({} as Seat), projects };
    expect(missing(["red", "red", "blue"], seat)).toEqual(["red", "blue"]);
    expect(missing(["red"], seat)).toEqual([]);
  });

  it("lacks nothing for a fulfilled contract, and all bots that another one needs", () => {
    const projects = [{ id: "a", kind: "red" as const, bot: "b" }];
    const line = (name: string, spot: string) => ({ name, points: 0, args: { spot }, clause: "" });
    const lines = [line("contract-fulfilled", "top-left"), line("contract-failed", "top-right")];
    const seat = { ...({} as Seat), projects, lines };
    expect(lacking(seat, "top-left", ["red"])).toEqual([]);
    expect(lacking(seat, "top-right", ["red"])).toEqual(["red"]);
    expect(lacking(seat, "top-right", ["red", "blue"])).toEqual(["blue"]);
    expect(lacking(seat, "bottom-left", ["red"])).toEqual([]);
    expect(markedLacking(["red", "red", "blue"], ["red"])).toEqual([true, false, false]);
  });
});

describe("names", () => {
  it("takes every action apart and back", () => {
    const seen = new Set(steps.flatMap(({ choices }) => choices));
    expect(seen.size).toBeGreaterThan(60);
    for (const action of seen) {
      const { kind, args } = spelled(action);
      const values = Object.values(args);
      expect(values.length ? `${kind}:${values.join("@")}` : kind).toBe(action);
    }
  });

  it("knows parts and boards", () => {
    expect(partOf("universal-legs")).toEqual({ color: "universal", body: "legs" });
    expect(boardOf("J2")).toBe("project");
    expect(boardOf("beside-finance")).toBe("finance");
    expect(PLACES).toHaveLength(8);
  });
});

describe("a heap", () => {
  it("keeps its order, and what is new comes last", () => {
    const before: Piece[] = ["a", "b", "a"].map((kind, at) => ({ id: `${at}`, kind }));
    expect(heap(before, ["c", "a", "b"]).map(({ kind }) => kind)).toEqual(["a", "b", "c"]);
    expect(heap(before, ["b"])[0]?.id).toBe("1");
  });
});

describe("choices", () => {
  it("are grouped by kind, with their place in the question, and without being done", () => {
    const question = ["done", "swap:red-head@left", "place:red-head@red", "rotate"].map(spelled);
    const groups = grouped(question);
    expect(groups.map(({ kind }) => kind)).toEqual(["rotate", "place", "swap"]);
    expect(groups[1]?.choices[0]?.at).toBe(2);
  });

  it("are folded where not all find room, the largest group first", () => {
    const raises = COLORS.map((color) => `raise:${color}`);
    const groups = grouped([...raises, ...SPOTS.map((spot) => `reserve:${spot}`)].map(spelled));
    expect(folded(groups, 266, 400)).toEqual([]);
    expect(folded(groups, 266, 140)).toEqual(["reserve"]);
    expect(folded(groups, 532, 280)).toEqual(["reserve"]);
    expect(folded(grouped(["rotate", "dispense:left"].map(spelled)), 266, 46)).toEqual([]);
  });

  it("lead a phone to the board in question", () => {
    const asked = { ...sample, waiting: [1], step: "feed", active: 1 };
    expect(boardInQuestion(asked, 1)).toBe("production");
    expect(boardInQuestion(asked, 2)).toBe("assembly");
    expect(boardInQuestion({ ...asked, phase: "move", step: "move" }, 1)).toBe(null);
  });
});

describe("what a choice would bring", () => {
  it("is what the seat itself gains, spends and takes", () => {
    const told = [
      { kind: "spent", args: { seat: 1, count: 1, purpose: "bonus" } },
      { kind: "placed", args: { seat: 1, part: "red-head", colour: "red" } },
      { kind: "gained", args: { seat: 1, count: 2, source: "part" } },
      { kind: "gained", args: { seat: 2, count: 2, source: "part" } },
      { kind: "bonus-open", args: { seat: 1, bonus: "take-part" } },
    ];
    const found = earned(told, 1, false);
    expect(found).toMatchObject({ spent: 1, gained: 2, bonuses: ["take-part"], bots: [] });
  });
});
