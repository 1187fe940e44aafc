import { describe, expect, it } from "vitest";
import type { EventShown } from "../../app/protocol.ts";
import { beats } from "./beats.ts";
import { floorOf, races, specials } from "./fixtures/games.ts";
import { type Model, model, ownRobot, type Robot, robotOf } from "./model.ts";
import { MS, play } from "./play.ts";
import { weaponShots } from "./robots/beams.ts";

const event = (kind: string, args: Record<string, unknown> = {}): EventShown => ({ kind, args });
const after = (drawn: Model, events: EventShown[]) =>
  beats(events)
    .flat()
    .reduce((now, one) => play(now, one).model, drawn);

/** What is seen of a robot once nothing moves. */
function seen(robot: Robot) {
  const here = robot.presence === "floor";
  return {
    id: robot.id,
    at: here ? robot.at : null,
    facing: here ? robot.facing : null,
    damage: robot.damage,
    lives: robot.lives,
    flags: robot.flags,
    power: robot.power,
    fate: robot.fate,
    superbot: robot.superbot,
    options: [...robot.options].sort(),
    registers: robot.registers,
    controller: robot.controller,
  };
}

describe.each(specials)("$course", ({ still, turns }) => {
  it("events lead to what the next view shows", () => {
    let drawn = model(turns[0]?.view ?? {}, undefined, still);
    for (const turn of turns.slice(1)) {
      const played = after(drawn, turn.events);
      const truth = model(turn.view, undefined, still);
      const robots = (of: Model) => of.robots.map(seen);
      const flags = (of: Model) =>
        of.flags.map(({ number, at, presence, carrier, team }) => ({
          number,
          at: presence === "floor" ? at : null,
          carrier,
          team,
        }));
      if (!truth.over) {
        expect(robots(played)).toEqual(robots(truth));
        expect(flags(played)).toEqual(flags(truth));
        expect(played.turned).toEqual(truth.turned);
      }
      drawn = model(turn.view, played, still);
      expect(drawn.spots).toEqual([]);
    }
  });

  it("beats lose no event and keep their order", () => {
    for (const { events } of turns) expect(beats(events).flat()).toEqual(events);
  });
});

describe("an event of an Option", () => {
  const still = floorOf("risky-exchange");
  const start = model(races[1]?.turns[0]?.view ?? {}, undefined, still);
  const one = (drawn: Model, seat: number) => robotOf(drawn, seat) as Robot;
  const then = (...events: EventShown[]) => after(start, events);

  it("holds the card up over its robot, until something else happens", () => {
    const drawn = then(
      event("drew-option", { seat: 1, option: "brakes" }),
      event("drew-option", { seat: 2, option: "flywheel" }),
    );
    expect(drawn.spots.map(({ what }) => what)).toEqual(["brakes", "flywheel"]);
    expect(play(drawn, event("moved", { seat: 1, space: "C3" })).model.spots).toEqual([]);
    const again = play(drawn, event("recompiled", { seat: 1, count: 9 })).model;
    expect(again.spots.map(({ what }) => what)).toEqual(["recompile"]);
    expect(play(start, event("used", { seat: 1, option: "brakes" })).ms).toBe(MS.option);
  });

  it("fires a weapon in a way of its own", () => {
    const drawn = then(
      event("lasers"),
      event("shot", { seat: 1, target: 2 }),
      event("fired", { seat: 2, target: 1, option: "tractor-beam" }),
    );
    expect(weaponShots(drawn).map(({ weapon }) => weapon)).toEqual(["tractor-beam"]);
    expect(drawn.beams).toHaveLength(2);
  });

  it("shows a second card beside the first", () => {
    const drawn = then(
      event("register", { register: 1 }),
      event("revealed", { seat: 1, card: "move1-490" }),
      event("revealed", { seat: 1, card: "left-70" }),
    );
    expect(one(drawn, 1)).toMatchObject({ seconds: ["left-70", null, null, null, null] });
    expect(one(drawn, 1).registers[0]).toBe("move1-490");
  });

  it("counts tokens and shots, and takes the card away in the end", () => {
    const coated = then(
      event("drew-option", { seat: 1, option: "ablative-coat" }),
      event("coated", { seat: 1, tokens: 2 }),
    );
    expect(one(coated, 1)).toMatchObject({ counts: { "ablative-coat": 2 }, guards: 1 });
    const spent = play(coated, event("spent", { seat: 1, option: "ablative-coat" })).model;
    expect(one(spent, 1).options).toEqual([]);
  });

  it("lets one robot carry out another's cards for the turn", () => {
    const drawn = then(event("controlled", { seat: 1, target: 2 }));
    expect(one(drawn, 2).controller).toBe(one(start, 1).dock);
    expect(one(play(drawn, event("turn", { turn: 2 })).model, 2).controller).toBe(0);
  });
});

describe("two robots of one seat", () => {
  const race = specials.find(({ course }) => course === "interference");
  const start = model(race?.turns[0]?.view ?? {}, undefined, race?.still ?? {});

  it("are told apart by events", () => {
    expect(robotOf(start, 1)).toMatchObject({ seat: 1, blocker: false });
    expect(robotOf(start, 9)).toMatchObject({ seat: 1, blocker: true });
  });

  it("the one that is decided for is one's own", () => {
    const blocker = robotOf(start, 9) as Robot;
    expect(ownRobot(start, 1)?.blocker).toBe(false);
    expect(ownRobot({ ...start, asked: blocker.dock }, 1)?.id).toBe(blocker.id);
  });
});
