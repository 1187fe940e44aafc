// Asking the server: set-up, tables, records, rules. Live play goes over a connection.

import type {
  Checked,
  Claimed,
  ErrorBody,
  GameListed,
  GameShown,
  Invitation,
  LessonShown,
  Listed,
  Me,
  MyTable,
  Opened,
  Previewed,
  PuzzleNow,
  PuzzleShown,
  PuzzleSolution,
  PuzzlesShown,
  ReasonTold,
  RulesShown,
  SeatLink,
  SessionShown,
  TableShown,
  TableWish,
  TextsShown,
  Uploaded,
} from "./protocol.ts";
import { busyDuring } from "./settled.ts";

/** What the server refused, in words for the reader. */
export class Refusal extends Error {
  readonly key: string;
  readonly clause: string | null;

  constructor(body: ErrorBody) {
    super(body.text);
    this.key = body.error;
    this.clause = body.clause;
  }
}

/** A finished game to watch. */
export interface Film {
  header: { game: string; seats: string[]; options: Record<string, unknown> };
  still?: Record<string, unknown>; // films of old have none
  steps: FilmStep[];
  score_lines: { name: string; points: number; args: Record<string, unknown>; clause: string }[][];
  /** Whether it was played here: then there is a table, which knows what everybody is called. */
  here: boolean;
}

interface FilmStep {
  line: number;
  kind: string;
  seat: number | null;
  action: string | null;
  undone: number[];
  chance: string[];
  events: { kind: string; args: Record<string, unknown>; seen: number[] | null }[];
  /** Null where the rules of today cannot replay anything before it either. */
  view: Record<string, unknown> | null;
  scores: number[];
  standing: number[] | null;
  /** Played by older rules that lead elsewhere than those of today: only the events are known. */
  told?: boolean;
}

let language = "en";

/** The language that errors and rules are told in. */
export function speak(chosen: string): void {
  language = chosen;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await (await answerTo(method, path, body)).text();
  return (text ? JSON.parse(text) : null) as Answer;
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await busyDuring(fetch(`/api${path}`, request));
  if (answer.ok) return answer;
  let told: ErrorBody = {
    error: "server-away",
    clause: null,
    params: {},
    text: `${answer.status}`,
  };
  try {
    told = (await answer.json()) as ErrorBody;
  } catch {
    // A proxy may answer for the server.
  }
  throw new Refusal(told);
}

const part = encodeURIComponent;
const puzzleAt = (game: string, name: string) => `/games/${part(game)}/puzzles/${part(name)}`;

export const api = {
  me: (nickname?: string) => ask<Me>("POST", "/me", nickname ? { nickname } : {}),
  rename: (nickname: string) => ask<Me>("PATCH", "/me", { nickname }),
  account: (name: string, password: string, current: string) =>
    ask<Me>("POST", "/me/account", { name, password, current }),
  login: (name: string, password: string) => ask<Me>("POST", "/login", { name, password }),
  logout: () => ask<null>("POST", "/logout"),
  sessions: () => ask<SessionShown[]>("GET", "/me/sessions"),
  signOut: (session: string) => ask<null>("DELETE", `/me/sessions/${part(session)}`),
  signOutElsewhere: () => ask<null>("DELETE", "/me/sessions"),
  forgetMe: () => ask<null>("DELETE", "/me"),
  myTables: () => ask<MyTable[]>("GET", "/me/tables"),
  games: (lang: string) => ask<GameListed[]>("GET", `/games?lang=${lang}`),
  game: (game: string, lang: string) => ask<GameShown>("GET", `/games/${part(game)}?lang=${lang}`),
  rules: (game: string) => ask<RulesShown>("GET", `/games/${part(game)}/rules?lang=${language}`),
  texts: (game: string, lang: string) =>
    ask<TextsShown>("GET", `/games/${part(game)}/texts?lang=${lang}`),
  lesson: (game: string, alone = false) =>
    ask<LessonShown>("GET", `/games/${part(game)}/lesson${alone ? "?alone=true" : ""}`),
  whyInLesson: (game: string, alone: boolean, step: number, action: string) => {
    const asked = `step=${step}&action=${part(action)}&alone=${alone}`;
    return ask<ReasonTold>("GET", `/games/${part(game)}/lesson/why?${asked}`);
  },
  puzzles: (game: string) => ask<PuzzlesShown>("GET", `/games/${part(game)}/puzzles`),
  puzzle: (game: string, name: string) => ask<PuzzleShown>("GET", puzzleAt(game, name)),
  tryPuzzle: (game: string, name: string, actions: string[]) =>
    ask<PuzzleNow>("POST", puzzleAt(game, name), { actions }),
  whyInPuzzle: (game: string, name: string, actions: string[], action: string) =>
    ask<ReasonTold>("POST", `${puzzleAt(game, name)}/why`, { actions, action }),
  previewPuzzle: (game: string, name: string, actions: string[], then: string[]) =>
    ask<Previewed>("POST", `${puzzleAt(game, name)}/preview`, { actions, then }),
  solution: (game: string, name: string) =>
    ask<PuzzleSolution>("GET", `${puzzleAt(game, name)}/solution`),
  still: (game: string, options: Record<string, unknown>) =>
    ask<Record<string, unknown>>("POST", `/games/${part(game)}/still`, { options }),
  openTable: (wish: TableWish) => ask<Opened>("POST", "/tables", wish),
  show: (game: string) => ask<Uploaded>("GET", `/games/${part(game)}/show`),
  publicTables: () => ask<Listed[]>("GET", "/tables"),
  table: (id: string) => ask<TableShown>("GET", `/tables/${part(id)}`),
  commit: (id: string, commitments: Record<number, string>) =>
    ask<TableShown>("POST", `/tables/${part(id)}/commitments`, { commitments }),
  giveNumbers: (id: string, numbers: Record<number, string>) =>
    ask<TableShown>("POST", `/tables/${part(id)}/numbers`, { numbers }),
  rematch: (id: string) => ask<Opened>("POST", `/tables/${part(id)}/rematch`),
  invitation: (secret: string) => ask<Invitation>("POST", "/invitations", { secret }),
  claim: (secret: string) => ask<Claimed>("POST", "/seats", { secret }),
  link: (id: string, seat: number) =>
    ask<SeatLink>("POST", `/tables/${part(id)}/seats/${seat}/link`),
  signOutOthers: (id: string, seat: number) =>
    ask<null>("DELETE", `/tables/${part(id)}/seats/${seat}/devices`),
  removePerson: (id: string, seat: number) =>
    ask<null>("DELETE", `/tables/${part(id)}/seats/${seat}/persons`),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableShown>("PUT", `/tables/${part(id)}/seats/${seat}/bot`, { bot }),
  record: async (record: string) => (await answerTo("GET", `/records/${part(record)}`)).text(),
  film: async (record: string): Promise<Film> => {
    const answer = await answerTo("GET", `/records/${part(record)}/film`);
    return { ...(await answer.json()), here: answer.headers.has("botyard-table") };
  },
  check: (record: string) => ask<Checked>("GET", `/records/${part(record)}/check`),
  upload: (record: string) => ask<Uploaded>("POST", "/records", { record }),
};
