import { describe, expect, it } from "vitest";
import type { EventShown } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";
import { beats } from "./beats.ts";
import { games, still } from "./fixtures/games.ts";
import { type Factory, type Model, model } from "./model.ts";
import { play } from "./play.ts";
import { recall } from "./recall.ts";
import { MS } from "./told.ts";

const cards = still as unknown as Json;
const played = (drawn: Model, events: EventShown[]) =>
  beats(events)
    .flat()
    .reduce((now, event) => play(now, event).model, drawn);

/** What events tell of a factory, without what only a view says. */
function seen(factory: Factory) {
  const { metal, energy, goods, hand, built, used, copied, dice, floors } = factory;
  return {
    metal,
    energy,
    goods,
    hand: hand.length,
    built: [...built].sort(),
    used,
    copied,
    dice,
    floors,
  };
}

function told({ factories, blueprints, contractors, round, first, machine }: Model) {
  const grown = machine && { goods: machine.goods, built: [...machine.built].sort() };
  return { factories: factories.map(seen), blueprints, contractors, round, first, machine: grown };
}

const event = (kind: string, args: Json = {}) => ({ kind, args }) as EventShown;
const first = (seats: number) => {
  const game = games.find((one) => one.seats === seats);
  return model(game?.steps[0]?.view ?? {}, undefined, cards);
};

describe.each(games)("a game of $seats", ({ steps }) => {
  it("is recorded to its end", () => {
    expect(steps.length).toBeGreaterThan(60);
    expect(steps.at(-1)?.view.standing).not.toBeNull();
  });

  it("events lead to what the next view shows", () => {
    let drawn = model(steps[0]?.view ?? {}, undefined, cards);
    for (const step of steps.slice(1)) {
      const truth = model(step.view, undefined, cards);
      const next = played(drawn, step.events);
      if (!truth.over) expect(told(next)).toEqual(told(truth));
      drawn = model(step.view, next, cards);
    }
  });

  it("every event that something flies for has places to fly from and to", () => {
    let drawn = model(steps[0]?.view ?? {}, undefined, cards);
    for (const { events } of steps.slice(1)) {
      drawn = played(drawn, events);
      for (const flight of drawn.flights) {
        expect(flight.from).toMatch(/./);
        expect(flight.to).toMatch(/./);
        expect(flight.from).not.toBe(flight.to);
      }
    }
    const ids = drawn.flights.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("what a seat gained and paid this round is known from what happened", () => {
    let drawn = model(steps[0]?.view ?? {}, undefined, cards);
    const past: EventShown[] = [...(steps[0]?.events ?? [])];
    for (const step of steps.slice(1)) {
      past.push(...step.events);
      drawn = model(step.view, played(drawn, step.events), cards);
      const late = recall(model(step.view, undefined, cards), past);
      expect(late.factories.map(({ account }) => account)).toEqual(
        drawn.factories.map(({ account }) => account),
      );
    }
  });
});

describe("time", () => {
  const rolled = event("rolled", { seat: 1, value: 4 });

  it("is taken for the turns of others", () => {
    expect(play(first(3), rolled).ms).toBe(MS.roll);
    expect(play(first(3), event("took", { seat: 2, blueprint: "golem", slot: 1 })).ms).toBe(
      MS.card,
    );
  });

  it("is not taken from who works", () => {
    const working = { ...first(3), phase: "work" as const, working: 1 };
    expect(play(working, event("placed", { seat: 2, floor: "mine", value: 4 })).ms).toBe(0);
    expect(play(working, event("gained", { seat: 1, stock: "metal", amount: 1 })).ms).toBe(0);
    expect(play(working, event("machine-rolled", { colour: "green", value: 4 })).ms).toBe(0);
  });
});

describe("one event", () => {
  const given = (change: Partial<Factory>): Model => {
    const drawn = first(3);
    const factories = drawn.factories.map((one) => (one.seat === 1 ? { ...one, ...change } : one));
    return { ...drawn, factories };
  };
  const own = (drawn: Model) => drawn.factories[0] as Factory;

  it("turns one's own card up in place of one that nobody sees", () => {
    const drawn = given({ hand: ["golem", "?"] });
    expect(own(play(drawn, event("drew-card", { seat: 1, blueprint: "dojo" })).model).hand).toEqual(
      ["golem", "dojo"],
    );
  });

  it("takes a chosen die before one that lies there", () => {
    const drawn = given({ dice: [3, 5], chosen: [5] });
    const { model: next } = play(drawn, event("put", { seat: 1, blueprint: "foundry", value: 5 }));
    expect(own(next).dice).toEqual([3, 5]);
    expect(own(next).chosen).toEqual([]);
    expect(own(next).used).toEqual({ foundry: [5] });
  });

  it("changes a die", () => {
    const drawn = given({ dice: [3, 5], chosen: [] });
    const { model: next } = play(drawn, event("changed", { seat: 1, value: 5, to: 2 }));
    expect(own(next).dice).toEqual([2, 3]);
  });

  it("builds a revealed card without taking one from the hand", () => {
    const drawn = { ...given({ hand: ["golem"] }), revealed: { seat: 1, card: "golem" } };
    const { model: next } = play(drawn, event("built", { seat: 1, blueprint: "golem" }));
    expect(own(next).hand).toEqual(["golem"]);
    expect(own(next).built).toContain("golem");
    expect(next.revealed).toBeNull();
  });

  it("sweeps a row", () => {
    const { model: next } = play(
      first(3),
      event("cleared", { seat: 1, row: "blueprints", resource: "metal" }),
    );
    expect(next.blueprints).toEqual([null, null, null, null]);
    expect(next.flights.filter(({ to }) => to === "discard")).toHaveLength(4);
  });

  it("shows The Machine's dice, and what came of each", () => {
    const roll = (color: string, value: number) =>
      event("machine-rolled", { colour: color, value });
    const drawn = played(first(1), [
      roll("green", 5),
      roll("red", 1),
      roll("blue", 2),
      roll("purple", 3),
      roll("yellow", 4),
      event("machine-made", { type: "production" }),
    ]);
    expect(drawn.machine?.dice.map(({ value }) => value)).toEqual([5, 1, 2, 3, 4]);
    expect(drawn.machine?.dice.find(({ color }) => color === "blue")?.made).toBe(true);
    expect(played(drawn, [roll("green", 1)]).machine?.dice).toHaveLength(1);
  });
});

describe("beats", () => {
  const kinds = (...names: string[]) =>
    beats(names.map((name) => event(name))).map((beat) => beat.map(({ kind }) => kind));

  it("dice of a roll are seen at once, and what completes the market", () => {
    expect(kinds("work", "rolled", "rolled", "rolled")).toEqual([
      ["work"],
      ["rolled", "rolled", "rolled"],
    ]);
    expect(kinds("took", "opened", "arrived")).toEqual([["took"], ["opened", "arrived"]]);
  });

  it("first everything is paid, then everything is gained", () => {
    expect(kinds("used", "paid", "discarded", "put", "gained", "drew", "drew-card")).toEqual([
      ["used", "paid", "discarded", "put"],
      ["gained", "drew", "drew-card"],
    ]);
  });
});
