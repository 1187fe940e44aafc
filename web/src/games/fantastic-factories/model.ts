// What is drawn of a table: the market, every factory, and what flies from one place to another.
// No rules: a view or an event says who has what.

import type { ScoreShown } from "../../app/protocol.ts";
import type { Json } from "../../app/stage.ts";
import type { Flight } from "./motion/flights.ts";
import { blueprintOf, FLOORS, type Floor, prestigeOf, type Still, type Tool } from "./still.ts";
import { type FactoryView, HIDDEN, type View } from "./view.ts";

/** What a seat has gained and paid this round, and built. */
export interface Account {
  gained: Record<string, number>;
  paid: Record<string, number>;
  built: string[];
}

export interface Factory extends FactoryView {
  seat: number;
  /** What it is doing now: the place that pays and is paid. */
  source: string;
  account: Account;
}

export interface MachineDie {
  color: string;
  value: number;
  /** What came of it, once it was resolved. */
  made: boolean | null;
}

export interface Machine {
  built: string[];
  goods: number;
  dice: MachineDie[];
}

export interface Model {
  round: number;
  first: number;
  lastRound: number;
  phase: "market" | "work" | "over";
  tokens: Tool[];
  blueprints: (string | null)[];
  contractors: (string | null)[];
  deck: number;
  crewDeck: number;
  /** How many blueprints are discarded. */
  discard: number;
  factories: Factory[];
  machine: Machine | null;
  /** A card that was turned up for everybody to see. */
  revealed: { seat: number; card: string } | null;
  /** The seat whose turn it is at the market. */
  acting: number;
  /** One's own seat if it works now: nothing of others holds it up then. */
  working: number;
  /** What has flown lately; ids never come twice. */
  flights: Flight[];
  /** How many events were played: what they touch is marked with it. */
  beat: number;
  still: Still;
  over: boolean;
}

export const NO_ACCOUNT: Account = { gained: {}, paid: {}, built: [] };

/** What a view shows; what no view says goes on from before. */
export function model(shown: Json, before: Model | undefined, still: Json): Model {
  const view = shown as unknown as View;
  const now: Model = {
    round: view.round,
    first: view.first,
    lastRound: view.last_round ?? 0,
    phase: view.phase,
    tokens: view.tokens,
    blueprints: view.blueprints,
    contractors: view.contractors,
    deck: view.deck,
    crewDeck: view.contractor_deck,
    discard: view.discard,
    factories: view.seats.map((factory, at) => seen(factory, at + 1, before)),
    machine: view.machine && { ...view.machine, dice: before?.machine?.dice ?? [] },
    revealed: null,
    acting: view.phase === "market" ? (view.waiting[0] ?? 0) : 0,
    working: 0,
    flights: before?.flights ?? [],
    beat: before?.beat ?? 0,
    still: still as unknown as Still,
    over: view.standing !== null,
  };
  return { ...now, working: view.step && view.phase === "work" ? ownSeat(now) : 0 };
}

function seen(shown: FactoryView, seat: number, before?: Model): Factory {
  const account = before?.factories[seat - 1]?.account ?? NO_ACCOUNT;
  return { ...shown, seat, source: "", account };
}

/** The seat whose hand is seen, if it is one alone. */
function ownSeat({ factories }: Model): number {
  const open = factories.filter(({ hand }) => !hand.includes(HIDDEN));
  if (open.length === 1) return open[0]?.seat ?? 0;
  const known = open.filter(({ hand }) => hand.length);
  return known.length === 1 ? (known[0]?.seat ?? 0) : 0;
}

/** Cards of one name as one pile: how many there are of each, in their order. */
export function piles(cards: string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** The prestige of everything that a seat has built. */
export function prestigeIn(still: Still, built: string[]): number {
  return piles(built).reduce(
    (sum, { card, count }) => sum + prestigeOf(blueprintOf(still, card), count),
    0,
  );
}

/** The points of The Machine: a good and a card count 1, a Monument 1 more. */
export function automata(shown: Json, still: Json): ScoreShown[][] {
  const { machine } = shown as unknown as View;
  if (!machine) return [];
  const clause = "FF-57";
  const { goods } = machine;
  const cards = piles(machine.built).map(({ card, count }) => {
    const data = blueprintOf(still as unknown as Still, card);
    const points = count * (data?.type === "monument" ? 2 : 1);
    return { name: "prestige", points, args: { blueprint: card, count }, clause };
  });
  return [[{ name: "goods", points: goods, args: { count: goods }, clause }, ...cards]];
}

/** All dice of a seat that lie on a floor or on a card. */
export function diceUsed({ floors, used }: Factory): number {
  const placed = FLOORS.reduce((sum, floor: Floor) => sum + floors[floor].length, 0);
  return placed + Object.values(used).reduce((sum, dice) => sum + dice.length, 0);
}

/** The model with one factory changed. */
export function changed(before: Model, seat: number, change: Partial<Factory>): Model {
  const factories = before.factories.map((one) =>
    one.seat === seat ? { ...one, ...change } : one,
  );
  return { ...before, factories };
}
