import { describe, expect, it } from "vitest";
import type { EventShown, Happened } from "../app/protocol.ts";
import { Words } from "../app/words.ts";
import { heardAll, lastLook, linesOf, toldAfter, toldBefore } from "./history.ts";

const words = new Words("en", [
  "event-rolled = { $seat } rolls { $field }.\n    .then = Rolled: { $field }.\nevent-shoved = New: { $tile }.\ntold-undo = { $seat } takes it back.\nlist = { $first } and { $last }",
]);
words.seats = ["Ida", "Noor"];

const event = (kind: string, args: Record<string, unknown>): EventShown => ({ kind, args });
const entry = (version: number, seat: number, events: EventShown[], kind = "order"): Happened => ({
  version,
  kind,
  at: 0,
  seat,
  events: [events],
});

describe("the lines of a log", () => {
  it("put together what one seat did, also over several entries", () => {
    const told = [
      entry(1, 1, [event("rolled", { seat: 1, field: 2 }), event("rolled", { seat: 1, field: 3 })]),
      entry(2, 1, [event("shoved", { tile: "x" })]),
      entry(3, 2, [event("rolled", { seat: 2, field: 1 })]),
    ];
    expect(linesOf(told, words)).toEqual([
      { id: "1.0", seat: 1, text: "Ida rolls 2 and 3.", version: 1 },
      { id: "2.0", seat: 0, text: "New: x.", version: 2 },
      { id: "3.0", seat: 2, text: "Noor rolls 1.", version: 3 },
    ]);
  });

  it("keep their ids when older ones are dropped", () => {
    const told = [
      entry(1, 1, [event("shoved", { tile: "x" })]),
      entry(2, 1, [event("rolled", { seat: 1, field: 2 }), event("shoved", { tile: "x" })]),
      entry(3, 2, [event("rolled", { seat: 2, field: 1 })]),
    ];
    const ids = (some: Happened[]) => linesOf(some, words).map(({ id }) => id);
    expect(ids(told)).toEqual(["1.0", "2.0", "2.1", "3.0"]);
    expect(ids(told.slice(1))).toEqual(["2.0", "2.1", "3.0"]);
  });

  it("change with what is added, with names and with the language", () => {
    const events = [event("rolled", { seat: 1, field: 2 })];
    const said = (some: EventShown[], by = words) => linesOf([entry(1, 1, some)], by)[0]?.text;
    expect(said(events)).toBe("Ida rolls 2.");
    expect(said([...events, event("rolled", { seat: 1, field: 3 })])).toBe("Ida rolls 2 and 3.");
    words.seats = ["Eve", "Noor"];
    expect(said(events)).toBe("Eve rolls 2.");
    words.seats = ["Ida", "Noor"];
    const other = new Words("de", ["event-rolled = { $seat } würfelt { $field }."]);
    other.seats = words.seats;
    expect(said(events, other)).toBe("Ida würfelt 2.");
  });

  it("say what was taken back", () => {
    expect(linesOf([entry(4, 2, [], "undo")], words)).toEqual([
      { id: "4.0", seat: 2, text: "Noor takes it back.", version: 4 },
    ]);
  });

  it("name what has no text by its kind", () => {
    const told = [entry(1, 1, [event("is-ready", { seat: 1 })])];
    expect(linesOf(told, words)[0]?.text).toBe("Is ready: Ida.");
  });
});

describe("since the last look", () => {
  const told = [
    entry(1, 1, []),
    entry(2, 2, []),
    entry(3, 2, []),
    entry(4, 1, []),
    entry(5, 1, []),
  ];

  it("is since one's turn before this one", () => {
    expect(lastLook(told, 1, 99)).toBe(1);
    expect(lastLook(told.slice(0, 3), 1, 99)).toBe(1);
  });

  it("is earlier for whoever was away longer", () => {
    expect(lastLook(told, 1, 0)).toBe(0);
  });

  it("is what was seen for who only watches", () => {
    expect(lastLook(told, 0, 3)).toBe(3);
  });
});

describe("what is told in step with the board", () => {
  const [two, three, one] = [2, 3, 1].map((field) => event("rolled", { seat: 1, field }));
  const told = [
    entry(1, 1, [two, three] as EventShown[]),
    entry(2, 1, [], "undo"),
    entry(3, 2, [one] as EventShown[]),
  ];
  const worded = (some: Happened[]) => linesOf(some, words).map(({ text }) => text);

  it("ends before the first thing that has yet to be shown", () => {
    expect(toldBefore(told, two as EventShown)).toEqual([]);
    expect(worded(toldBefore(told, three as EventShown))).toEqual(["Ida rolls 2."]);
    expect(worded(toldBefore(told, one as EventShown))).toEqual([
      "Ida rolls 2 and 3.",
      "Ida takes it back.",
    ]);
    expect(toldBefore(told, null)).toBe(told);
  });

  it("is heard once, from where somebody stopped hearing", () => {
    const heard: string[] = [];
    let until = heardAll([]);
    for (const untold of [two, three, one, null]) {
      const now = toldBefore(told, untold ?? null);
      heard.push(...worded(toldAfter(now, until)));
      until = heardAll(now);
    }
    expect(heard).toEqual(["Ida rolls 2.", "Ida rolls 3.", "Ida takes it back.", "Ida rolls 1."]);
  });
});
