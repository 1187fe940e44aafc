import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventShown, LessonShown, LessonStep } from "../../app/protocol.ts";
import { beforeDrawing } from "../../app/stage.ts";
import type { GameModule } from "../../games/index.ts";
import { frame } from "../../parts/frame.svelte.ts";
import { Guided } from "./guided.svelte.ts";

const module = {
  model: ({ at }: { at: number }) => at,
  play: (at: number) => ({ model: at, ms: 100 }),
} as unknown as GameModule;

const ROLLED: EventShown = { kind: "rolled", args: { seat: 1 } };
const reason = { key: "reason-taken", clause: "X-1", params: {} };

function step(number: number, of: Partial<LessonStep>): LessonStep {
  const choices = ["roll", "wait"].map((action) => ({ action, kind: action, args: {} }));
  const question = { number, choices, refused: [{ action: "taken", reason }] };
  const view = { at: number };
  return { text: "text", clauses: [], seat: 1, question, expected: null, events: [], view, ...of };
}

const LESSON: LessonShown = {
  game: "probe",
  seat: 1,
  seats: 2,
  steps: [
    step(1, { question: null }),
    step(2, { expected: "roll", events: [ROLLED] }),
    step(3, { expected: "taken" }),
    step(4, { question: null, events: [{ kind: "moved", args: {} }] }),
  ],
  view: { at: 5 },
  still: {},
};

let guided: Guided;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  guided = new Guided(LESSON);
  guided.session.start();
  guided.playing.use(module);
  await vi.advanceTimersByTimeAsync(0);
  guided.again(); // places are kept
});

afterEach(() => {
  guided.playing.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is drawn, and which actions lead on. */
function shown() {
  const { session, playing, number } = guided;
  const open = ["roll", "wait", "taken"].filter((action) => session.choice(action));
  return [number, playing.drawn?.model, ...open].join(" ");
}

describe("a lesson", () => {
  it("takes only what is expected, and shows what comes of it before the card turns", async () => {
    expect(shown()).toBe("1 1");
    guided.advance();
    expect(shown()).toBe("2 2 roll");
    await guided.session.press("wait");
    expect(frame.toast).not.toBe("");
    expect(guided.session.hint?.action).toBe("roll");
    await guided.session.order("wait"); // nor can it be ordered
    expect(shown()).toBe("2 2 roll");
    await guided.session.press("roll");
    expect(frame.toast).toBe("");
    expect(guided.moving).toBe(true);
    expect(shown()).toBe("2 2");
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe("3 3");
    expect(guided.playing.log.map(({ events }) => events)).toEqual([[[ROLLED]]]);
  });

  it("points at what is to be tried in vain, says why not, and goes on", async () => {
    guided.advance();
    guided.advance();
    guided.playing.skip();
    expect(guided.session.hint).toEqual({ seat: 1, question: 3, action: "taken" });
    await guided.session.press("taken");
    expect(guided.session.tag?.clause).toBe("X-1");
    expect(guided.session.hint).toBe(null);
    expect(shown()).toBe("4 4");
  });

  it("knows that what leads nowhere never glowed, however soon it is pressed", async () => {
    guided.advance();
    guided.advance();
    guided.playing.skip();
    frame.toast = "";
    await guided.session.press("wait"); // it was a choice of the card before, too
    expect(frame.toast).not.toBe("");
  });

  it("goes back and begins again without motion, and the tape is empty then", async () => {
    guided.advance();
    guided.advance();
    expect(guided.moving).toBe(true);
    const look = vi.fn();
    const forget = beforeDrawing(look); // a board measures what is to travel
    guided.back();
    forget();
    expect(look).not.toBeCalled();
    expect(guided.moving).toBe(false);
    expect(shown()).toBe("2 2 roll");
    expect(guided.playing.log).toEqual([]);
    guided.again();
    expect(shown()).toBe("1 1");
  });

  it("answers whatever a board asks, so that nothing waits for ever", async () => {
    expect(await guided.session.reason("roll")).toBe(null);
    expect(await guided.session.preview(["roll"])).toBe(null);
    expect(await guided.session.foresee()).toBe(null);
  });
});
