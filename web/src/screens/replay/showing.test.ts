import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOBODYS } from "../../app/apart.ts";
import type { Film } from "../../app/api.ts";
import type { EventShown, TableShown } from "../../app/protocol.ts";
import type { GameModule } from "../../games/index.ts";
import { Showing } from "./showing.svelte.ts";

/** What is drawn are the lines that count, recalled or played. */
const module = {
  model: ({ at }: { at: number }, before?: string) => before ?? `${at}:`,
  play: (model: string, { kind }: EventShown) => ({ model: model + kind, ms: 100 }),
  recall: (model: string, events: EventShown[]) => model + events.map(({ kind }) => kind).join(""),
} as unknown as GameModule;

function step(line: number, kind: string, undone: number[] = [], view: object | null = {}) {
  const events = kind ? [{ kind, args: {}, seen: null }] : [];
  const known = { chance: [], action: null, scores: [], standing: null };
  const drawn = view && { at: line };
  return {
    line,
    kind: undone.length ? "undo" : "do",
    seat: 1,
    undone,
    events,
    view: drawn,
    ...known,
  };
}

const FILM: Film = {
  header: { game: "g", seats: ["person"], options: {} },
  steps: [
    step(2, "a"),
    step(3, "b"),
    step(4, "c"),
    step(5, "", [3, 4]),
    step(6, "d"),
    step(7, "e", [], null),
  ],
  score_lines: [],
  here: false,
};
const TABLE: TableShown = { ...NOBODYS, id: "r", game: "g", status: "over", seats: [], still: {} };

let showing: Showing;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  showing = new Showing("r", FILM, TABLE);
  showing.playing.session.start();
  showing.playing.use(module);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  showing.stop();
  showing.playing.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawn = () => showing.playing.drawn?.model;
const lines = () => showing.playing.log.map(({ version }) => version);

describe("a film", () => {
  it("shows a line as it is, recalling what was not taken back", () => {
    expect(drawn()).toBe("2:a");
    showing.go(2);
    expect(drawn()).toBe("4:abc");
    showing.go(3);
    expect(drawn()).toBe("5:a");
    showing.go(4);
    expect(drawn()).toBe("6:ad");
    expect(lines()).toEqual([2, 3, 4, 5, 6]); // the tape tells all of it
  });

  it("leads from line to line with their motion, and tells each when it was shown", async () => {
    showing.forward();
    expect(showing.playing.drawn?.moving).toBe(true);
    expect([showing.at, showing.ended]).toEqual([1, 0]);
    expect(lines()).toEqual([2]);
    await vi.advanceTimersByTimeAsync(500);
    expect([showing.at, showing.ended]).toEqual([1, 1]);
    expect(drawn()).toBe("2:ab");
    expect(lines()).toEqual([2, 3]);
  });

  it("runs by itself to its end, also over what can only be told", async () => {
    showing.play(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(showing.running).toBe(false);
    expect(showing.at).toBe(5);
    expect(drawn()).toBe(undefined);
    expect(lines()).toEqual([2, 3, 4, 5, 6, 7]);
    showing.go(0);
    expect(drawn()).toBe("2:a");
  });
});
