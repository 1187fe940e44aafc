// The log of a table as lines: what belongs together stands together, with its seat.

import type { EventShown, Happened } from "../app/protocol.ts";
import type { Words } from "../app/words.ts";
import { eventTexts } from "../parts/names.ts";

export interface Line {
  /** Stays the same when lines before it are dropped. */
  id: string;
  seat: number;
  text: string;
  clause?: string;
  version: number;
}

const SEATS = 8; // events call a seat's second robot by its number and this
const SAID = [
  "undo",
  "late",
  "leave",
  "return",
  "substitute",
  "give-up",
  "propose",
  "agree",
  "decline",
  "resume",
  "bot",
];

/** Everything that was told, in lines. Events of one seat in a row are one line. */
export function linesOf(told: Happened[], words: Words): Line[] {
  const lines: Line[] = [];
  let group: { seat: number; version: number; events: EventShown[] } | null = null;
  let nth = 0; // line of its version
  const print = (seat: number, version: number, text: string) => {
    if (!text) return; // it is seen, but nothing is said about it
    nth = lines.at(-1)?.version === version ? nth + 1 : 0;
    lines.push({ id: `${version}.${nth}`, seat, text, version });
  };
  const close = () => {
    if (group) print(badgeOf(group.seat), group.version, worded(group.events, words));
    group = null;
  };
  for (const entry of told) {
    if (SAID.includes(entry.kind)) {
      close();
      print(entry.seat ?? 0, entry.version, noticeOf(entry, words));
    }
    for (const event of (entry.events ?? []).flat()) {
      const seat = seatOf(event);
      if (group && group.seat === seat && seat) group.events.push(event);
      else {
        close();
        group = { seat, version: entry.version, events: [event] };
      }
    }
  }
  close();
  return lines;
}

interface Worded {
  words: Words;
  seats: string[];
  count: number;
  text: string;
}

// A log is read again with every new line of it: what was worded before is not worded again.
const before = new WeakMap<EventShown, Worded>();

function worded(events: EventShown[], words: Words): string {
  const [first] = events;
  if (!first) return "";
  const { seats } = words;
  const known = before.get(first);
  if (known?.words === words && known.seats === seats && known.count === events.length) {
    return known.text;
  }
  const text = eventTexts(events, words).join(" ");
  before.set(first, { words, seats, count: events.length, text });
  return text;
}

/** What was told before an event that the board has yet to show; everything if there is none. */
export function toldBefore(told: Happened[], untold: EventShown | null): Happened[] {
  if (!untold) return told;
  const at = told.findLastIndex(({ events }) => (events ?? []).flat().includes(untold));
  const entry = told[at];
  if (!entry) return told;
  const events = (entry.events ?? []).flat();
  const begun = events.slice(0, events.indexOf(untold));
  const before = told.slice(0, at);
  return begun.length ? [...before, { ...entry, events: [begun] }] : before;
}

/** How far somebody has heard: up to a version, and how many events of it. */
export interface Heard {
  version: number;
  events: number;
}

/** What was told after that, in its order. */
export function toldAfter(told: Happened[], { version, events }: Heard): Happened[] {
  const at = told.findLastIndex((one) => one.version <= version);
  const later = told.slice(at + 1);
  const entry = told[at];
  const rest = entry?.version === version ? (entry.events ?? []).flat().slice(events) : [];
  return entry && rest.length ? [{ ...entry, kind: "order", events: [rest] }, ...later] : later;
}

/** How far everything that was told goes. */
export function heardAll(told: Happened[]): Heard {
  const last = told.at(-1);
  return { version: last?.version ?? 0, events: (last?.events ?? []).flat().length };
}

/** From which version on something is new: after one's own turn before this one. */
export function lastLook(told: Happened[], seat: number, seen: number): number {
  let at = told.length - 1;
  while (at >= 0 && told[at]?.seat === seat) at -= 1;
  while (at >= 0 && told[at]?.seat !== seat) at -= 1;
  const own = at >= 0 ? (told[at]?.version ?? 0) : 0;
  return seat ? Math.min(own, seen) : seen;
}

function noticeOf(entry: Happened, words: Words): string {
  const seat = { seat: entry.seat ?? 0 };
  switch (entry.kind) {
    case "undo":
      return words.say("told-undo", seat);
    case "late":
      return words.say("told-run-out", seat);
    case "leave":
      return words.say("web-told-leave", seat);
    case "return":
      return words.say("web-told-return", seat);
    case "substitute":
      return words.say("web-told-substitute", seat);
    case "give-up":
      return words.say("web-told-give-up", seat);
    case "bot":
      return words.say("web-told-bot", seat);
    case "propose":
      return words.say("web-told-propose", seat);
    case "agree":
      return words.say("web-told-agree", seat);
    case "decline":
      return words.say("web-told-decline", seat);
    default:
      return words.say("web-told-resume", seat);
  }
}

function seatOf(event: EventShown): number {
  const seat = (event.args as Record<string, unknown>).seat;
  return typeof seat === "number" ? seat : 0;
}

/** A seat's second robot has the badge of its seat. */
function badgeOf(seat: number): number {
  return seat > SEATS ? seat - SEATS : seat;
}
