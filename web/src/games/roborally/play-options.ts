// What comes of an event that Options bring about.

import type { Played } from "../../app/stage.ts";
import { HIDDEN } from "./cards.ts";
import { spaceAt } from "./floor/space.ts";
import { changed, type Model, type Robot } from "./model.ts";
import { done, type Happening, MS, STILL } from "./told.ts";

/** The model after such an event; null if it is none. */
export function playOption(before: Model, happening: Happening): Played<Model> | null {
  const { kind, told, robot, target } = happening;
  const option = told.option ?? "";
  const change = (some: Partial<Robot>, from: Model = before) =>
    robot ? changed(from, robot.id, some) : from;
  const aim = (some: Partial<Robot>, from: Model = before) =>
    target ? changed(from, target.id, some) : from;
  const shown = (from: Model, what = option) =>
    done(spotted(from, { ...happening, told: { ...told, option: what } }), MS.option, STILL.option);
  switch (kind) {
    case "drew-option":
      return shown(change({ options: [...(robot?.options ?? []), option] }));
    case "lost-option":
    case "cancelled":
    case "spent":
      return shown(change(without(robot, option)));
    case "stripped":
      return done(
        spotted(aim(without(target, option)), { ...happening, robot: target }),
        MS.option,
        STILL.option,
      );
    case "used":
      return shown(change(using(robot, option, before)));
    case "fired": {
      if (!robot || !target) return done(before);
      const beam = { from: "robot" as const, id: robot.id, target: target.id, weapon: option };
      const beams = [...before.beams, beam];
      const left = (robot.counts[option] ?? 0) - 1;
      const after = option === "mini-howitzer" ? change(counted(robot, option, left)) : before;
      return done({ ...after, firing: true, beams }, MS.lasers, STILL.lasers);
    }
    case "shielded":
      return done(change({ guards: (robot?.guards ?? 0) + 1 }), MS.damage);
    case "coated": {
      const guards = (robot?.guards ?? 0) + 1;
      const counts = counted(robot, "ablative-coat", told.tokens ?? 0);
      return done(change({ ...counts, guards }), MS.damage);
    }
    case "aimed":
    case "rammed":
      return done({ ...before, acting: robot?.id ?? "" }, MS.look);
    case "stored":
      return done(change(stored(robot, option)), MS.look);
    case "took":
      return done(change({ stored: left(robot, "flywheel") }), MS.look);
    case "recompiled":
      return shown(change(recompiled(robot, told.count ?? 0)), "recompile");
    case "replaced":
      return done(change(replaced(robot, before.register, told.card ?? null)), MS.reveal);
    case "controlled":
      return done(aim({ controller: robot?.dock ?? 0 }), MS.look);
    case "scrambled":
      return done(aim(scrambled(target, told.register ?? 0)), MS.look);
    case "reached": {
      const to = spaceAt(told.space);
      return done({ ...before, reach: robot && to ? { id: robot.id, to } : null }, MS.touch);
    }
    default:
      return null;
  }
}

/** Held up over its robot, beside what came with the same kind of event. */
export function spotted(before: Model, { kind, told, robot }: Happening): Model {
  if (!robot) return before;
  const spot = { id: robot.id, how: kind, what: told.option ?? told.side ?? "" };
  const others = before.spots.filter(({ id, how }) => id !== robot.id && how === kind);
  return { ...before, spots: [...others, spot] };
}

function without(robot: Robot | undefined, option: string): Partial<Robot> {
  return {
    options: robot?.options.filter((one) => one !== option) ?? [],
    stored: left(robot, option),
  };
}

/** What lies on Options, but for one of them. */
function left(robot: Robot | undefined, option: string): Record<string, string> {
  return Object.fromEntries(Object.entries(robot?.stored ?? {}).filter(([on]) => on !== option));
}

function counted(robot: Robot | undefined, option: string, count: number): Partial<Robot> {
  return { counts: { ...robot?.counts, [option]: count } };
}

function using(robot: Robot | undefined, option: string, { register }: Model): Partial<Robot> {
  if (option === "gyroscopic-stabilizer") return { stabilized: true };
  if (option !== "conditional-program" || !robot) return {};
  const card = robot.stored[option] ?? HIDDEN;
  return { ...put(robot, register, card), stored: left(robot, option) };
}

/** Another card lies face down in a register. */
function put(robot: Robot, register: number, card: string): Partial<Robot> {
  return {
    registers: robot.registers.map((one, at) => (at + 1 === register ? card : one)),
    seconds: robot.seconds.map((one, at) => (at + 1 === register ? null : one)),
    face_up: robot.face_up.filter((one) => one !== register),
  };
}

function stored(robot: Robot | undefined, option: string): Partial<Robot> {
  return { stored: { ...robot?.stored, [option]: robot?.stored[option] ?? HIDDEN } };
}

function recompiled(robot: Robot | undefined, count: number): Partial<Robot> {
  if (!robot) return {};
  const kept = (card: string | null, at: number) => (robot.locked.includes(at + 1) ? card : null);
  return {
    hand: Array.from({ length: count }, () => HIDDEN),
    registers: robot.registers.map(kept),
    seconds: robot.seconds.map(kept),
  };
}

function replaced(robot: Robot | undefined, register: number, card: string | null): Partial<Robot> {
  if (!robot || card === null) return {};
  const face_up = [...robot.face_up.filter((one) => one !== register), register];
  return { ...put(robot, register, card), face_up };
}

function scrambled(target: Robot | undefined, register: number): Partial<Robot> {
  return target ? put(target, register, HIDDEN) : {};
}
