// What is drawn of a race: robots that keep their ids while they travel. No rules: a view or an
// event says who is where.

import type { EventShown } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";
import { type At, quarter, spaceAt } from "./floor/space.ts";
import type { Direction, Still } from "./still.ts";
import type { RobotView, View } from "./view.ts";

/** How a robot came to where it is: what its motion looks like. */
export type Motion = "" | "step" | "push" | "turn" | "belt" | "gear" | "return";

/** Where a robot is: on the floor, on its way off it, or away. */
export type Presence = "floor" | "pit" | "edge" | "blast" | "away";

export interface Robot extends Omit<RobotView, "space" | "facing" | "archive"> {
  id: string;
  /** The space it is drawn on; the last one if it left the floor. */
  at: At | null;
  facing: Direction;
  /** Degrees it has turned since it came, so that it never turns the long way round. */
  angle: number;
  archive: At | null;
  presence: Presence;
  motion: Motion;
  /** Which way it moved last. */
  headed: Direction | null;
  /** Where it was before this beat, for who wants no travel. */
  before: At | null;
  /** How often it was hit: a new number makes it flash. */
  hits: number;
}

/** A laser that fires: from a wall, or from one robot to another. */
export type Beam =
  | { from: "wall"; space: string; target: string; hits: number }
  | { from: "robot"; id: string; target: string };

/** What the machines of the floor do: each number counts how often. */
export interface Machines {
  express: number;
  belts: number;
  pushers: number;
  /** The register that pushers push in. */
  register: number;
  gears: number;
}

export interface Model {
  turn: number;
  /** 1 … 5 while a register is played. */
  register: number;
  step: string;
  robots: Robot[];
  machines: Machines;
  /** Whether lasers fire now, and whom they hit. */
  firing: boolean;
  beams: Beam[];
  /** The robot that acts now, by id. */
  acting: string;
  /** Whether belts carry robots now, or cards and pushers move them. */
  riding: boolean;
  /** The floor, which never changes. */
  still: Still;
  deck: number;
  over: boolean;
}

export function idOf({ seat, dock }: { seat: number; dock: number }): string {
  return `robot ${seat}.${dock}`;
}

/** What a view shows; robots that were drawn before go on from there. */
export function model(shown: Json, before: Model | undefined, still: Json): Model {
  const view = shown as unknown as View;
  return {
    turn: view.turn,
    register: view.register,
    step: view.step ?? "",
    robots: view.robots.map((robot) =>
      seen(
        robot,
        before?.robots.find((one) => one.id === idOf(robot)),
      ),
    ),
    machines: before?.machines ?? { express: 0, belts: 0, pushers: 0, register: 0, gears: 0 },
    firing: false,
    beams: [],
    acting: "",
    riding: false,
    still: still as unknown as Still,
    deck: view.deck,
    over: view.standing !== null,
  };
}

function seen(view: RobotView, before?: Robot): Robot {
  const at = spaceAt(view.space);
  const stays = before?.at && at && before.at.x === at.x && before.at.y === at.y;
  return {
    ...view,
    id: idOf(view),
    at: at ?? before?.at ?? spaceAt(view.archive),
    angle: turnedTo(before?.angle, view.facing),
    archive: spaceAt(view.archive),
    presence: at ? "floor" : "away",
    motion: stays ? before.motion : "",
    headed: null,
    before: null,
    hits: before?.hits ?? 0,
  };
}

/** The nearest angle to one before that faces a direction. */
export function turnedTo(angle: number | undefined, facing: Direction): number {
  const wanted = quarter(facing) * 90;
  if (angle === undefined) return wanted;
  const by = ((((wanted - angle) % 360) + 540) % 360) - 180;
  return angle + (by === -180 ? 180 : by);
}

/** The model with one robot changed. */
export function changed(before: Model, id: string, change: Partial<Robot>): Model {
  const robots = before.robots.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...before, robots };
}

/** The robot that an event speaks of: a seat has one, unless a robot is named. */
export function robotOf({ robots }: Model, args: EventShown["args"]): Robot | undefined {
  const { seat, robot } = args as { seat?: number; robot?: number };
  return robots.find((one) => one.seat === seat && (robot === undefined || one.dock === robot));
}
