// What comes of an event: the next model, and how long it is to be seen.

import type { EventShown } from "../../app/protocol.ts";
import type { Played } from "../../app/stage.ts";
import { contractId, type Model, type Seat, tokensOf } from "./model.ts";
import { COLORS } from "./names.ts";
import * as parts from "./play-parts.ts";
import * as projects from "./play-projects.ts";
import { parted, seated, type Told } from "./told.ts";

/** Milliseconds of motion and of time to look at it. */
const MS = {
  walk: 420,
  turn: 520,
  part: 300,
  place: 420,
  project: 300,
  slide: 320,
  value: 360,
  line: 520,
  token: 260,
  look: 380,
  bot: 620,
} as const;

/** Milliseconds for who wants no travel: long enough to see what changed. */
const STANDS = 380;

type Rule = (before: Model, told: Told) => Model;

/** The kinds of events, what comes of each, and how long it is to be seen. */
const RULES: Record<string, [Rule, number]> = {
  round: [(before, { round = 0 }) => ({ ...quiet(before), round }), 0],
  phase: [(before) => ({ ...quiet(before), active: 0, account: null }), 0],
  moved: [(before, told) => walked(before, String(told.seat), told.space ?? ""), MS.walk],
  "stood-beside": [
    (before, told) => walked(before, String(told.seat), `beside-${told.board}`),
    MS.walk,
  ],
  "sandra-walked": [(before, told) => walked(before, "sandra", told.space ?? ""), MS.walk],
  "sandra-stayed": [(before) => figure(quiet(before), "sandra", { stands: true }), MS.look],
  "vilela-stayed": [(before) => figure(quiet(before), "vilela", { stands: true }), MS.look],
  "sandra-acted": [(before) => acting(before, "sandra"), MS.look],
  "sandra-rested": [(before) => lies(before, "sandra"), MS.look],
  "vilela-board-shown": [
    (before, { board = null }) => inspection(before, { board, tile: 0 }),
    MS.look,
  ],
  "vilela-board-rejected": [(before) => before, MS.look],
  "vilela-bot-shown": [
    (before, { colour: color = null }) => inspection(before, { bot: color }),
    MS.look,
  ],
  "vilela-walked": [(before, told) => walked(before, "vilela", told.space ?? ""), MS.walk],
  "vilela-acted": [(before) => acting(before, "vilela"), MS.look],
  "vilela-rested": [(before) => lies(before, "vilela"), MS.look],
  "task-set": [(before, { task = "" }) => inspection(before, { task }), 0],
  inspected: [(before, { number }) => inspection(before, { tile: Number(number) }), MS.look],
  turn: [turn, MS.look],
  "laid-down": [(before, told) => lies(before, String(told.seat)), MS.look],
  passed: [(before) => before, MS.look],
  gained: [gained, MS.token],
  spent: [spent, MS.token],
  reserved: [reserved, MS.place],
  raised: [valued, MS.value],
  lowered: [valued, MS.value],
  "line-crossed": [(before, { value = 0 }) => ({ ...before, crossed: value }), MS.line],
  "contract-laid": [(before, { spot, number }) => contracted(before, spot, Number(number)), 0],
  "contract-removed": [contractGone, MS.look],
  "tile-claimed": [tiled("new"), MS.look],
  "tile-used": [tiled("used"), MS.look],
  "end-nears": [
    (before, { ending = "" }) => ({
      ...before,
      endings: [...new Set([...before.endings, ending])],
    }),
    MS.look,
  ],
  "marker-moved": [
    (before, { colour: color }) => ({ ...before, marker: color ?? before.marker }),
    160,
  ],
  "top-shown": [parts.shown, 160],
  "stack-renewed": [parts.renewed, MS.look],
  "spare-laid": [parts.spare, MS.part],
  "spare-discarded": [parts.spareGone, MS.part],
  "wheel-filled": [parts.filled, MS.part],
  fed: [parts.filled, MS.part],
  "wheel-discarded": [parts.wheelGone, MS.part],
  rotated: [parts.rotated, MS.turn],
  dispensed: [parts.dispensed, MS.part],
  "took-part": [parts.taken, MS.part],
  discarded: [parts.discarded, MS.part],
  "took-universal": [parts.universal, MS.part],
  "universal-returned": [parts.discarded, MS.part],
  swapped: [parts.swapped, MS.part],
  "took-spare": [parts.tookSpare, MS.part],
  placed: [parts.placed, MS.place],
  "column-discarded": [parts.columnGone, MS.part],
  "column-cleared": [parts.cleared, MS.look],
  "meeple-removed": [projects.meepleGone, MS.look],
  completed: [projects.completed, MS.bot],
  "universal-bot-built": [projects.universalBot, MS.bot],
  "project-laid": [projects.laid, MS.project],
  "projects-renewed": [projects.renewed, 0],
  "project-dealt": [projects.dealt, 0],
  "took-project": [projects.taken, MS.project],
  dropped: [projects.dropped, MS.project],
  "project-discarded": [projects.gone, MS.project],
  "project-slid": [projects.slid, MS.slide],
};

/** The model after an event. */
export function play(before: Model, event: EventShown): Played<Model> {
  const found = RULES[event.kind];
  if (!found) return { model: before, ms: 0 };
  const [rule, ms] = found;
  const model = { ...rule({ ...before, crossed: 0 }, event.args as Told), motion: event.kind };
  return ms ? { model, ms, stands: STANDS } : { model, ms };
}

function figure(before: Model, id: string, change: { space?: string; stands: boolean }): Model {
  const figures = before.figures.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...before, figures };
}

/** Whoever acted by himself has done so, and lies down. */
function quiet(before: Model): Model {
  if (!before.acting) return before;
  const done = figure(before, before.acting, { stands: Number(before.acting) > 0 });
  return { ...done, acting: "" };
}

function walked(before: Model, id: string, space: string): Model {
  return figure(quiet(before), id, { space, stands: true });
}

function acting(before: Model, id: string): Model {
  return { ...quiet(before), acting: id, active: 0, account: null };
}

function lies(before: Model, id: string): Model {
  return { ...figure({ ...quiet(before), acting: "" }, id, { stands: false }), account: null };
}

function turn(before: Model, { seat = 0 }: Told): Model {
  return { ...quiet(before), active: seat, acting: String(seat), account: null };
}

function inspection(before: Model, change: Partial<NonNullable<Model["inspection"]>>): Model {
  const empty = { task: "", board: null, bot: null, tile: 0 };
  return { ...quiet(before), inspection: { ...empty, ...before.inspection, ...change } };
}

/** Tokens that a seat has neither in hand nor on a contract. */
function pool(before: Model, { seat, speech }: Seat): string[] {
  const pledged = before.contracts.flatMap(({ tokens }) => tokens.map(({ id }) => id));
  return tokensOf(seat).filter((id) => !speech.includes(id) && !pledged.includes(id));
}

function gained(before: Model, { seat: number, count = 0 }: Told): Model {
  return seated(before, number, (seat) => ({
    ...seat,
    speech: [...seat.speech, ...pool(before, seat).slice(0, count)],
  }));
}

function spent(before: Model, { seat: number, count = 0 }: Told): Model {
  const held = before.seats.find(({ seat }) => seat === number)?.speech ?? [];
  const left = Math.max(0, held.length - count);
  const after = seated(before, number, (seat) => ({ ...seat, speech: held.slice(0, left) }));
  const given = held.slice(left);
  return parted({ ...after, given }, ...given);
}

/** One of the tokens that were just spent goes onto the contract. */
function reserved(before: Model, { seat = 0, spot }: Told): Model {
  const id = before.given[0] ?? `token ${seat}`;
  const contracts = before.contracts.map((one) =>
    one.spot === spot ? { ...one, tokens: [...one.tokens, { id, seat }] } : one,
  );
  return { ...before, contracts };
}

function valued(before: Model, { colour: color, value = 0 }: Told): Model {
  if (!color || !COLORS.includes(color)) return before;
  return { ...before, values: { ...before.values, [color]: value } };
}

function contracted(before: Model, spot: string | undefined, number: number | null): Model {
  const contracts = before.contracts.map((one) => (one.spot === spot ? { ...one, number } : one));
  return { ...before, contracts };
}

function contractGone(before: Model, { spot }: Told): Model {
  const number = before.contracts.find((one) => one.spot === spot)?.number ?? 0;
  return parted(contracted(before, spot, null), contractId(number));
}

function tiled(state: string): Rule {
  return (before, { seat: number, tile = "" }) => {
    const owned = seated(before, number, (seat) => ({ ...seat, tile, tileState: state }));
    return { ...owned, offer: before.offer.filter((one) => one !== tile) };
  };
}
