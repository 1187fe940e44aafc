// One's own program: which cards there are, where the next one goes, and what has to be done to
// bring a card from one place to another. What may be done the server says.

import { byPriority, type Card, cardOf } from "../cards.ts";
import type { Robot } from "../model.ts";

type Programmed = Pick<Robot, "hand" | "registers" | "locked">;

export const REGISTERS = [1, 2, 3, 4, 5];

/** A place of the hand: every dealt card keeps its own, also while it is in a register. */
export interface Held {
  card: Card;
  /** The register it lies in, 0 in the hand. */
  register: number;
}

/** All cards that were dealt, the highest priority first. */
export function heldCards({ hand, registers, locked }: Programmed): Held[] {
  const inHand = hand.flatMap((name) => held(name, 0));
  const placed = REGISTERS.filter((register) => !locked.includes(register)).flatMap((register) =>
    held(registers[register - 1] ?? null, register),
  );
  return [...inHand, ...placed].sort((a, b) => byPriority(a.card.name, b.card.name));
}

function held(name: string | null, register: number): Held[] {
  const card = cardOf(name);
  return card ? [{ card, register }] : [];
}

export function isFree({ registers, locked }: Programmed, register: number): boolean {
  return !locked.includes(register) && registers[register - 1] === null;
}

/** The register that the next card goes into: the one that was chosen, else the first free one. */
export function target(robot: Programmed, chosen: number): number {
  if (chosen && isFree(robot, chosen)) return chosen;
  return REGISTERS.find((register) => isFree(robot, register)) ?? 0;
}

/** The register beside another one that can be programmed; locked ones are passed over. */
export function beside(robot: Programmed, register: number, by: 1 | -1): number {
  const open = REGISTERS.filter((one) => !robot.locked.includes(one));
  const at = open.indexOf(register);
  if (!open.length) return 0;
  return open[(at + by + open.length) % open.length] ?? 0;
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

/** What a press on a card of the hand does. */
export function pressed(robot: Programmed, { card, register }: Held, chosen: number): string[] {
  if (register) return [`unprogram:${register}`];
  return [`program:${target(robot, chosen) || REGISTERS[0]}=${card.name}`];
}
