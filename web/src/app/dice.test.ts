import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  checkDice,
  commitmentOf,
  Distrust,
  freshNumber,
  keptOf,
  keyOf,
  promise,
  taken,
  toShow,
  type Wrong,
} from "./dice.ts";
import type { TableShown } from "./protocol.ts";
import { hex, sha256, unhex } from "./sha256.ts";

const SECRET = "5e".repeat(32);
const HOST = hex(sha256(unhex(SECRET)));
const OTHER = "22".repeat(32);
let name = ""; // of the table: another one in every test

interface Vector {
  version: number;
  secret: string;
  commitment: string;
  commitments: string[];
  numbers: string[];
  salt: string;
  key: string;
}

/** A table of two persons and a bot, where seat 1 is ours. */
function table(more: Partial<TableShown> = {}): TableShown {
  const seats = [
    { seat: 1, kind: "person" },
    { seat: 2, kind: "link" },
    { seat: 3, kind: "bot", bot: "greedy" },
  ];
  const plain = { id: name, commitment: HOST, dice: 2, revealing: false, start: "", seats };
  return { ...(plain as unknown as TableShown), ...more };
}

/** The same table with commitments and with what was shown. */
function committed(own: string, numbered: number[] = [], other = commitmentOf(HOST, 2, OTHER)) {
  const seats = table().seats.map((seat) => ({
    ...seat,
    commitment: ["", own, other, ""][seat.seat] as string,
    numbered: numbered.includes(seat.seat),
  }));
  return table({ revealing: true, seats });
}

beforeEach(({ task }) => {
  name = task.name;
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("what is hashed", () => {
  const where = join(import.meta.dirname, "../../../tests/kernel/fair_dice.json");
  const { vectors } = JSON.parse(readFileSync(where, "utf8")) as { vectors: Vector[] };
  const second = vectors.filter(({ version }) => version === 2);

  it("is what the test vectors say", () => {
    expect(second.length).toBeGreaterThan(1);
    for (const { secret, commitment, commitments, numbers, salt, key } of second) {
      expect(hex(sha256(unhex(secret)))).toBe(commitment);
      for (const [at, number] of numbers.entries())
        if (number) expect(commitmentOf(commitment, at + 1, number)).toBe(commitments[at]);
      if (!salt) expect(keyOf(secret, commitments, numbers)).toBe(key);
    }
  });

  it("has a number of 32 bytes, another one each time", () => {
    expect(freshNumber()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshNumber()).not.toBe(freshNumber());
  });
});

describe("adding to the dice", () => {
  it("commits to the same number when the page is loaded again", () => {
    const first = promise(table(), [1]);
    expect(promise(table(), [1])).toEqual(first);
    expect(commitmentOf(HOST, 1, keptOf(name)?.numbers[1] ?? "")).toBe(first[1]);
  });

  it("shows the number only when everybody has committed", () => {
    const own = promise(table(), [1])[1] as string;
    taken(committed(own));
    expect(toShow({ ...committed(own), revealing: false }, [1])).toEqual({});
    expect(() => toShow(committed(own, [], ""), [1])).toThrow(Distrust);
    expect(toShow(committed(own), [1])).toEqual({ 1: keptOf(name)?.numbers[1] });
    expect(toShow(committed(own, [1]), [1])).toEqual({});
  });

  it("shows nothing to a server that has changed its mind", () => {
    const own = promise(table(), [1])[1] as string;
    expect(() => promise(table({ commitment: "00" }), [1])).toThrow(Distrust);
    taken(committed(own));
    expect(() => toShow({ ...committed(own), commitment: "00" }, [1])).toThrow(Distrust);
    expect(() => toShow(committed("00"), [1])).toThrow(Distrust);
    toShow(committed(own), [1]);
    const later = committed(own, [], commitmentOf(HOST, 2, "33".repeat(32)));
    expect(() => toShow(later, [1])).toThrow(Distrust);
  });

  it("leaves the number of another device to that device", () => {
    expect(toShow(committed("aa"), [1])).toEqual({});
    promise(table(), [1]); // too late: the other was quicker
    taken(committed("aa"));
    expect(toShow(committed("aa"), [1])).toEqual({});
  });
});

describe("the check at the end", () => {
  type Dice = Record<"commitments" | "numbers", string[]> & Record<string, unknown>;

  /** Play it through, change the record, and check. */
  function checked(change: (dice: Dice, end: Record<string, string>) => void = () => {}) {
    const own = promise(table(), [1])[1] as string;
    taken(committed(own));
    toShow(committed(own), [1]);
    taken(committed(own, [1, 2]));
    const kept = keptOf(name);
    const commitments = [own, commitmentOf(HOST, 2, OTHER), ""];
    const numbers = [kept?.numbers[1] ?? "", OTHER, ""];
    const dice: Dice = { version: 2, commitment: HOST, commitments, numbers };
    const end = { secret: SECRET, key: keyOf(SECRET, commitments, numbers) };
    change(dice, end);
    const seats = ["person", "person", "bot:greedy"];
    return checkDice(`${JSON.stringify({ dice, seats })}\n${JSON.stringify({ end })}\n`, kept);
  }

  /** All that follows from what was changed is right again. */
  function covered(change: (dice: Dice) => void): Wrong[] {
    return checked((dice, end) => {
      change(dice);
      end.key = keyOf(end.secret ?? "", dice.commitments, dice.numbers);
    }).wrong;
  }

  it("finds nothing where everything fits", () => {
    expect(checked()).toEqual({ state: "ok", wrong: [] });
  });

  it("finds whatever was changed", () => {
    expect(checked((_, end) => Object.assign(end, { secret: "00" })).wrong).toEqual([
      "secret",
      "key",
    ]);
    expect(checked((_, end) => Object.assign(end, { key: "00" })).wrong).toEqual(["key"]);
    expect(covered((dice) => dice.numbers.splice(1, 1, "33".repeat(32)))).toEqual(["numbers"]);
    const number = "33".repeat(32);
    const swap = (seat: number) => (dice: Dice) => {
      dice.numbers[seat - 1] = number;
      dice.commitments[seat - 1] = commitmentOf(HOST, seat, number);
    };
    expect(covered(swap(1))).toEqual(["own"]);
    expect(covered(swap(2))).toEqual(["others"]);
    expect(covered((dice) => dice.numbers.splice(0, 1, ""))).toEqual(["own", "numbers"]);
    expect(checked((dice) => Object.assign(dice, { start: "deal" })).wrong).toEqual(["host"]);
    expect(checked((dice) => Object.assign(dice, { version: 1, commitments: [] })).state).toBe(
      "bad",
    );
  });

  it("finds another secret behind another commitment", () => {
    const found = checked((dice, end) => {
      dice.commitment = hex(sha256(unhex("77".repeat(32))));
      end.secret = "77".repeat(32);
      dice.commitments = dice.numbers.map((number, at) =>
        number ? commitmentOf(String(dice.commitment), at + 1, number) : "",
      );
      end.key = keyOf(end.secret, dice.commitments, dice.numbers);
    });
    expect(found.wrong).toEqual(["host", "own", "others"]);
  });

  it("claims nothing for starts that are marked, nor for numbers that are not ours", () => {
    const dice = { version: 2, commitment: HOST, commitments: [""], numbers: [""], start: "deal" };
    const record = (dice: object) => `${JSON.stringify({ dice, seats: ["bot:x"] })}\n{"end":{}}\n`;
    expect(checkDice(record(dice), null).state).toBe("deal");
    expect(checkDice(record({ commitment: HOST, numbers: ["7"] }), null).state).toBe("unknown");
    const end = { secret: SECRET, key: keyOf(SECRET, [""], [""]) };
    const plain = { version: 2, commitment: HOST, commitments: [""], numbers: [""] };
    const text = `${JSON.stringify({ dice: plain, seats: ["bot:x"] })}\n${JSON.stringify({ end })}\n`;
    expect(checkDice(text, null).state).toBe("part");
  });
});
