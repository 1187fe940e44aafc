// Invented positions and a pretended server for looking at the race.

import type { Choice, EventShown, RefusedChoice } from "../src/app/protocol.ts";
import type { Still } from "../src/games/roborally/still.ts";
import type { RobotView, View } from "../src/games/roborally/view.ts";

const PLACES: [string, RobotView["facing"]][] = [
  ["J5", "south"],
  ["K9", "west"],
  ["H4", "north"],
  ["E9", "east"],
  ["C3", "east"],
  ["G11", "north"],
  ["A6", "west"],
  ["L14", "south"],
];
const HAND = [
  "move3-810",
  "move2-710",
  "move1-620",
  "move1-530",
  "back-450",
  "right-320",
  "left-190",
  "right-80",
  "u-turn-30",
];
const DAMAGE = [0, 6, 2, 3, 0, 1, 4, 8];

export function viewOf(seats: number, step: string, still: Still): View {
  const robots = PLACES.slice(0, seats).map(([space, facing], at): RobotView => {
    const locked = DAMAGE[at] === 6 ? [4, 5] : DAMAGE[at] === 8 ? [2, 3, 4, 5] : [];
    const ready = at === 1 || at === 2;
    const registers = [1, 2, 3, 4, 5].map((register) => {
      if (at === 0)
        return ["move1-620", "right-320", "move2-710", null, null][register - 1] ?? null;
      if (locked.includes(register))
        return ["left-270", "move1-590", "move3-800", "back-440"][register - 2] ?? null;
      return ready || (at === 3 && register === 1) ? "?" : null;
    });
    return {
      seat: at + 1,
      dock: at + 1,
      space,
      facing,
      damage: DAMAGE[at] ?? 0,
      lives: at === 1 ? 2 : seats > 4 ? 4 : 3,
      lives_of: seats > 4 ? 4 : 3,
      flags: at < 2 ? 1 : 0,
      archive:
        [still.flags[0], still.flags[0], still.docks[0], still.docks[2]][at] ??
        still.docks[at] ??
        null,
      power: at === 5 ? "down" : "up",
      ready,
      fate: at === 6 ? "out" : "racing",
      registers,
      locked,
      face_up: locked,
      hand: at === 0 ? HAND.filter((card) => !registers.includes(card)) : [],
      dealt: 9 - (DAMAGE[at] ?? 0),
      options: at === 2 ? ["brakes"] : at === 4 ? ["abort-switch", "flywheel", "recompile"] : [],
      team: 0,
      blocker: false,
      superbot: false,
      seconds: [],
      stored: {},
      counts: {},
      controller: 0,
      stabilized: false,
    };
  });
  return {
    turn: 3,
    register: 0,
    step,
    asked: 1,
    waiting: step === "program" ? [1, 4] : [1],
    standing: null,
    robots,
    flags: still.flags.map((space) => ({ space, carrier: 0, team: 0 })),
    turned: [],
    deck: 40,
    option_deck: 25,
  };
}

export function choicesOf(view: View, seat: number): Choice[] {
  const robot = view.robots.find((one) => one.seat === seat);
  if (!robot) return [];
  if (view.step === "return-face")
    return ["north", "east", "south", "west"].map((direction) => ({
      action: `face:${direction}`,
      kind: "face",
      args: { direction },
    }));
  if (view.step === "announce")
    return ["power-down", "power-on"].map((kind) => ({ action: kind, kind, args: {} }));
  if (view.step === "return-at")
    return ["A4", "A5", "B3", "C6"].map((space) => ({
      action: `at:${space}`,
      kind: "at",
      args: { space },
    }));
  if (robot.ready) return [];
  const free = [1, 2, 3, 4, 5].filter((one) => robot.registers[one - 1] === null);
  const choices: Choice[] = free.flatMap((register) =>
    robot.hand.map((card) => ({
      action: `program:${register}=${card}`,
      kind: "program",
      args: { register: `${register}`, card },
    })),
  );
  for (const register of [1, 2, 3, 4, 5]) {
    if (robot.registers[register - 1] && !robot.locked.includes(register))
      choices.push({
        action: `unprogram:${register}`,
        kind: "unprogram",
        args: { register: `${register}` },
      });
  }
  if (!free.length) choices.push({ action: "ready", kind: "ready", args: {} });
  return choices;
}

export function refusedOf(view: View, seat: number): RefusedChoice[] {
  const robot = view.robots.find((one) => one.seat === seat);
  const empty = [1, 2, 3, 4, 5].filter((one) => robot?.registers[one - 1] === null);
  const refused: RefusedChoice[] = [];
  if (view.step !== "program") return [];
  if (empty.length)
    refused.push({
      action: "ready",
      reason: { key: "reason-registers-empty", clause: "RR-6", params: { registers: empty } },
    });
  refused.push({
    action: "power-down",
    reason: { key: "reason-not-now", clause: "RR-10", params: {} },
  });
  return refused;
}

export function program(view: View, seat: number, action: string): View {
  const put = /^program:(\d)=(.+)$/.exec(action);
  const back = /^unprogram:(\d)$/.exec(action);
  const robots = view.robots.map((robot) => {
    if (robot.seat !== seat) return robot;
    const registers = [...robot.registers];
    let hand = [...robot.hand];
    if (put) {
      registers[Number(put[1]) - 1] = put[2] ?? null;
      hand = hand.filter((card) => card !== put[2]);
    }
    if (back) {
      hand.push(registers[Number(back[1]) - 1] ?? "");
      registers[Number(back[1]) - 1] = null;
    }
    return { ...robot, registers, hand };
  });
  return { ...view, robots };
}

export function foreseen(view: View, seat: number): EventShown[] {
  const robot = view.robots.find((one) => one.seat === seat);
  const filled = robot?.registers.filter(Boolean).length ?? 0;
  const all: EventShown[] = [
    { kind: "register", args: { register: 1 } },
    { kind: "moved", args: { seat, space: "J6", direction: "south" } },
    { kind: "carried", args: { seat, space: "I6" } },
    { kind: "register", args: { register: 2 } },
    { kind: "turned", args: { seat, facing: "west" } },
    { kind: "carried", args: { seat, space: "H6" } },
    { kind: "register", args: { register: 3 } },
    { kind: "moved", args: { seat, space: "G6", direction: "west" } },
    { kind: "moved", args: { seat, space: "F6", direction: "west" } },
    { kind: "register", args: { register: 4 } },
    { kind: "register", args: { register: 5 } },
  ];
  const cut = all.findIndex(
    ({ kind, args }) => kind === "register" && (args as { register: number }).register > filled,
  );
  return all.slice(0, cut < 0 ? undefined : cut);
}

/** A turn with a bit of everything. */
export function turnOf(view: View): { events: EventShown[]; view: View } {
  const event = (kind: string, args = {}): EventShown => ({ kind, args });
  const events: EventShown[] = [event("ready", { seat: 1 }), event("ready", { seat: 4 })];
  const cards = ["move2-700", "left-270", "move1-590", "move3-830"];
  for (const register of [1, 2, 3, 4, 5]) {
    events.push(event("register", { register }));
    view.robots.forEach(({ seat, registers, locked }) => {
      const card =
        seat === 1 || locked.includes(register)
          ? registers[register - 1]
          : cards[(seat + register) % 4];
      events.push(event("revealed", { seat, card }));
    });
    if (register === 1) {
      events.push(event("moved", { seat: 1, space: "J6", direction: "south" }));
      events.push(
        event("pushed", { seat: 2, space: "J9", direction: "west" }),
        event("moved", { seat: 3, space: "H3", direction: "north" }),
      );
      events.push(event("moved", { seat: 3, space: "H2", direction: "north" }));
      events.push(event("turned", { seat: 4, facing: "south", by: "card" }));
    }
    if (register === 2) {
      events.push(event("turned", { seat: 1, facing: "west", by: "card" }));
      events.push(event("moved", { seat: 4, space: "E10", direction: "south" }));
    }
    if (register === 3) {
      events.push(event("moved", { seat: 4, space: "E11", direction: "south" }));
      events.push(event("moved", { seat: 4, space: "E12", direction: "south" }));
    }
    events.push(event("belts", { running: "express" }), event("belts", { running: "all" }));
    if (register === 1)
      events.push(
        event("carried", { seat: 1, space: "I6", direction: "west" }),
        event("carried", { seat: 2, space: "I9", direction: "west" }),
      );
    if (register === 2) events.push(event("carried", { seat: 1, space: "H6", direction: "west" }));
    events.push(event("pushers"), event("gears"));
    if (register === 1) events.push(event("turned", { seat: 2, facing: "south", by: "gear" }));
    events.push(event("lasers"));
    if (register === 1)
      events.push(
        event("shot", { seat: 3, target: 2 }),
        event("damaged", { seat: 2, damage: 7 }),
        event("locked", { seat: 2, register: 3 }),
      );
    if (register === 2)
      events.push(
        event("shot", { seat: 2, target: 4 }),
        event("damaged", { seat: 4, damage: 10 }),
        event("destroyed", { seat: 4, lives: 2 }),
      );
    if (register === 3)
      events.push(
        event("fell", { seat: 3, space: "H1", how: "edge" }),
        event("destroyed", { seat: 3, lives: 2 }),
      );
    if (register === 1)
      events.push(
        event("touched", { seat: 3, flag: 1 }),
        event("archived", { seat: 3, space: "H2" }),
      );
  }
  return { events, view: { ...view, turn: 4 } };
}
