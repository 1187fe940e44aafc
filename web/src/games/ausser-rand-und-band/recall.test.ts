import { describe, expect, it } from "vitest";
import { games } from "./fixtures/games.ts";
import { type Model, model } from "./model.ts";
import { play } from "./play.ts";
import { recall } from "./recall.ts";

const shown = (drawn: Model) =>
  drawn.carriers
    .map(({ field, dice }) => [field, ...dice.map(({ seat, face }) => `${seat} ${face}`)])
    .sort();

describe.each([2, 3, 4])("at %i seats", (seats) => {
  const steps = games[seats] ?? [];

  it("who comes later sees the dice as who was there", () => {
    const [first] = steps;
    let drawn = recall(model(first?.view ?? {}), first?.events ?? []);
    const told = [...(first?.events ?? [])];
    for (const step of steps.slice(1)) {
      drawn = step.events.reduce((now, event) => play(now, event).model, drawn);
      drawn = model(step.view, drawn);
      told.push(...step.events);
      expect(shown(recall(model(step.view), told))).toEqual(shown(drawn));
    }
  });

  it("nothing but faces and the order of dice is changed", () => {
    const step = steps[20];
    const plain = model(step?.view ?? {});
    const told = steps.slice(0, 21).flatMap(({ events }) => events);
    const ids = ({ carriers }: Model) => carriers.map(({ dice }) => dice.map((d) => d.id).sort());
    const recalled = recall(plain, told);
    expect(ids(recalled)).toEqual(ids(plain));
    expect({ ...recalled, carriers: [] }).toEqual({ ...plain, carriers: [] });
  });

  it("a past that led elsewhere is of no use", () => {
    const plain = model(steps[20]?.view ?? {});
    expect(recall(plain, [])).toEqual(plain);
  });
});
