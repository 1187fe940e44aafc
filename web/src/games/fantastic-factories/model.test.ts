import { describe, expect, it } from "vitest";
import type { Json } from "../../app/stage.ts";
import { shapeOf } from "./factory/rows.ts";
import { games, still } from "./fixtures/games.ts";
import { automata, diceUsed, model, piles, prestigeIn } from "./model.ts";
import { places } from "./motion/flights.ts";
import { blueprintOf, prestigeOf } from "./still.ts";
import type { View } from "./view.ts";

const cards = still as unknown as Json;
const [, three] = games;
const begin = three?.steps[0]?.view as unknown as View;
const drawn = (change: Partial<View>) =>
  model({ ...begin, ...change } as unknown as Json, undefined, cards);

describe("a view", () => {
  it("tells where the points of The Machine come from", () => {
    for (const [game, { steps }] of games.entries()) {
      const view = steps.at(-1)?.view as unknown as View;
      const [lines] = automata(view as unknown as Json, cards);
      expect(lines?.reduce((sum, { points }) => sum + points, 0)).toBe(view.machine?.score);
      expect(lines === undefined).toBe(game > 0); // the first of them is played alone
    }
  });

  it("finds the seat that works by its open hand", () => {
    const seats = begin.seats.map((one, at) => ({
      ...one,
      hand: at === 1 ? ["golem"] : ["?"],
    }));
    expect(drawn({ phase: "work", step: "work", seats }).working).toBe(2);
    expect(drawn({ phase: "work", step: null, seats }).working).toBe(0);
    expect(drawn({ phase: "market", step: "market", seats }).working).toBe(0);
  });
});

describe("what is printed", () => {
  it("counts prestige by copies", () => {
    expect(prestigeOf(blueprintOf(still, "beacon"), 3)).toBe(9);
    expect(prestigeOf(blueprintOf(still, "obelisk"), 2)).toBe(4);
    expect(prestigeIn(still, ["beacon", "beacon", "robot", "golem"])).toBe(6);
  });

  it("puts equal cards on piles", () => {
    expect(piles(["a", "b", "a"])).toEqual([
      { card: "a", count: 2 },
      { card: "b", count: 1 },
    ]);
  });

  it("counts dice that were placed", () => {
    const [factory] = drawn({}).factories;
    if (!factory) throw new Error("no factory");
    const floors = { research: [1], generator: [2, 2], mine: [] };
    expect(diceUsed({ ...factory, floors, used: { foundry: [4], dojo: [] } })).toBe(4);
  });
});

describe("where things are", () => {
  it("who is not drawn in full has everything on a panel", () => {
    expect(places("metal-3")).toEqual(["metal-3", "panel-3"]);
    expect(places("card-2-golem")).toEqual(["card-2-golem", "panel-2"]);
    expect(places("deck")).toEqual(["deck"]);
  });

  it("few cards stand in one row, more of them in two, and fill no more room", () => {
    expect(shapeOf(5, 158, 5)).toMatchObject({ across: 5, height: 158, drawn: 126 });
    for (const count of [6, 10, 12, 16]) {
      const { across, drawn: width } = shapeOf(count, 158, 5);
      expect(across * 2).toBeGreaterThanOrEqual(count);
      expect(across * width + (across - 1) * 12).toBeLessThanOrEqual(5 * 126 + 4 * 12 + 1);
    }
  });
});
