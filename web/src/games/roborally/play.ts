// What comes of an event: the next model, and how long it is to be seen.

import type { EventShown } from "../../app/protocol.ts";
import type { Played } from "../../app/stage.ts";
import { HIDDEN } from "./cards.ts";
import { type At, headed, opposite, spaceAt, spaceOf, stepped } from "./floor/space.ts";
import {
  changed,
  type Machines,
  type Model,
  type Motion,
  type Robot,
  type Running,
  robotOf,
  turnedTo,
} from "./model.ts";
import { playOption } from "./play-options.ts";
import { playSpecial } from "./play-specials.ts";
import { DIRECTIONS, type Direction } from "./still.ts";
import { done, MS, STILL, type Told } from "./told.ts";

export { MS } from "./told.ts";

const REGISTERS = [1, 2, 3, 4, 5];
const TOGETHER = "tandem-carnage"; // flags are the team's
const ENDS = ["fell", "destroyed", "out"];

/** The model after an event. */
export function play(last: Model, event: EventShown): Played<Model> {
  const told = event.args as Told;
  const before = cleared(last, event.kind);
  const robot = robotOf(before, told.seat);
  const change = (some: Partial<Robot>, from: Model = before) =>
    robot ? changed(from, robot.id, some) : from;
  const goes = (motion: Motion) => {
    const to = spaceAt(told.space);
    return robot && to ? moved(before, robot, to, motion, told.direction) : before;
  };
  switch (event.kind) {
    case "turn":
      return done({ ...begun(before), turn: told.turn ?? before.turn, register: 0, step: "" });
    case "dealt":
      return done(change({ dealt: told.count ?? 0, hand: hidden(told.count ?? 0), ready: false }));
    case "dealt-card":
      return done(change({ hand: dealt(robot, told.card ?? HIDDEN) }));
    case "ready":
      return done(change({ ready: true }));
    case "announced":
      return done(change({ power: "announced" }), MS.look);
    case "register":
      return done({ ...quiet(before), register: told.register ?? 0 }, MS.register, STILL.register);
    case "revealed":
      return done(change(revealed(robot, before, told)), MS.reveal, STILL.reveal);
    case "moved":
      return done({ ...goes("step"), acting: robot?.id ?? "" }, MS.step);
    case "pushed":
      return done(goes("push"), MS.step);
    case "carried":
      return done(goes("belt"), MS.belts);
    case "turned":
      return done(turned(before, robot, told), MS.turn);
    case "blocked":
      return done({ ...before, acting: robot?.id ?? "" }, MS.blocked);
    case "belts":
      return done(
        run(before, "belts", told.running === "express" ? ["express"] : ["express", "belts"]),
        MS.belts,
      );
    case "pushers":
      return done(
        run({ ...before, machines: { ...before.machines, register: before.register } }, "pushers"),
        MS.pushers,
      );
    case "gears":
      return done(run(before, "gears"), MS.gears);
    case "lasers":
      return done({ ...quiet(before), firing: true, beams: [] }, MS.lasers, STILL.lasers);
    case "beam":
      return done(beamed(before, robot, told), MS.lasers, STILL.lasers);
    case "shot":
      return done(shot(before, robot, told), MS.lasers, STILL.lasers);
    case "damaged":
      return done(
        {
          ...change({ damage: told.damage ?? 0, hits: (robot?.hits ?? 0) + 1 }),
          firing: false,
          beams: [],
        },
        MS.damage,
      );
    case "repaired":
      return done(change({ damage: told.damage ?? 0 }), MS.look);
    case "locked":
      return done(change({ locked: [...(robot?.locked ?? []), told.register ?? 0] }), MS.look);
    case "filled":
      return done(change(filled(robot, told)), MS.look);
    case "unlocked":
      return done(change(unlocked(robot, told.register ?? 0)), MS.look);
    case "fell":
      return done(fallen(before, robot, told), MS.fall);
    case "destroyed":
      return done(
        change(destroyed(robot, told.lives ?? 0)),
        robot?.presence === "floor" ? MS.fall : 0,
      );
    case "out":
      return done(change({ fate: "out", archive: null }), MS.look);
    case "touched":
      return done(touched(before, robot, told.flag ?? 0), MS.touch);
    case "archived":
      return done(change({ archive: spaceAt(told.space) }), MS.look);
    case "powered-down":
      return done(change({ power: "down", damage: 0, locked: [] }), MS.look);
    case "stays-down":
      return done(change({ power: "down" }), MS.look);
    case "powered-up":
      return done(change({ power: "up" }), MS.look);
    case "returned":
      return done(change(returned(robot, told)), MS.look);
    case "returned-with":
      return done(change({ damage: told.damage ?? 0 }));
    case "finished":
    case "won":
      return done(change({ fate: "finished" }), MS.touch);
    default: {
      const target = robotOf(before, told.target);
      const happening = { kind: event.kind, told, robot, target };
      return playOption(before, happening) ?? playSpecial(before, happening) ?? done(before);
    }
  }
}

/** What was held up or turned with another event is over. */
function cleared(last: Model, kind: string): Model {
  if (ENDS.includes(kind)) return last;
  const spots = last.spots.filter(({ how }) => how === kind);
  if (spots.length === last.spots.length && last.turning === null && !last.reach) return last;
  return { ...last, spots, turning: null, reach: null };
}

/** In Tandem Carnage flags count for the team. */
function touched(before: Model, robot: Robot | undefined, flags: number): Model {
  const together = before.still.course === TOGETHER;
  const robots = before.robots.map((one) =>
    one.id === robot?.id || (together && one.team === robot?.team) ? { ...one, flags } : one,
  );
  return { ...before, robots };
}

/** Nothing fires and nobody acts. */
function quiet(before: Model): Model {
  return { ...before, firing: false, beams: [], acting: "", running: "" };
}

/** A new turn: cards that are not locked are gone. */
function begun(before: Model): Model {
  return {
    ...quiet(before),
    robots: before.robots.map((one) => ({
      ...one,
      ready: false,
      controller: 0,
      stabilized: false,
      seconds: one.seconds.map((card, at) => (one.locked.includes(at + 1) ? card : null)),
      face_up: one.face_up.filter((register) => one.locked.includes(register)),
      registers: one.registers.map((card, at) => (one.locked.includes(at + 1) ? card : null)),
    })),
  };
}

function hidden(count: number): string[] {
  return Array.from({ length: count }, () => HIDDEN);
}

/** One's own cards take the places of those that everybody saw dealt. */
function dealt(robot: Robot | undefined, card: string): string[] {
  const hand = [...(robot?.hand ?? [])];
  const place = hand.indexOf(HIDDEN);
  if (place < 0) return [...hand, card];
  hand[place] = card;
  return hand;
}

/** A card is turned over; a second one beside it. */
function revealed(robot: Robot | undefined, { register }: Model, told: Told): Partial<Robot> {
  if (!robot) return {};
  const number = told.register ?? register;
  const first = robot.registers[number - 1];
  if (robot.face_up.includes(number) && first !== told.card) {
    const seconds = REGISTERS.map((one) => robot.seconds[one - 1] ?? null);
    seconds[number - 1] = told.card ?? null;
    return { seconds };
  }
  const registers = [...robot.registers];
  registers[number - 1] = told.card ?? null;
  const face_up = robot.face_up.includes(number) ? robot.face_up : [...robot.face_up, number];
  return { registers, face_up };
}

function filled(robot: Robot | undefined, { register = 0, card }: Told): Partial<Robot> {
  const face_up = [...(robot?.face_up ?? []).filter((one) => one !== register), register];
  const registers =
    robot?.registers.map((one, at) => (at + 1 === register ? (card ?? null) : one)) ?? [];
  return { registers, face_up };
}

function moved(before: Model, robot: Robot, to: At, motion: Motion, way?: Direction): Model {
  const direction = way ?? (robot.at ? headed(robot.at, to) : null);
  return changed(before, robot.id, {
    at: to,
    before: robot.at,
    motion,
    headed: direction ?? robot.headed,
    presence: "floor",
  });
}

function turned(before: Model, robot: Robot | undefined, { facing, by }: Told): Model {
  if (!robot || !facing) return before;
  const motion = by === "gear" ? "gear" : robot.motion === "belt" ? "belt" : "turn";
  const angle = turnedTo(robot.angle, facing);
  const after = changed(before, robot.id, { facing, angle, motion });
  return by === "card" ? { ...after, acting: robot.id } : after;
}

/** Machines run; what is counted is how often each kind of them did. */
function run(
  before: Model,
  running: Exclude<Running, "">,
  counted: Exclude<keyof Machines, "register">[] = [running],
): Model {
  const machines = { ...before.machines };
  for (const one of counted) machines[one] += 1;
  const robots = before.robots.map((one) =>
    one.motion || one.before ? { ...one, motion: "" as const, before: null } : one,
  );
  return { ...quiet(before), machines, robots, running };
}

function beamed(before: Model, robot: Robot | undefined, told: Told): Model {
  if (!robot) return before;
  const { space = "", hits = 1 } = told;
  const beam = { from: "wall" as const, space, target: robot.id, hits };
  return { ...before, firing: true, beams: [...before.beams, beam] };
}

function shot(before: Model, robot: Robot | undefined, told: Told): Model {
  const target = robotOf(before, told.target);
  if (!robot || !target) return before;
  const beam = { from: "robot" as const, id: robot.id, target: target.id, weapon: "" };
  return { ...before, firing: true, beams: [...before.beams, beam] };
}

function unlocked(robot: Robot | undefined, register: number): Partial<Robot> {
  if (!robot) return {};
  const registers = [...robot.registers];
  registers[register - 1] = null;
  const seconds = robot.seconds.map((card, at) => (at + 1 === register ? null : card));
  return { registers, seconds, locked: robot.locked.filter((one) => one !== register) };
}

function fallen(before: Model, robot: Robot | undefined, told: Told): Model {
  if (!robot) return before;
  const at = spaceAt(told.space) ?? robot.at;
  const presence = told.how === "edge" ? "edge" : "pit";
  const way = presence === "edge" && at ? overEdge(before, robot, at) : robot.headed;
  const motion = before.running === "belts" ? "belt" : "step";
  return changed(before, robot.id, { at, before: robot.at, presence, motion, headed: way });
}

/** Which way it went over the edge: where there is no floor, ahead rather than elsewhere. */
function overEdge({ still }: Model, { headed: way, facing }: Robot, at: At): Direction {
  const open = DIRECTIONS.filter((side) => !spaceOf(still, stepped(at, side)));
  const likely = [way, facing, opposite(facing)].find((side) => side && open.includes(side));
  return likely ?? open[0] ?? facing;
}

function destroyed(robot: Robot | undefined, lives: number): Partial<Robot> {
  if (!robot) return {};
  return {
    lives,
    damage: 0,
    locked: [],
    power: "up",
    fate: "destroyed",
    presence: robot.presence === "floor" ? "blast" : robot.presence,
  };
}

function returned(robot: Robot | undefined, told: Told): Partial<Robot> {
  if (!robot) return {};
  const facing = told.facing ?? robot.facing;
  return {
    at: spaceAt(told.space),
    before: null,
    facing,
    angle: turnedTo(undefined, facing),
    presence: "floor",
    motion: "return",
    fate: "racing",
  };
}
