import { describe, expect, it } from "vitest";
import { still } from "../fixtures/games.ts";
import { CARDS, CREW, PICTURED } from "../rules/pictures.ts";
import { BUILDINGS } from "./buildings.ts";
import { formulaOf, laid, lines, type Token, workOf } from "./formula.ts";
import { PEOPLE } from "./people.ts";

const ROOM = 114; // on a card of 126
const printed = (tokens: Token[]) =>
  tokens
    .map((token) => {
      if (token.is === "die") return `[${token.face ?? token.print ?? ""}]`;
      if (token.is === "sign") return token.name;
      if (token.is === "text") return token.text;
      return { arrow: "→", or: "/", swap: "⇄", gap: "" }[token.is];
    })
    .filter(Boolean)
    .join(" ");
const formula = (card: string) => {
  const found = still.blueprint.find(({ id }) => id === card);
  return found ? printed(formulaOf(found)) : "";
};

describe("cards", () => {
  it("every blueprint is drawn, every contractor too", () => {
    expect(Object.keys(BUILDINGS).sort()).toEqual(still.blueprint.map(({ id }) => id).sort());
    expect(Object.keys(PEOPLE).sort()).toEqual(still.contractor.map(({ id }) => id).sort());
  });

  it("every card says what it needs and gives", () => {
    for (const card of still.blueprint) {
      expect(laid(formulaOf(card)).row.length, card.id).toBeGreaterThan(1);
      for (const line of lines(formulaOf(card), ROOM))
        expect(laid(line).width, card.id).toBeLessThan(ROOM * 1.5);
    }
    for (const card of still.contractor) expect(laid(workOf(card)).row.length).toBeGreaterThan(1);
  });

  it.each([
    ["nuclear-plant", "[6] → 1 goods 1 energy"],
    ["foundry", "[X] X energy → X metal"],
    ["motherlode", "[1–3] → 1 metal [4–6] → 2 metal"],
    ["harvester", "[X] [X] → 4 metal / 7 energy"],
    ["warehouse", "[] [] [] 14+ → 2 goods 2 energy"],
    ["golem", "X energy → [X]"],
    ["dojo", "1 energy → [6] ⇄ [1]"],
    ["black-market", "[] 1 card → ≤4 metal energy"],
    ["laboratory", "goods → 1 card"],
    ["scrap-yard", "house → 1 metal"],
    ["beacon", "prestige 2 3 4 5"],
    ["megalith", "prestige 3 −1 metal"],
  ])("%s: %s", (card, said) => {
    expect(formula(card)).toBe(said);
  });

  it("the rules show every card once, at a clause of its own", () => {
    expect(Object.values(CARDS).sort()).toEqual(still.blueprint.map(({ id }) => id).sort());
    expect(Object.values(CREW).sort()).toEqual(still.contractor.map(({ id }) => id).sort());
    for (const [clause, id] of Object.entries(CARDS))
      expect(still.blueprint.find((card) => card.id === id)?.clauses).toContain(clause);
    for (const [clause, id] of Object.entries(CREW))
      expect(still.contractor.find((card) => card.id === id)?.clauses).toContain(clause);
    expect(new Set(PICTURED).size).toBe(PICTURED.length);
  });
});
