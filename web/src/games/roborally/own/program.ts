// One's own program: which cards there are, where the next one goes, and what has to be done to
// bring a card from one place to another. What may be done the server says.

import type { Choice } from "../../../app/protocol.ts";
import { byPriority, type Card, cardOf } from "../cards.ts";
import type { Robot } from "../model.ts";

type Programmed = Pick<Robot, "hand" | "registers" | "locked"> & Partial<Pick<Robot, "seconds">>;

export const REGISTERS = [1, 2, 3, 4, 5];

/** A place of the hand: every dealt card keeps its own, also while it is in a register. */
export interface Held {
  card: Card;
  /** The register it lies in, 0 in the hand. */
  register: number;
}

/** All cards that were dealt, the highest priority first. */
export function heldCards({ hand, registers, locked, seconds = [] }: Programmed): Held[] {
  const inHand = hand.flatMap((name) => held(name, 0));
  const placed = REGISTERS.filter((register) => !locked.includes(register)).flatMap((register) => [
    ...held(registers[register - 1] ?? null, register),
    ...held(seconds[register - 1] ?? null, register),
  ]);
  return [...inHand, ...placed].sort((a, b) => byPriority(a.card.name, b.card.name));
}

function held(name: string | null, register: number): Held[] {
  const card = cardOf(name);
  return card ? [{ card, register }] : [];
}

function isFree({ registers, locked }: Programmed, register: number): boolean {
  return !locked.includes(register) && registers[register - 1] === null;
}

/**
 * The register that the next card goes into: the one that was chosen, else the first free one. A
 * filled one can be chosen where a second card may go into it.
 */
export function target(robot: Programmed, chosen: number, pairs: number[] = []): number {
  if (chosen && (isFree(robot, chosen) || pairs.includes(chosen))) return chosen;
  return REGISTERS.find((register) => isFree(robot, register)) ?? 0;
}

/** The register beside another one that can be programmed; locked ones are passed over. */
export function beside(robot: Programmed, register: number, by: 1 | -1): number {
  const open = REGISTERS.filter((one) => !robot.locked.includes(one));
  const at = open.indexOf(register);
  if (!open.length) return 0;
  return open[(at + by + open.length) % open.length] ?? 0;
}

/** Registers that may get a second card, as the choices say. */
export function pairable({ registers }: Programmed, choices: Choice[]): number[] {
  const into = choices.filter(({ kind }) => kind === "program").map(({ args }) => args.register);
  return REGISTERS.filter((one) => registers[one - 1] && into.some((to) => Number(to) === one));
}

/** What brings a card into a register, one action after the other. */
export function placing(robot: Programmed, card: string, register: number): string[] {
  const from = robot.registers.indexOf(card) + 1;
  const there = robot.registers[register - 1];
  if (from === register) return [];
  const put = (one: string, into: number) => `program:${into}=${one}`;
  const clear = (one: number) => `unprogram:${one}`;
  if (robot.locked.includes(register)) return [put(card, register)]; // to be told why not
  const actions = from ? [clear(from)] : [];
  if (there) actions.push(clear(register));
  actions.push(put(card, register));
  if (from && there) actions.push(put(there, from));
  return actions;
}

/** What a press on a card of the hand does: it is placed, kept on an Option, or taken back. */
export function pressed(
  robot: Programmed,
  { card, register }: Held,
  chosen: number,
  pairs: number[] = [],
  storing = "",
): string[] {
  if (register) return [`unprogram:${register}`];
  return [placeOf(card.name, target(robot, chosen, pairs), storing)];
}

/** The action that puts a card where the next one goes. */
export function placeOf(card: string, register: number, storing = ""): string {
  if (storing) return `store:${storing}=${card}`;
  return `program:${register || REGISTERS[0]}=${card}`;
}
