// Which events are seen at the same time: everything that is paid, everything that is gained, all
// dice of a roll, all cards that complete the market.

import { follows, inBeats } from "../../parts/beats.ts";

const SPENT = ["paid", "discarded", "put", "copied", "armed", "picked-up"];
const GAINED = [
  "gained",
  "drew",
  "drew-card",
  "drew-none",
  "changed",
  "rolled",
  "extra-die",
  "bonus",
];

/** What may follow in a beat that begins with an event. */
const TOGETHER: Record<string, string[]> = {
  starts: ["dealt", "dealt-card", "token-put"],
  dealt: ["dealt", "dealt-card"],
  opened: ["opened", "arrived", "token-put"],
  arrived: ["opened", "arrived", "token-put"],
  "token-put": ["opened", "arrived", "token-put"],
  round: ["first", "last-round"],
  work: ["set-die"],
  rolled: ["rolled"],
  "set-die": ["set-die", "rolled"],
  used: SPENT,
  hired: SPENT,
  paid: SPENT,
  discarded: SPENT,
  placed: ["bonus"],
  gained: GAINED,
  drew: GAINED,
  changed: ["changed"],
  "set-off": GAINED,
  "machine-rolled": ["machine-rolled"],
  "machine-opened": ["machine-opened", "machine-skipped"],
};

export const beats = inBeats(follows(TOGETHER));
