import { describe, expect, it } from "vitest";
import { games, type Step } from "./fixtures/games.ts";
import { type Model, model } from "./model.ts";
import { MS, play } from "./play.ts";
import { ready } from "./ready.ts";

const KINDS = [
  "opened",
  "starts",
  "rolled",
  "took",
  "placed",
  "lapsed",
  "copied",
  "moved",
  "added",
  "swept",
  "shoved",
  "work-ended",
  "dropped",
  "fell",
  "totalled",
  "won",
  "stored",
  "turn",
  "ended",
];

/** What is seen of a model, whoever the pieces are: robots are put together by the view only. */
function seen(drawn: Model) {
  const seats = (dice: { seat: number }[]) => dice.map((die) => die.seat).sort();
  const tiles = (pieces: { tile: string }[]) => pieces.map((piece) => piece.tile).sort();
  return {
    carriers: drawn.carriers
      .map((one) => ({ tile: one.tile, field: one.field, dice: seats(one.dice) }))
      .sort((a, b) => a.field - b.field),
    spaces: drawn.spaces.map((one) => [one.space, one.die?.seat ?? 0]),
    stored: tiles(drawn.stored),
    left: drawn.left,
    supplies: drawn.areas.map((area) => seats(area.supply)),
    won: drawn.areas.map((area) => tiles([...area.robots.flatMap((r) => r.tiles), ...area.loose])),
    fall: drawn.fall,
    active: drawn.active,
    ending: drawn.ending,
  };
}

function ids(drawn: Model): string[] {
  const dice = [
    ...drawn.carriers.flatMap((one) => one.dice),
    ...drawn.spaces.flatMap((one) => one.die ?? []),
    ...drawn.areas.flatMap((area) => area.supply),
    ...(drawn.fall?.dice ?? []),
  ];
  const tiles = [
    ...drawn.carriers,
    ...drawn.stored,
    ...drawn.areas.flatMap((area) => [...area.robots.flatMap((r) => r.tiles), ...area.loose]),
    ...(drawn.fall ? [drawn.fall.tile] : []),
  ];
  return [...dice, ...tiles].map((piece) => piece.id);
}

const replayed = (drawn: Model, step: Step) =>
  step.events.reduce((now, event) => play(now, event).model, drawn);

describe.each([2, 3, 4])("a whole game at %i seats", (seats) => {
  const steps = games[seats] ?? [];

  it("is recorded from the deal to the end", () => {
    expect(steps.length).toBeGreaterThan(60);
    expect(steps.at(-1)?.view.standing).not.toBeNull();
  });

  it("events lead to what the next view shows", () => {
    let drawn = model(steps[0]?.view ?? {});
    for (const step of steps.slice(1)) {
      const played = replayed(drawn, step);
      expect(seen(played)).toEqual(seen(model(step.view)));
      drawn = model(step.view, played);
    }
  });

  it("every piece has an id of its own, and keeps it", () => {
    let drawn = model(steps[0]?.view ?? {});
    for (const step of steps.slice(1)) {
      const played = replayed(drawn, step);
      expect(new Set(ids(played)).size).toBe(ids(played).length);
      drawn = model(step.view, played);
      expect(ids(drawn).sort()).toEqual(ids(played).sort());
      expect(seen(drawn)).toEqual(seen(model(step.view)));
    }
  });

  it("looking again at the same view changes nothing", () => {
    for (const { view } of steps) {
      const drawn = model(view);
      expect(model(view, drawn)).toEqual(drawn);
    }
  });

  it("no die is ever lost", () => {
    let drawn = model(steps[0]?.view ?? {});
    for (const event of steps.slice(1).flatMap((step) => step.events)) {
      drawn = play(drawn, event).model;
      expect(ids(drawn).filter((id) => id.startsWith("die")).length).toBe(seats * 10);
    }
  });
});

describe("events", () => {
  const recorded = Object.values(games).flat();

  it("are all in the recorded games", () => {
    const kinds = new Set(recorded.flatMap((step) => step.events.map((event) => event.kind)));
    expect([...kinds].sort()).toEqual([...KINDS].sort());
  });

  it("an empty belt is filled by the set-up", () => {
    const step = games[3]?.[0] as Step;
    const empty = {
      ...step.view,
      seats: (step.view.seats as object[]).map((seat) => ({ ...seat, supply: 10 })),
      belt: [null, null, null, null, null],
    };
    expect(seen(replayed(model(empty), step))).toEqual(seen(model(step.view)));
  });

  it("take as long as they are to be seen", () => {
    const drawn = model(games[2]?.[0]?.view ?? {});
    const ms = (kind: string, args: Record<string, unknown>) => play(drawn, { kind, args }).ms;
    expect(ms("rolled", { seat: 1, field: 2 })).toBe(MS.tumble);
    expect(ms("placed", { seat: 1, space: "extra-die" })).toBe(MS.die);
    expect(ms("shoved", { tile: "red-head" })).toBe(MS.run);
    expect(ms("turn", { seat: 2 })).toBe(0);
    expect(ms("something-new", {})).toBe(0);
  });

  it("what they bring is there before it is seen, under the same id", () => {
    const drawn = model(games[2]?.[0]?.view ?? {});
    const shoved = play(drawn, { kind: "shoved", args: { tile: "red-head" } }).model;
    const [before] = ready(drawn, shoved);
    expect(before?.unseen?.carrier).toBe(shoved.carriers[0]);
    expect(before?.carriers).toBe(drawn.carriers);
    const dropped = play(shoved, { kind: "dropped", args: {} }).model;
    const falls = ready(shoved, dropped).map(({ unseen }) => unseen?.fall);
    expect(falls).toEqual([{ ...dropped.fall, dice: [] }, dropped.fall]);
    const rolled = play(drawn, { kind: "rolled", args: { seat: 1, field: 4 } }).model;
    const die = rolled.carriers.find((one) => one.field === 4)?.dice.at(-1);
    const coming = ready(drawn, rolled)[0]
      ?.carriers.find((one) => one.field === 4)
      ?.dice.at(-1);
    expect(coming).toEqual({ ...die, unseen: true });
    expect(ready(rolled, play(rolled, { kind: "turn", args: { seat: 2 } }).model)).toEqual([]);
    const placed = play(drawn, { kind: "placed", args: { seat: 1, space: "extra-die" } }).model;
    const on = (one: Model | undefined) =>
      one?.spaces.find(({ space }) => space === "extra-die")?.die;
    expect(on(ready(drawn, placed)[0])).toEqual({ ...on(placed), unseen: true });
    const tile = dropped.fall?.tile;
    const won = play(dropped, { kind: "won", args: { seat: 2, tile: tile?.tile } }).model;
    expect(ready(dropped, won)[0]?.areas[1]?.loose.at(-1)).toEqual({ ...tile, unseen: true });
    const stored = play(dropped, { kind: "stored", args: {} }).model;
    expect(ready(dropped, stored)[0]?.stored.at(-1)).toEqual({ ...tile, unseen: true });
  });

  it("what they have cleared away is gone before the next one", () => {
    const drawn = model(games[2]?.[0]?.view ?? {});
    const shoved = play(drawn, { kind: "shoved", args: { tile: "red-head" } }).model;
    const dropped = play(shoved, { kind: "dropped", args: {} }).model;
    expect(dropped.unseen?.carrier).toBeDefined();
    const fell = play(dropped, { kind: "fell", args: { seat: 1, face: 2 } }).model;
    expect(ready(dropped, fell)).toEqual([
      { ...dropped, motion: "ready", unseen: { carrier: undefined, fall: null } },
    ]);
  });

  it("a roll shows its face, and a die back in the supply shows none", () => {
    const drawn = model(games[2]?.[0]?.view ?? {});
    const rolled = play(drawn, { kind: "rolled", args: { seat: 1, field: 4 } }).model;
    const die = rolled.carriers.find((one) => one.field === 4)?.dice.at(-1);
    expect(die).toMatchObject({ seat: 1, face: 4 });
    const back = play(rolled, { kind: "took", args: { seat: 1, field: 4 } }).model;
    expect(back.areas[0]?.supply.map((one) => one.face)).toEqual(Array(8).fill(0));
  });
});

it("draws the end of a tie: how it was decided is no robot", () => {
  const view = games[2]?.at(-1)?.view ?? {};
  const tie = { name: "tie-tiles", points: 0, args: { count: 4 } };
  const seats = (view.seats as { lines: object[] }[]).map((seat) => ({
    ...seat,
    lines: [...seat.lines, tie],
  }));
  expect(seen(model({ ...view, seats }))).toEqual(seen(model(view)));
});
