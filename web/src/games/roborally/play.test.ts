import { describe, expect, it } from "vitest";
import type { EventShown } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";
import { beats, chapter } from "./beats.ts";
import { floorOf, races, type Turn } from "./fixtures/games.ts";
import { type Model, model, type Robot } from "./model.ts";
import { MS, play } from "./play.ts";

/** What is seen of a robot once nothing moves. */
function seen(robot: Robot) {
  const here = robot.presence === "floor";
  return {
    seat: robot.seat,
    at: here ? robot.at : null,
    facing: here ? robot.facing : null,
    damage: robot.damage,
    lives: robot.lives,
    flags: robot.flags,
    archive: robot.archive,
    power: robot.power,
    fate: robot.fate,
    locked: [...robot.locked].sort(),
    registers: robot.registers,
    options: [...robot.options].sort(),
  };
}

const after = (drawn: Model, events: EventShown[]) =>
  beats(events)
    .flat()
    .reduce((now, event) => play(now, event).model, drawn);

describe.each(races)("a race of $seats robots", ({ still, turns }) => {
  it("is recorded turn by turn, to its end", () => {
    expect(turns.length).toBeGreaterThan(9);
    expect(turns.at(-1)?.view.standing).not.toBeNull();
  });

  it("events lead to what the next view shows", () => {
    let drawn = model(turns[0]?.view ?? {}, undefined, still);
    for (const turn of turns.slice(1)) {
      const played = after(drawn, turn.events);
      const told = ({ robots }: Model) => robots.map(seen);
      const truth = model(turn.view, undefined, still);
      if (!truth.over) expect(told(played)).toEqual(told(truth));
      drawn = model(turn.view, played, still);
      expect(told(drawn)).toEqual(told(truth));
    }
  });

  it("no robot ever turns the long way round", () => {
    let drawn = model(turns[0]?.view ?? {}, undefined, still);
    for (const event of turns.slice(1).flatMap((turn: Turn) => turn.events)) {
      const next = play(drawn, event).model;
      for (const [at, robot] of next.robots.entries()) {
        const by = Math.abs(robot.angle - (drawn.robots[at]?.angle ?? 0));
        if (event.kind !== "returned") expect(by).toBeLessThanOrEqual(180);
        expect(((robot.angle % 360) + 360) % 90).toBe(0);
      }
      drawn = next;
    }
  });

  it("beats lose no event and keep their order", () => {
    for (const { events } of turns) expect(beats(events).flat()).toEqual(events);
  });

  it("has five registers a turn", () => {
    const first = turns[1]?.events ?? [];
    expect(first.map(chapter).filter(Boolean)).toEqual([1, 2, 3, 4, 5]);
  });
});

const event = (kind: string, args: Record<string, unknown> = {}): EventShown => ({ kind, args });
const kinds = (events: EventShown[]) => beats(events).map((beat) => beat.map(({ kind }) => kind));

describe("what is seen at the same time", () => {
  it("a push is one step: whoever is pushed, then who pushes", () => {
    expect(
      kinds([event("pushed"), event("pushed"), event("moved"), event("pushed"), event("moved")]),
    ).toEqual([
      ["pushed", "pushed", "moved"],
      ["pushed", "moved"],
    ]);
    expect(kinds([event("moved"), event("moved")])).toEqual([["moved"], ["moved"]]);
  });

  it("belts carry everybody at once, and drop them", () => {
    const ride = ["belts", "carried", "turned", "fell", "destroyed", "carried"].map((kind) =>
      event(kind),
    );
    expect(kinds([...ride, event("belts")])).toEqual([
      ["belts", "carried", "turned", "fell", "destroyed", "carried"],
      ["belts"],
    ]);
  });

  it("all lasers fire, then damage arrives", () => {
    expect(
      kinds(
        ["lasers", "beam", "shot", "shot", "damaged", "locked", "damaged"].map((kind) =>
          event(kind),
        ),
      ),
    ).toEqual([
      ["lasers", "beam", "shot", "shot"],
      ["damaged", "locked", "damaged"],
    ]);
  });
});

describe("an event", () => {
  const still = floorOf("risky-exchange");
  const start = model(races[1]?.turns[0]?.view ?? {}, undefined, still);
  const one = (drawn: Model, seat: number) =>
    drawn.robots.find((robot) => robot.seat === seat) as Robot;
  const then = (...events: EventShown[]) => after(start, events);

  it("moves a robot, and remembers where it was", () => {
    const drawn = then(event("moved", { seat: 1, space: "C3", direction: "north" }));
    expect(one(drawn, 1)).toMatchObject({
      at: { x: 2, y: 2 },
      motion: "step",
      before: one(start, 1).at,
    });
    expect(drawn.acting).toBe(one(start, 1).id);
  });

  it("turns it by card, by belt or by gear, each at its own pace", () => {
    const by = (how: string) => event("turned", { seat: 1, facing: "south", by: how });
    expect(one(then(by("card")), 1)).toMatchObject({ facing: "south", motion: "turn" });
    expect(then(by("card")).acting).toBe(one(start, 1).id);
    expect(one(then(event("gears"), by("gear")), 1).motion).toBe("gear");
    const ride = event("carried", { seat: 1, space: "C3" });
    expect(one(then(event("belts"), ride, by("belt")), 1).motion).toBe("belt");
  });

  it("over the edge goes where there is no floor", () => {
    const drawn = then(
      event("moved", { seat: 1, space: "A5", direction: "west" }),
      event("fell", { seat: 1, space: "A5", how: "edge" }),
      event("destroyed", { seat: 1, lives: 2 }),
    );
    expect(one(drawn, 1)).toMatchObject({
      presence: "edge",
      headed: "west",
      lives: 2,
      fate: "destroyed",
    });
    const turned = then(
      event("moved", { seat: 1, space: "L5", direction: "north" }),
      event("fell", { seat: 1, space: "L5", how: "edge" }),
    );
    expect(one(turned, 1).headed).toBe("east");
  });

  it("a belt carries into a pit at the pace of the belt", () => {
    const drawn = then(
      event("belts", { running: "all" }),
      event("fell", { seat: 2, space: "C2", how: "pit" }),
    );
    expect(one(drawn, 2)).toMatchObject({ presence: "pit", motion: "belt", at: { x: 2, y: 1 } });
  });

  it("damage alone makes a robot burst", () => {
    const drawn = then(
      event("damaged", { seat: 1, damage: 10 }),
      event("destroyed", { seat: 1, lives: 0 }),
      event("out", { seat: 1 }),
    );
    expect(one(drawn, 1)).toMatchObject({ presence: "blast", fate: "out", archive: null });
  });

  it("lights lasers until damage arrives", () => {
    const fired = then(
      event("lasers"),
      event("beam", { laser: 1, seat: 2, hits: 1 }),
      event("shot", { seat: 1, target: 2 }),
    );
    expect(fired).toMatchObject({ firing: true });
    expect(fired.beams.map(({ from }) => from)).toEqual(["wall", "robot"]);
    expect(play(fired, event("damaged", { seat: 2, damage: 1 })).model).toMatchObject({
      firing: false,
      beams: [],
    });
  });

  it("flags, archive, repairs, options and power follow", () => {
    const drawn = then(
      event("touched", { seat: 1, flag: 1 }),
      event("archived", { seat: 1, space: "H2" }),
      event("damaged", { seat: 1, damage: 5 }),
      event("locked", { seat: 1, register: 5 }),
      event("repaired", { seat: 1, damage: 4 }),
      event("unlocked", { seat: 1, register: 5 }),
      event("drew-option", { seat: 1, option: "brakes" }),
      event("announced", { seat: 1 }),
    );
    expect(one(drawn, 1)).toMatchObject({
      flags: 1,
      archive: { x: 7, y: 1 },
      damage: 4,
      locked: [],
      options: ["brakes"],
      power: "announced",
    });
    expect(
      one(play(drawn, event("lost-option", { seat: 1, option: "brakes" })).model, 1).options,
    ).toEqual([]);
  });

  it("deals hidden cards, then shows one's own", () => {
    const drawn = then(
      event("dealt", { seat: 1, count: 2 }),
      event("dealt-card", { seat: 1, card: "left-70" }),
    );
    expect(one(drawn, 1).hand).toEqual(["left-70", "?"]);
  });

  it("machines count how often they ran", () => {
    const drawn = then(
      event("belts", { running: "express" }),
      event("belts", { running: "all" }),
      event("gears"),
      event("register", { register: 3 }),
      event("pushers"),
    );
    expect(drawn.machines).toEqual({ express: 2, belts: 1, gears: 1, pushers: 1, register: 3 });
  });

  it("takes as long as it is to be seen; what is unknown takes no time", () => {
    const ms = (kind: string, args = {}) => play(start, event(kind, args)).ms;
    expect(ms("moved", { seat: 1, space: "C3" })).toBe(MS.step);
    expect(ms("ready", { seat: 1 })).toBe(0);
    expect(ms("something-new")).toBe(0);
    const told: Json = { ...play(start, event("lasers")) } as unknown as Json;
    expect(told.stands).toBe(600);
  });
});
