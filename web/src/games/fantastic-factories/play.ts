// What comes of an event: the next model, and how long it is to be seen. Whoever works is not held
// up: things fly while everything else goes on.

import type { EventShown } from "../../app/protocol.ts";
import type { Played } from "../../app/stage.ts";
import {
  type Account,
  changed,
  type Factory,
  type Machine,
  type MachineDie,
  type Model,
  NO_ACCOUNT,
} from "./model.ts";
import { at, type Flying, flown } from "./motion/flights.ts";
import type { Floor, Stock, Tool } from "./still.ts";
import { HIDDEN } from "./view.ts";

/** Milliseconds of motion and of time to look at it. */
export const MS = {
  round: 500,
  turn: 200,
  card: 420,
  arrive: 320,
  pay: 260,
  gain: 360,
  reveal: 1100,
  roll: 760,
  place: 300,
  use: 300,
  build: 620,
  end: 260,
  machine: 900,
  machineDie: 700,
  triggered: 900,
} as const;

interface Told {
  seat?: number;
  owner?: number;
  count?: number;
  blueprint?: string;
  contractor?: string;
  slot?: number;
  tool?: Tool;
  round?: number;
  row?: "blueprints" | "contractors";
  resource?: Stock;
  stock?: Stock;
  amount?: number;
  floor?: Floor;
  value?: number;
  to?: number;
  colour?: string;
  type?: string;
}

/** Events of work: whoever works goes on meanwhile. */
const OF_WORK = new Set(
  "set-die placed bonus used copied put changed picked-up extra-die armed set-off paid gained drew drew-none discarded built ended-work returned triggered rolled".split(
    " ",
  ),
);

/** Events that come of a card that was turned up. */
const STILL_UP = new Set(["revealed", "gained", "built", "discarded", "drew", "drew-card"]);

/** The model after an event. */
export function play(before: Model, event: EventShown): Played<Model> {
  const told = event.args as Told;
  const revealed = STILL_UP.has(event.kind) ? before.revealed : null;
  const from = { ...before, beat: before.beat + 1, revealed };
  const { model, ms } = after(from, event.kind, told);
  const waits = !(before.working && before.phase === "work" && OF_WORK.has(event.kind));
  return waits && ms ? { model, ms, stands: Math.min(ms, 500) } : { model, ms: 0 };
}

interface After {
  model: Model;
  ms: number;
}

function after(before: Model, kind: string, told: Told): After {
  const { seat = 0, blueprint = "", slot = 0, value = 0 } = told;
  const factory = before.factories[seat - 1];
  const done = (model: Model, ms: number = 0): After => ({ model, ms });
  const change = (some: Partial<Factory>, from: Model = before) => changed(from, seat, some);
  switch (kind) {
    case "starts":
    case "first":
      return done({ ...before, first: seat }, MS.turn);
    case "dealt":
      return done(change({ hand: Array.from({ length: told.count ?? 0 }, () => HIDDEN) }));
    case "dealt-card":
    case "drew-card":
      return done(change({ hand: turnedUp(factory, blueprint) }));
    case "opened":
      return done(
        { ...laid(before, "blueprints", slot, blueprint), deck: before.deck - 1 },
        MS.arrive,
      );
    case "arrived":
      return done(
        {
          ...laid(before, "contractors", slot, told.contractor ?? null),
          crewDeck: before.crewDeck - 1,
        },
        MS.arrive,
      );
    case "token-put":
      return done({ ...before, tokens: set(before.tokens, slot, told.tool as Tool) });
    case "round":
      return done(begun(before, told.round ?? before.round), MS.round);
    case "market-turn":
      return done({ ...before, acting: seat }, MS.turn);
    case "took":
      return done(took(before, told), MS.card);
    case "cleared":
    case "machine-cleared":
      return done(swept(before, told.row ?? "blueprints"), MS.card);
    case "hired":
      return done(change({ source: at.crew(slot) }), MS.use);
    case "left":
      return done(
        flew(
          laid(before, "contractors", slot, null),
          { what: "contractor", card: told.contractor ?? "" },
          at.crew(slot),
          at.discard,
        ),
        MS.arrive,
      );
    case "discarded":
      return done(discarded(before, told), MS.pay);
    case "paid":
    case "returned":
      return done(paid(before, told), MS.pay);
    case "gained":
      return done(gained(before, told), MS.gain);
    case "drew":
      return done(
        flew(
          {
            ...change({
              hand: [...(factory?.hand ?? []), HIDDEN],
              account: gain(factory, "cards", 1),
            }),
            deck: before.deck - 1,
          },
          { what: "card", card: HIDDEN },
          at.deck,
          at.hand(seat),
        ),
        MS.gain,
      );
    case "gave":
      return done(changed(before, told.owner ?? 0, { source: factory?.source ?? "" }), MS.turn);
    case "revealed":
      return done(
        { ...before, revealed: { seat, card: blueprint }, deck: before.deck - 1 },
        MS.reveal,
      );
    case "built":
      return done(built(before, told), MS.build);
    case "work":
      return done({ ...before, phase: "work", acting: 0 }, MS.turn);
    case "set-die":
    case "rolled":
    case "extra-die":
      return done(change({ dice: sorted([...(factory?.dice ?? []), value]) }), MS.roll);
    case "placed":
      return done(placed(before, told), MS.place);
    case "used":
    case "set-off":
      return done(
        change({
          used: { ...factory?.used, [blueprint]: factory?.used[blueprint] ?? [] },
          source: at.card(seat, blueprint),
        }),
        MS.use,
      );
    case "copied":
      return done(change({ copied: blueprint }), MS.use);
    case "put":
      return done(put(before, told), MS.place);
    case "changed":
      return done(
        change({
          ...without(factory, value),
          dice: sorted([...without(factory, value).dice, told.to ?? value]),
        }),
        MS.roll,
      );
    case "picked-up":
      return done(change(without(factory, value)), MS.use);
    case "armed":
      return done(change({ armed: blueprint }), MS.use);
    case "ended-work":
      return done(change({ done: true }), MS.end);
    case "triggered":
    case "machine-triggered":
      return done({ ...before, lastRound: before.round + 1 }, MS.triggered);
    default:
      return machine(before, kind, told);
  }
}

/** The Machine plays: its dice are rolled, the green one takes a card, the others make goods. */
function machine(before: Model, kind: string, told: Told): After {
  const own = before.machine;
  const { blueprint = "", slot = 0 } = told;
  if (!own) return { model: before, ms: 0 };
  switch (kind) {
    case "machine-rolled": {
      const first = told.colour === "green" ? [] : own.dice;
      const die = { colour: told.colour ?? "", value: told.value ?? 0, made: null };
      return { model: { ...before, machine: { ...own, dice: [...first, die] } }, ms: MS.machine };
    }
    case "machine-opened":
    case "machine-took": {
      const from = slot ? at.slot(slot) : at.deck;
      const row = slot ? laid(before, "blueprints", slot, null) : before;
      const grown = {
        ...own,
        built: [...own.built, blueprint],
        dice: resolved(own, "green", true),
      };
      const model = flew(
        { ...row, machine: grown },
        { what: "card", card: blueprint },
        from,
        at.machine,
      );
      return { model, ms: MS.machineDie };
    }
    case "machine-took-none":
      return {
        model: { ...before, machine: { ...own, dice: resolved(own, "green", false) } },
        ms: MS.machineDie,
      };
    case "machine-made": {
      const dice = resolved(own, DIE_OF[told.type ?? ""] ?? "", true);
      return {
        model: { ...before, machine: { ...own, goods: own.goods + 1, dice } },
        ms: MS.machineDie,
      };
    }
    default:
      return { model: before, ms: 0 };
  }
}

/** The die of The Machine that stands for a type of cards. */
export const DIE_OF: Record<string, string> = {
  training: "red",
  production: "blue",
  special: "purple",
  utility: "yellow",
};

function resolved({ dice }: Machine, colour: string, made: boolean): MachineDie[] {
  return dice.map((die) => (die.colour === colour ? { ...die, made } : die));
}

function flew(before: Model, flying: Flying, from: string, to: string): Model {
  return { ...before, flights: flown(before.flights, flying, from, to) };
}

function set<T>(row: T[], slot: number, thing: T): T[] {
  return row.map((one, place) => (place === slot - 1 ? thing : one));
}

function laid(
  before: Model,
  row: "blueprints" | "contractors",
  slot: number,
  card: string | null,
): Model {
  return { ...before, [row]: set(before[row], slot, card) };
}

/** A new round: what lasts for one round is over. */
function begun(before: Model, round: number): Model {
  const factories = before.factories.map((one) => ({
    ...one,
    dice: [],
    chosen: [],
    used: {},
    copied: null,
    armed: null,
    hired: [],
    cleared: false,
    done: false,
    source: "",
    floors: { research: [], generator: [], mine: [] },
    account: NO_ACCOUNT,
  }));
  return { ...before, round, phase: "market", factories, revealed: null };
}

/** One's own cards take the places of those that everybody saw drawn. */
function turnedUp(factory: Factory | undefined, card: string): string[] {
  return replaced(factory?.hand ?? [], HIDDEN, card);
}

function replaced(hand: string[], old: string, card: string): string[] {
  const place = hand.lastIndexOf(old);
  return place < 0 ? [...hand, card] : hand.map((one, at) => (at === place ? card : one));
}

/** Without one thing, or without one that nobody sees. */
function less<T>(things: T[], ...which: T[]): T[] {
  const place = which.map((one) => things.indexOf(one)).find((found) => found >= 0) ?? -1;
  return place < 0 ? things : things.filter((_, at) => at !== place);
}

function sorted(dice: number[]): number[] {
  return [...dice].sort((a, b) => a - b);
}

/** A die is taken from those that were chosen, else from those that lie there. */
function without(factory: Factory | undefined, value: number): Pick<Factory, "dice" | "chosen"> {
  const { dice = [], chosen = [] } = factory ?? {};
  return chosen.includes(value)
    ? { dice, chosen: less(chosen, value) }
    : { dice: less(dice, value), chosen };
}

function gain(factory: Factory | undefined, what: string, amount: number): Account {
  const { gained, paid, built } = factory?.account ?? NO_ACCOUNT;
  return { gained: { ...gained, [what]: (gained[what] ?? 0) + amount }, paid, built };
}

function spend(factory: Factory | undefined, what: string, amount: number): Account {
  const { gained, paid, built } = factory?.account ?? NO_ACCOUNT;
  return { gained, paid: { ...paid, [what]: (paid[what] ?? 0) + amount }, built };
}

function took(before: Model, { seat = 0, blueprint = "", slot = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  const seen = factory?.hand.includes(HIDDEN) ? HIDDEN : blueprint;
  const model = changed(laid(before, "blueprints", slot, null), seat, {
    hand: [...(factory?.hand ?? []), seen],
    account: gain(factory, "cards", 1),
  });
  return flew(model, { what: "card", card: blueprint }, at.slot(slot), at.hand(seat));
}

/** A whole row goes to the discard pile. */
function swept(before: Model, row: "blueprints" | "contractors"): Model {
  const [place, what] =
    row === "blueprints" ? [at.slot, "card" as const] : [at.crew, "contractor" as const];
  let model: Model = { ...before, [row]: before[row].map(() => null) };
  before[row].forEach((card, slot) => {
    if (card) model = flew(model, { what, card }, place(slot + 1), at.discard);
  });
  return model;
}

function discarded(before: Model, { seat = 0, blueprint = "" }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const revealed = before.revealed?.card === blueprint && before.revealed.seat === seat;
  const held = { hand: less(factory.hand, blueprint, HIDDEN) };
  const change = revealed
    ? {}
    : factory.picked.includes(blueprint)
      ? { picked: less(factory.picked, blueprint) }
      : held;
  const model = changed(
    { ...before, discard: [...before.discard, blueprint], revealed: null },
    seat,
    {
      ...change,
      account: revealed ? factory.account : spend(factory, "cards", 1),
    },
  );
  return flew(
    model,
    { what: "card", card: blueprint },
    revealed ? at.revealed : at.hand(seat),
    at.discard,
  );
}

function paid(before: Model, told: Told): Model {
  const { seat = 0, amount = 1 } = told;
  const stock = (told.stock ?? told.resource ?? "metal") as Stock;
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const change = { [stock]: factory[stock] - amount, account: spend(factory, stock, amount) };
  const to = factory.source || at.discard;
  return flew(
    changed(before, seat, change),
    { what: stock, count: amount },
    at.stock(seat, stock),
    to,
  );
}

function gained(before: Model, told: Told): Model {
  const { seat = 0, amount = 1, stock = "metal" } = told;
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const change = { [stock]: factory[stock] + amount, account: gain(factory, stock, amount) };
  const from = before.revealed?.seat === seat ? at.revealed : factory.source || at.deck;
  return flew(
    changed(before, seat, change),
    { what: stock, count: amount },
    from,
    at.stock(seat, stock),
  );
}

function built(before: Model, { seat = 0, blueprint = "" }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const revealed = before.revealed?.card === blueprint && before.revealed.seat === seat;
  const held = factory.picked.includes(blueprint)
    ? { picked: less(factory.picked, blueprint) }
    : { hand: less(factory.hand, blueprint, HIDDEN) };
  const account = { ...factory.account, built: [...factory.account.built, blueprint] };
  const model = changed({ ...before, revealed: null }, seat, {
    ...(revealed ? {} : held),
    built: [...factory.built, blueprint],
    source: at.card(seat, blueprint),
    account,
  });
  const from = revealed ? at.revealed : at.hand(seat);
  return flew(model, { what: "card", card: blueprint }, from, at.card(seat, blueprint));
}

function placed(before: Model, { seat = 0, floor = "research", value = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const source = at.floor(seat, floor);
  const model = changed(before, seat, {
    ...without(factory, value),
    floors: { ...factory.floors, [floor]: sorted([...factory.floors[floor], value]) },
    source,
  });
  return flew(model, { what: "die", value, seat }, at.dice(seat), source);
}

function put(before: Model, { seat = 0, blueprint = "", value = 0 }: Told): Model {
  const factory = before.factories[seat - 1];
  if (!factory) return before;
  const dice = sorted([...(factory.used[blueprint] ?? []), value]);
  const model = changed(before, seat, {
    ...without(factory, value),
    used: { ...factory.used, [blueprint]: dice },
  });
  return flew(model, { what: "die", value, seat }, at.dice(seat), at.card(seat, blueprint));
}
