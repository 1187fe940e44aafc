// What is drawn of a factory: pieces that keep their ids while they travel. No rules: a view or an
// event says what lies where.

import type { Json } from "../../app/stage.ts";
import { type BODIES, type BoardName, COLORS, type Color, type Spot } from "./names.ts";
import { fresh, heap, type Piece, row } from "./pieces.ts";
import type { Still } from "./still.ts";
import type { AccountView, LineView, View } from "./view.ts";

/** Somebody on the floor: a worker, Sandra or Vilela. */
export interface Figure {
  id: string;
  /** The seat of a worker, 0 for the others. */
  seat: number;
  /** null: not on the floor yet. */
  space: string | null;
  stands: boolean;
}

/** A project in front of a seat; with a bot on it, it is done. */
export interface Project extends Piece {
  kind: Color;
  bot: string | null;
}

export interface Seat {
  seat: number;
  /** Speech tokens in hand, by id; the pool has the rest. */
  speech: string[];
  parts: Piece[];
  projects: Project[];
  tile: string | null;
  tileState: string;
  score: number;
  lines: LineView[];
}

export interface Contract {
  spot: Spot;
  number: number | null;
  /** Tokens on it, the first one first. */
  tokens: { id: string; seat: number }[];
}

interface Stack {
  top: Piece | null;
  /** How many lie below the top one. */
  below: number;
  discards: number;
}

/** Vilela's open tiles and the task of a solo game. */
interface Inspection {
  task: string;
  board: BoardName | null;
  bot: Color | null;
  /** The inspection tile that is being carried out, 1 … 6; 0 if none is. */
  tile: number;
}

export interface Model {
  round: number;
  phase: View["phase"];
  step: string;
  /** Whose turn it is to act or to move, 0 if nobody's. */
  active: number;
  waiting: number[];
  account: AccountView | null;
  figures: Figure[];
  seats: Seat[];
  columns: Record<Color, (Piece | null)[]>;
  /** Bot meeples on the Assembly board, by id. */
  meeples: Record<Color, string[]>;
  spares: (Piece | null)[];
  /** Places of the wheel as it lies now. */
  wheel: (Piece | null)[];
  /** Quarter turns since the set-up: it only ever turns one way. */
  turns: number;
  marker: Color;
  stacks: Stack[];
  supply: Piece[];
  universalBot: boolean;
  slots: (Piece | null)[];
  deck: number;
  dropped: number;
  values: Record<Color, number>;
  contracts: Contract[];
  offer: string[];
  inspection: Inspection | null;
  endings: string[];
  /** Who acts by himself now: the id of a figure. */
  acting: string;
  /** A value that has just crossed a line: what it entered. */
  crossed: number;
  /** What was taken off a pallet and is not in a hand yet. */
  passing: Piece | null;
  /** Speech tokens that were spent last. */
  given: string[];
  /** What has left the boards since the last view, by id. */
  gone: string[];
  /** The kind of event that is shown. */
  motion: string;
  still: Still;
  over: boolean;
}

export const TOKENS = 9; // speech tokens of a seat
export const MOST = 5; // parts, and projects, at the end of a turn
export const ENOUGH_BOTS = 5;
const UNIVERSAL_BOT = "universal-bot";

/** What a view shows; pieces that were drawn before go on from there. */
export function model(shown: Json, before: Model | undefined, still: Json): Model {
  const view = shown as unknown as View;
  const contracts = contractsOf(view, before);
  const tile = view.step === "inspection" ? Number(view.args[0] ?? 0) : 0;
  return {
    round: view.round,
    phase: view.phase,
    step: view.step ?? "",
    active: view.waiting[0] ?? 0,
    waiting: view.waiting,
    account: view.account,
    figures: figuresOf(view),
    seats: view.seats.map((_, at) => seatOf(view, at, contracts, before?.seats[at])),
    columns: byColor((color) => row(before?.columns[color], view.columns[color])),
    meeples: byColor((color) => meeplesOf(view, color, before?.meeples[color])),
    spares: row(before?.spares, view.spares),
    wheel: row(
      before?.wheel,
      view.wheel.map(({ part }) => part),
    ),
    turns: turned(before?.turns ?? 0, view.turned),
    marker: view.marker,
    stacks: COLORS.map((color, at) => ({
      top: row([before?.stacks[at]?.top ?? null], [view.tops[at] ?? null])[0] ?? null,
      below: view.stacks[color],
      discards: view.discards[color].length,
    })),
    supply: heap(before?.supply, view.supply),
    universalBot: view.universal_bot === "board",
    slots: row(before?.slots, view.project_board),
    deck: view.project_deck,
    dropped: view.project_discards,
    values: view.values,
    contracts,
    offer: view.offer,
    inspection: view.inspection && { ...view.inspection, tile },
    endings: view.endings,
    acting: "",
    crossed: 0,
    passing: null,
    given: [],
    gone: [],
    motion: "",
    still: still as unknown as Still,
    over: view.standing !== null,
  };
}

export function byColor<Value>(make: (color: Color) => Value): Record<Color, Value> {
  return Object.fromEntries(COLORS.map((color) => [color, make(color)])) as Record<Color, Value>;
}

/** The next count of quarter turns that lies as the view says. */
function turned(before: number, lies: number): number {
  return before + ((((lies - before) % 4) + 4) % 4);
}

function figuresOf({ order, seats, inspection }: View): Figure[] {
  const ids = [...seats.map((_, at) => String(at + 1)), "sandra"];
  if (inspection) ids.push("vilela");
  return ids.map((id) => {
    const found = order.find(({ meeple }) => meeple === id);
    return {
      id,
      seat: Number(id) || 0,
      space: found?.space ?? null,
      stands: found?.stands ?? false,
    };
  });
}

function contractsOf({ contracts }: View, before?: Model): Contract[] {
  const taken = new Set<string>();
  return contracts.map(({ spot, number, tokens }, at) => ({
    spot,
    number: number === null ? null : Number(number),
    tokens: tokens.map((seat) => {
      const kept = before?.contracts[at]?.tokens.find((one) => one.seat === seat)?.id;
      const id = kept ?? freeToken(seat, taken, before);
      taken.add(id);
      return { id, seat };
    }),
  }));
}

/** A token of a seat that lies on no contract: rather one that it has in hand. */
function freeToken(seat: number, taken: Set<string>, before?: Model): string {
  const elsewhere = new Set([
    ...taken,
    ...(before?.contracts.flatMap(({ tokens }) => tokens.map(({ id }) => id)) ?? []),
  ]);
  const hand = before?.seats[seat - 1]?.speech ?? [];
  const found = [...hand.toReversed(), ...tokensOf(seat)].find((id) => !elsewhere.has(id));
  return found ?? `token ${seat}`;
}

/** A contract that travels, by its number. */
export function contractId(number: number): string {
  return `contract ${number}`;
}

/** All speech tokens of a seat, by id. */
export function tokensOf(seat: number): string[] {
  return Array.from({ length: TOKENS }, (_, at) => `token ${seat}.${at}`);
}

function seatOf(view: View, at: number, contracts: Contract[], before?: Seat): Seat {
  const seen = view.seats[at];
  const pledged = contracts.flatMap(({ tokens }) => tokens.map(({ id }) => id));
  const held = (before?.speech ?? []).filter((id) => !pledged.includes(id));
  const rest = tokensOf(at + 1).filter((id) => !pledged.includes(id) && !held.includes(id));
  return {
    seat: at + 1,
    speech: [...held, ...rest].slice(0, seen?.speech ?? 0),
    parts: heap(before?.parts, seen?.parts ?? []),
    projects: projectsOf(view, at, before?.projects),
    tile: seen?.tile ?? null,
    tileState: seen?.tile_state ?? "none",
    score: seen?.score ?? 0,
    lines: seen?.lines ?? [],
  };
}

function projectsOf(view: View, at: number, before: Project[] = []): Project[] {
  const open = [...(view.seats[at]?.projects ?? [])];
  const done = [...(view.seats[at]?.bots ?? [])];
  const kept = before.filter(({ kind, bot }) => {
    const wanted = bot === null ? open : done;
    const found = wanted.indexOf(kind);
    if (found >= 0) wanted.splice(found, 1);
    return found >= 0;
  });
  const universal = view.universal_bot;
  const own = typeof universal === "object" && universal?.seat === at + 1 ? universal.colour : null;
  const made = done.map((kind) => ({ ...fresh(kind), kind, bot: fresh("bot").id }));
  const all: Project[] = [
    ...kept,
    ...made,
    ...open.map((kind) => ({ ...fresh(kind), kind, bot: null })),
  ];
  if (own === null || all.some(({ bot }) => bot === UNIVERSAL_BOT)) return all;
  const stands = all.findLastIndex(({ kind, bot }) => kind === own && bot !== null);
  return all.map((one, place) => (place === stands ? { ...one, bot: UNIVERSAL_BOT } : one));
}

function meeplesOf({ meeples }: View, color: Color, before: string[] = []): string[] {
  const kept = before.slice(0, meeples[color]);
  const more = meeples[color] - kept.length;
  return [...kept, ...Array.from({ length: more }, () => fresh(`bot-${color}`).id)];
}

/** The parts of the supply, body by body. */
export function supplied({ supply }: Model, body: (typeof BODIES)[number]): Piece[] {
  return supply.filter(({ kind }) => kind === `universal-${body}`);
}

/** Colors of the bots that a seat has completed. */
export function botsOf({ projects }: Seat): Color[] {
  return projects.filter(({ bot }) => bot !== null).map(({ kind }) => kind);
}

/** Whether a project is completed by the bot of no color. */
export function isUniversal({ bot }: Project): boolean {
  return bot === UNIVERSAL_BOT;
}

/** The bots that a contract still asks for, of a seat's point of view. */
export function missing(need: Color[], seat: Seat): Color[] {
  const bots = botsOf(seat);
  return need.filter((color) => {
    const at = bots.indexOf(color);
    if (at >= 0) bots.splice(at, 1);
    return at < 0;
  });
}

/**
 * The bots that a seat lacks for a contract: none if it counts as fulfilled; all if those that would
 * do are needed for other contracts.
 */
export function lacking(seat: Seat, spot: Spot, need: Color[]): Color[] {
  const counted = (name: string) =>
    seat.lines.some((line) => line.name === name && line.args.spot === spot);
  if (counted("contract-fulfilled")) return [];
  const open = missing(need, seat);
  return open.length === 0 && counted("contract-failed") ? need : open;
}

/** Which of the bots that are asked for are lacking, one by one. */
export function markedLacking(need: Color[], lacks: Color[]): boolean[] {
  const open = [...lacks];
  return need.map((color) => {
    const at = open.indexOf(color);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
}

/** Everybody on the floor from left to right; then those who are still to come onto it. */
export function inOrder({ figures, still }: Model): Figure[] {
  const names = still.spaces.map(({ space }) => space);
  const rank = ({ space }: Figure) => {
    if (space === null) return names.length;
    if (!space.startsWith("beside-")) return names.indexOf(space);
    const board = space.slice(7);
    return still.spaces.findLastIndex((one) => one.board === board) + 0.5;
  };
  return figures.toSorted((a, b) => rank(a) - rank(b));
}
