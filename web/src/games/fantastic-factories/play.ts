// What comes of an event: the next model, and how long it is to be seen. Whoever works is not held
// up: things fly while everything else goes on.

import type { EventShown } from "../../app/protocol.ts";
import type { Played } from "../../app/stage.ts";
import { set, sorted } from "./lists.ts";
import { changed, type Factory, type Model, NO_ACCOUNT } from "./model.ts";
import { at } from "./motion/flights.ts";
import * as cards from "./play-cards.ts";
import * as dice from "./play-dice.ts";
import { machine } from "./play-machine.ts";
import * as stocks from "./play-stocks.ts";
import type { Tool } from "./still.ts";
import { type After, MS, type Told } from "./told.ts";
import { HIDDEN } from "./view.ts";

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
      return done(change({ hand: cards.turnedUp(factory, blueprint) }));
    case "opened":
      return done(
        { ...cards.laid(before, "blueprints", slot, blueprint), deck: before.deck - 1 },
        MS.arrive,
      );
    case "arrived":
      return done(
        {
          ...cards.laid(before, "contractors", slot, told.contractor ?? null),
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
      return done(cards.took(before, told), MS.card);
    case "cleared":
    case "machine-cleared":
      return done(cards.swept(before, told.row ?? "blueprints"), MS.card);
    case "hired":
      return done(change({ source: at.crew(slot) }), MS.use);
    case "left":
      return done(cards.left(before, told), MS.arrive);
    case "discarded":
      return done(cards.discarded(before, told), MS.pay);
    case "paid":
    case "returned":
      return done(stocks.paid(before, told), MS.pay);
    case "gained":
      return done(stocks.gained(before, told), MS.gain);
    case "drew":
      return done(cards.drew(before, told), MS.gain);
    case "gave":
      return done(changed(before, told.owner ?? 0, { source: factory?.source ?? "" }), MS.turn);
    case "revealed":
      return done(
        { ...before, revealed: { seat, card: blueprint }, deck: before.deck - 1 },
        MS.reveal,
      );
    case "built":
      return done(cards.built(before, told), MS.build);
    case "work":
      return done({ ...before, phase: "work", acting: 0 }, MS.turn);
    case "set-die":
    case "rolled":
    case "extra-die":
      return done(change({ dice: sorted([...(factory?.dice ?? []), value]) }), MS.roll);
    case "placed":
      return done(dice.placed(before, told), MS.place);
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
      return done(dice.put(before, told), MS.place);
    case "changed":
      return done(change(dice.turned(factory, value, told.to ?? value)), MS.roll);
    case "picked-up":
      return done(change(dice.without(factory, value)), MS.use);
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
