import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOBODYS } from "../../app/apart.ts";
import type { Socket } from "../../app/connection.ts";
import type { EventShown, Situation } from "../../app/protocol.ts";
import { TableSession } from "../../app/session.svelte.ts";
import type { GameModule } from "../../games/index.ts";
import { Playing } from "./playing.svelte.ts";

/** What is drawn of a view are its cards; `race` takes 100 ms, `dealt` brings a card. */
const module = {
  model: (view: { cards: string }) => view.cards,
  play: (cards: string, { kind, args }: EventShown) =>
    kind === "dealt"
      ? { model: cards + (args as { card: string }).card, ms: 50 }
      : { model: "raced", ms: 100 },
} as unknown as GameModule;

const RACE: EventShown = { kind: "race", args: {} };
const dealt = (card: string): EventShown => ({ kind: "dealt", args: { card } });

let playing: Playing;
let says: (frame: object) => void;
let sent: { type: string; seat: number; version?: number }[];
let version: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  sent = [];
  const send = (text: string) => void sent.push(JSON.parse(text));
  const socket: Socket = { send, close() {}, onopen: null, onclose: null, onmessage: null };
  playing = new Playing(new TableSession("t", () => socket));
  playing.session.start();
  playing.use(module);
  says = (frame) => socket.onmessage?.({ data: JSON.stringify(frame) });
  version = 0;
  const table = { ...NOBODYS, id: "t", game: "g", status: "playing", seats: [], still: {} };
  says({ type: "welcome", protocol: 2, server: "", seats: [1, 2], owner: true, now: 0, table });
});

afterEach(() => {
  playing.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A step: who is asked now, what the two at this screen see, and what they are told. */
async function step(waiting: number[], cards: [string, string], told: EventShown[][] = [[], []]) {
  version += 1;
  const before = shown();
  for (const seat of [1, 2]) {
    expect(shown()).toBe(before); // as long as it is not known who may look
    const question = waiting.includes(seat) ? { number: version, choices: [], refused: [] } : null;
    const happened = [{ version, kind: "order", at: 0, events: [told[seat - 1] ?? []] }];
    const view = { cards: cards[seat - 1] };
    const situation = { seat, version, status: "playing", view, happened, question, waiting };
    says({ type: "situation", situation: situation as unknown as Situation });
    await Promise.resolve();
  }
}

/** What somebody at the screen could read, and who is asked. */
function shown(): string {
  const { session, curtain, drawn } = playing;
  if (curtain) return `curtain ${curtain}`;
  return [drawn?.model, JSON.stringify(session.situation?.view), session.question && session.seat]
    .filter(Boolean)
    .join(" ");
}

describe("two persons at one screen", () => {
  it("each lifts the curtain before a hand, also the first one", async () => {
    await step([1, 2, 3], ["A", "B"]);
    expect(shown()).toBe("curtain 1");
    playing.lift(1);
    expect(shown()).toBe('A {"cards":"A"} 1');
  });

  it("who looks goes on without one", async () => {
    await step([1, 2], ["A", "B"]);
    playing.lift(1);
    await step([1, 2], ["AA", "B"]);
    expect(shown()).toBe('AA {"cards":"AA"} 1');
    await step([2], ["AA", "B"]);
    expect(shown()).toBe("curtain 2");
  });

  it("what all may watch is shown to all, then the curtain falls before new hands", async () => {
    await step([1, 2], ["A", "B"]);
    playing.lift(1);
    await step([2], ["AA", "B"]);
    playing.lift(2);
    await step([2], ["AA", "BB"]);
    await step(
      [1, 2, 3],
      ["C", "D"],
      [
        [RACE, dealt("C")],
        [RACE, dealt("D")],
      ],
    );
    expect(shown()).toBe('raced {"cards":"BB"}'); // nobody is asked yet
    vi.advanceTimersByTime(200);
    expect(shown()).toBe("curtain 2");
    playing.lift(2);
    vi.advanceTimersByTime(200);
    expect(shown()).toBe('D {"cards":"D"} 2');
    await step([1], ["C", "DD"]);
    expect(shown()).toBe("curtain 1");
    playing.lift(1);
    expect(shown()).not.toContain("raced"); // it was watched already
  });

  it("the curtain falls again after nobody was asked", async () => {
    await step([1, 3], ["A", "B"]);
    playing.lift(1);
    await step([3], ["AA", "B"]);
    await step([], ["AA", "B"], [[RACE], [RACE]]);
    expect(shown()).toBe('raced {"cards":"AA"}');
    vi.advanceTimersByTime(200);
    await step([2], ["AA", "C"]);
    expect(shown()).toBe("curtain 2");
    playing.lift(2);
    expect(shown()).toBe('C {"cards":"C"} 2'); // both saw the race
  });

  it("nothing is hidden where all see the same", async () => {
    await step([1], ["A", "A"]);
    expect(shown()).toBe('A {"cards":"A"} 1');
    await step([2], ["A", "A"]);
    expect(shown()).toBe('A {"cards":"A"} 2');
  });
});

describe("time that the rules set", () => {
  const WAITING = { left: 30, until: 120 }; // it is second 0, so it starts in 90 seconds
  const RUNNING = { left: 30, until: 30 };

  beforeEach(() => {
    vi.setSystemTime(0);
    const table = { ...NOBODYS, id: "t", game: "g", status: "playing", seats: [], still: {} };
    says({ type: "welcome", protocol: 2, server: "", seats: [1], owner: true, now: 0, table });
  });

  async function told(hurry: object | null, events: EventShown[] = []): Promise<void> {
    version += 1;
    const happened = [{ version, kind: "order", at: 0, events: [events] }];
    const hurries = hurry ? { 1: hurry } : {};
    const view = { cards: "A" };
    const situation = { seat: 1, version, status: "playing", view, happened, hurries };
    says({ type: "situation", situation: situation as unknown as Situation });
    await Promise.resolve();
  }
  const seen = () => sent.filter(({ type }) => type === "seen").map(({ version }) => version);

  it("waits until the motion has ended", async () => {
    await told(null);
    await told(WAITING, [RACE]);
    expect([playing.drawn?.moving, seen()]).toEqual([true, []]);
    vi.advanceTimersByTime(1000);
    expect([playing.drawn?.moving, seen()]).toEqual([false, [2]]);
  });

  it("waits until the motion was skipped", async () => {
    await told(null);
    await told(WAITING, [RACE]);
    playing.skip();
    expect(seen()).toEqual([2]);
  });

  it("waits no longer where nothing moves, and is told so once", async () => {
    await told(WAITING);
    expect(seen()).toEqual([1]);
    await told(RUNNING);
    expect(seen()).toEqual([1]);
  });

  it("is not waited for where it runs, or where there is none", async () => {
    await told(null);
    await told(RUNNING, [RACE]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([]);
  });
});
