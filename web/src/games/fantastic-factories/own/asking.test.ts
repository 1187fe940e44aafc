import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Previewed, Question } from "../../../app/protocol.ts";
import type { Json } from "../../../app/stage.ts";
import { Words } from "../../../app/words.ts";
import { stepText } from "../../../parts/step.ts";
import { games, still } from "../fixtures/games.ts";
import { model } from "../model.ts";
import {
  about,
  asksForDie,
  buttonsOf,
  handAction,
  kindsOf,
  rowAction,
  takes,
  usualDiscard,
  valueKind,
} from "./asking.ts";
import { outlookOf } from "./outlook.ts";

const asked = (...actions: string[]): Question => ({
  number: 1,
  choices: actions.map((action) => ({ action, kind: action.split(":")[0] ?? "", args: {} })),
  refused: [],
});
const kinds = (...actions: string[]) => kindsOf(asked(...actions));

describe("a question", () => {
  it("says what a card is pressed for", () => {
    expect(handAction(kinds("build:golem", "end-work"), "golem")).toBe("build:golem");
    expect(handAction(kinds("discard:golem", "back"), "golem")).toBe("discard:golem");
    expect(rowAction(kinds("take:golem"), "golem")).toBe("take:golem");
    expect(rowAction(kinds("copy:golem"), "golem")).toBe("copy:golem");
  });

  it("asks for dice, or for a value", () => {
    expect(asksForDie(kinds("die:3", "back"))).toBe(true);
    expect(asksForDie(kinds("place:mine@4"))).toBe(false);
    expect(valueKind(kinds("set:1", "roll"))).toBe("set");
    expect(valueKind(kinds("specialist:1", "end-work"))).toBe("specialist");
    expect(valueKind(kinds("end-work"))).toBe("");
  });

  it("has buttons for what lies nowhere, the way back last", () => {
    const found = buttonsOf(asked("back", "place:mine@4", "gain:metal", "end-work"));
    expect(found.map(({ action }) => action)).toEqual(["gain:metal", "end-work", "back"]);
  });
});

describe("the usual discard", () => {
  it("is a card that cannot be built any more, else a cheap one", () => {
    expect(usualDiscard(["golem", "robot", "obelisk"], [], still)).toBe("robot");
    expect(usualDiscard(["robot", "warehouse"], ["warehouse"], still)).toBe("warehouse");
    expect(usualDiscard(["obelisk", "warehouse"], ["obelisk"], still)).toBe("warehouse");
    expect(usualDiscard([], [], still)).toBe("");
  });
});

describe("a die fits a card", () => {
  const has = (dice: number[], energy = 9, metal = 9) => ({ dice, energy, metal });
  it.each([
    ["nuclear-plant", 6, has([6]), true],
    ["nuclear-plant", 5, has([5, 6]), false],
    ["harvester", 3, has([3, 3, 4]), true],
    ["harvester", 4, has([3, 3, 4]), false],
    ["assembly-line", 4, has([2, 3, 4]), true],
    ["assembly-line", 6, has([2, 3, 4, 6]), false],
    ["foundry", 5, has([5], 4), false],
    ["foundry", 4, has([4], 4), true],
    ["battery-factory", 4, has([4]), false],
  ])("%s: a %i", (card, value, having, fits) => {
    expect(takes(still, card, value, having)).toBe(fits);
  });
});

describe("an outlook", () => {
  const before = model(games[1]?.steps[0]?.view ?? {}, undefined, still as unknown as Json);
  const found = (events: { kind: string; args: Json }[], chance = false): Previewed => ({
    type: "preview",
    id: "1",
    events,
    view: null,
    certain: true,
    chance,
    refused: null,
  });

  it("adds up what is gained and paid", () => {
    const events = [
      { kind: "paid", args: { seat: 1, stock: "energy", amount: 2 } },
      { kind: "gained", args: { seat: 1, stock: "goods", amount: 1 } },
      { kind: "gained", args: { seat: 1, stock: "energy", amount: 2 } },
      { kind: "gained", args: { seat: 2, stock: "metal", amount: 1 } },
      { kind: "discarded", args: { seat: 1, blueprint: "golem" } },
    ];
    expect(outlookOf(found(events), 1, before)).toEqual({
      changes: [
        { what: "goods", by: 1 },
        { what: "card", by: -1 },
      ],
      chance: false,
    });
  });

  it("is nothing where nothing changes, unless chance decides", () => {
    expect(outlookOf(found([]), 1, before)).toBeNull();
    expect(outlookOf(found([], true), 1, before)).toEqual({ changes: [], chance: true });
  });
});

describe("the text of a question", () => {
  const folder = new URL(
    "../../../../../src/botyard/games/fantastic_factories/text/",
    import.meta.url,
  );
  const files = ["game", "cards"].map((name) => `${name}.en.ftl`);
  const words = new Words(
    "en",
    files.map((name) => readFileSync(new URL(name, folder), "utf8")),
  );
  const start = games[1]?.steps[0]?.view as Json;
  const said = (step: string, args: (string | number)[], picked: string[] = []): string => {
    const seats = (start.seats as Json[]).map((one) => ({ ...one, picked }));
    const view = { ...start, step, args, seats };
    return stepText(view, words, about(view, still as unknown as Json, 1));
  };

  it.each([
    ["hire", ["miner", "hammer"], [], "Discard a blueprint with a hammer to hire the Miner."],
    ["give", ["miner", "hammer"], [], "Choose who else gains by the Miner."],
    ["build", [], ["biolab"], "Discard another blueprint with a gear to build Biolab."],
    ["put-die", ["motherlode"], [], "Choose a die for Motherlode."],
    ["put-die", ["harvester"], [], "Harvester uses two equal dice. Choose their value."],
    [
      "put-die",
      ["warehouse"],
      [],
      "Warehouse uses three dice with a sum of 14 or more. Choose one after the other.",
    ],
    ["train", ["dojo"], [], "Choose the die that Dojo changes."],
    [
      "discard",
      ["recycling-plant"],
      ["golem"],
      "Choose a blueprint to discard for Recycling Plant.",
    ],
    [
      "discard",
      ["recycling-plant"],
      [],
      "Choose 2 blueprints to discard for Recycling Plant, one after the other.",
    ],
    [
      "return",
      [3],
      [],
      "You keep at most 12 metal and energy together. Return the rest. 3 too many.",
    ],
  ])("names what asks: %s %j %j", (step, args, picked, sentence) => {
    expect(said(step, args, picked)).toBe(sentence);
  });
});
