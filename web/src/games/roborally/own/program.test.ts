import { describe, expect, it } from "vitest";
import { inLines } from "../cards/glyphs.ts";
import { cardOf } from "../cards.ts";
import { carryOut } from "./orders.ts";
import { beside, heldCards, pairable, placing, pressed, target } from "./program.ts";
import { storesOf } from "./storing.ts";

const robot = {
  hand: ["left-70", "move3-840"],
  registers: ["move1-490", null, "move2-670", null, "back-430"],
  locked: [5],
};

describe("cards", () => {
  it("are known by their names", () => {
    expect(cardOf("u-turn-30")).toEqual({ name: "u-turn-30", kind: "u-turn", priority: 30 });
    expect([cardOf("?"), cardOf(null)]).toEqual([null, null]);
  });

  it("have names that fit, in two lines if need be", () => {
    expect(inLines("Rotate Right")).toEqual(["Rotate Right"]);
    expect(inLines("Rotazione a sinistra")).toEqual(["Rotazione", "a sinistra"]);
    expect(inLines("Rechtsdrehung")).toEqual(["Rechtsdrehung"]);
  });

  it("keep their places in the hand, highest first; locked ones are not in it", () => {
    expect(heldCards(robot).map(({ card, register }) => [card.priority, register])).toEqual([
      [840, 0],
      [670, 3],
      [490, 1],
      [70, 0],
    ]);
  });
});

describe("where the next card goes", () => {
  it("to the chosen register if it is free, else to the first", () => {
    expect([target(robot, 0), target(robot, 4), target(robot, 3), target(robot, 5)]).toEqual([
      2, 4, 2, 2,
    ]);
  });

  it("nowhere when all are filled", () => {
    expect(target({ ...robot, registers: ["a", "b", "c", "d", "e"] }, 0)).toBe(0);
  });

  it("arrows pass over locked registers", () => {
    expect([beside(robot, 4, 1), beside(robot, 1, -1), beside(robot, 2, 1)]).toEqual([1, 4, 3]);
  });
});

describe("what has to be done", () => {
  it("to place a card, or to move it", () => {
    expect(placing(robot, "left-70", 2)).toEqual(["program:2=left-70"]);
    expect(placing(robot, "move1-490", 4)).toEqual(["unprogram:1", "program:4=move1-490"]);
    expect(placing(robot, "move1-490", 1)).toEqual([]);
  });

  it("to change the places of two cards, or to replace one", () => {
    expect(placing(robot, "move1-490", 3)).toEqual([
      "unprogram:1",
      "unprogram:3",
      "program:3=move1-490",
      "program:1=move2-670",
    ]);
    expect(placing(robot, "left-70", 3)).toEqual(["unprogram:3", "program:3=left-70"]);
  });

  it("a locked register is asked about", () => {
    expect(placing(robot, "left-70", 5)).toEqual(["program:5=left-70"]);
  });

  it("when a card is pressed: placed, or taken back", () => {
    const [high, placed] = heldCards(robot);
    if (!high || !placed) throw new Error();
    expect(pressed(robot, high, 4)).toEqual(["program:4=move3-840"]);
    expect(pressed(robot, placed, 0)).toEqual(["unprogram:3"]);
  });
});

describe("two cards in one register", () => {
  const choice = (action: string, kind: string, args: Record<string, string>) => ({
    action,
    kind,
    args,
  });
  const choices = [
    choice("program:1=left-70", "program", { register: "1", card: "left-70" }),
    choice("program:2=left-70", "program", { register: "2", card: "left-70" }),
    choice("store:flywheel=left-70", "store", { option: "flywheel", card: "left-70" }),
    choice("store:flywheel=move3-840", "store", { option: "flywheel", card: "move3-840" }),
  ];

  it("are possible where the choices say so", () => {
    expect(pairable(robot, choices)).toEqual([1]);
    expect([target(robot, 1, [1]), target(robot, 3, [1])]).toEqual([1, 2]);
    const held = { ...robot, seconds: ["right-80", null, null, null, null] };
    expect(heldCards(held).filter(({ register }) => register === 1)).toHaveLength(2);
  });

  it("leftover cards are kept on an Option", () => {
    expect(storesOf(choices)).toEqual(["flywheel"]);
    const [high] = heldCards(robot);
    if (!high) throw new Error();
    expect(pressed(robot, high, 0, [], "flywheel")).toEqual(["store:flywheel=move3-840"]);
  });
});

describe("several orders", () => {
  it("end with the first that is refused", async () => {
    const done: string[] = [];
    const table = {
      choice: (action: string) => (action === "b" ? undefined : ({ action } as never)),
      order: async (action: string) => void done.push(action),
      why: async (action: string) => void done.push(`why ${action}`),
    };
    expect(await carryOut(table, ["a", "b", "c"])).toBe(false);
    expect(done).toEqual(["a", "why b"]);
    expect(await carryOut(table, ["c"])).toBe(true);
  });
});
