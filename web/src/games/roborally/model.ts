// What is drawn of a race: robots that keep their ids while they travel. No rules: a view or an
// event says who is where.

import type { Json } from "../../app/stage.ts";
import { type At, quarter, spaceAt } from "./floor/space.ts";
import type { Direction, Still } from "./still.ts";
import type { FlagView, RobotView, View } from "./view.ts";

/** How a robot came to where it is: what its motion looks like. */
export type Motion = "" | "step" | "push" | "turn" | "belt" | "gear" | "return";

/** Where a robot is: on the floor, on its way off it, or away. */
type Presence = "floor" | "pit" | "edge" | "blast" | "sent" | "away";

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
  /** How often a shield or a coat took a hit. */
  guards: number;
}

/** A laser that fires: from a wall, or from one robot to another; by a weapon, or by none. */
export type Beam =
  | { from: "wall"; space: string; target: string; hits: number }
  | { from: "robot"; id: string; target: string; weapon: string };

export interface Flag {
  number: number;
  /** Where it lies, or lay last. */
  at: At | null;
  presence: "floor" | "away" | "carried";
  motion: "" | "belt" | "place";
  /** Who carries it, by id. */
  carrier: string;
  team: number;
}

/** Something that is held up over a robot for a moment: an Option, or a coin. */
interface Spot {
  id: string;
  /** The event that it comes with. */
  how: string;
  what: string;
}

/** Which machines run: belts carry robots, pushers and gears move them; nothing while cards do. */
export type Running = "" | "belts" | "pushers" | "gears";

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
  running: Running;
  /** The robot that one decides for now, by dock. */
  asked: number;
  flags: Flag[];
  /** Quarters that each board has turned; and the board that turns now, by its place. */
  turned: number[];
  turning: number | null;
  spots: Spot[];
  /** The space that a robot reaches out to. */
  reach: { id: string; to: At } | null;
  /** The floor as it was at the start. */
  still: Still;
  deck: number;
  over: boolean;
}

const SECOND = 8; // events call the blocker of a seat by its number and this

function idOf({ seat, dock }: { seat: number; dock: number }): string {
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
    running: "",
    asked: view.asked,
    flags: view.flags.map((flag, at) => flagSeen(flag, at + 1, view.robots, before?.flags[at])),
    turned: view.turned,
    turning: null,
    spots: [],
    reach: null,
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
    guards: before?.guards ?? 0,
  };
}

function flagSeen(
  { space, carrier, team }: FlagView,
  number: number,
  robots: RobotView[],
  before: Flag | undefined,
): Flag {
  const holder = robots.find(({ dock }) => dock === carrier);
  return {
    number,
    at: spaceAt(space) ?? before?.at ?? null,
    presence: space ? "floor" : holder ? "carried" : "away",
    motion: before?.motion ?? "",
    carrier: holder ? idOf(holder) : "",
    team,
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

/** The model with one flag changed. */
export function flagged(before: Model, number: number, change: Partial<Flag>): Model {
  const flags = before.flags.map((one) => (one.number === number ? { ...one, ...change } : one));
  return { ...before, flags };
}

/** What events call a robot: its seat, and 8 more for a blocker. */
export function toldAs({ seat, blocker }: Pick<Robot, "seat" | "blocker">): number {
  return blocker ? seat + SECOND : seat;
}

/** The robot that an event speaks of, or aims at. */
export function robotOf({ robots }: Model, told: number | undefined): Robot | undefined {
  return robots.find((one) => toldAs(one) === told);
}

/** One's own robot: of two the one that is decided for, else the first. */
export function ownRobot({ robots, asked }: Model, seat: number): Robot | undefined {
  const own = robots.filter((robot) => robot.seat === seat);
  return own.find(({ dock }) => dock === asked) ?? own.find(({ blocker }) => !blocker);
}
