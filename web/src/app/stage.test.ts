import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventShown, Happened } from "./protocol.ts";
import { type Drawing, type Json, Stage } from "./stage.ts";

/** A number that events change: `add` takes a while, `quick` none, `part` begins a chapter. */
const drawing: Drawing<{ sum: number }> = {
  model: (view) => ({ sum: Number(view.sum) }),
  play: (model, { kind, args }) => ({
    model: { sum: model.sum + Number((args as { by?: number }).by ?? 0) },
    ms: kind === "quick" ? 0 : 100,
  }),
  beats: (events) => {
    const found: EventShown[][] = [];
    for (const event of events) {
      const last = found.at(-1);
      if (event.kind === "too" && last) last.push(event);
      else found.push([event]);
    }
    return found;
  },
  chapter: ({ kind, args }) => (kind === "part" ? (args as { number: number }).number : 0),
};

const event = (kind: string, args = {}): EventShown => ({ kind, args });
const told = (...events: EventShown[]): Happened[] => [
  { version: 1, kind: "order", at: 0, events: [events] },
];

let pace = { speed: 1, reduced: false };
let seen: number[] = [];
let stage: Stage<{ sum: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  pace = { speed: 1, reduced: false };
  seen = [];
  stage = new Stage(
    drawing,
    { sum: 0 },
    {},
    () => pace,
    () => seen.push(stage.model.sum),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe("events one after the other", () => {
  it("each takes its time, then the view is true", () => {
    stage.show({ sum: 10 }, told(event("add", { by: 1 }), event("add", { by: 2 })));
    expect([stage.model.sum, stage.moving]).toEqual([1, true]);
    vi.advanceTimersByTime(100);
    expect([stage.model.sum, stage.moving]).toEqual([3, true]);
    vi.advanceTimersByTime(100);
    expect([stage.model.sum, stage.moving]).toEqual([10, false]);
  });

  it("what takes no time is drawn at once", () => {
    stage.show({ sum: 5 }, told(event("quick", { by: 5 })));
    expect([stage.model.sum, stage.moving]).toEqual([5, false]);
    expect(seen).toEqual([5]);
  });

  it("two lines are a rest apart", () => {
    stage.show({ sum: 1 }, told(event("add", { by: 1 })));
    stage.show({ sum: 2 }, told(event("quick", { by: 1 })));
    vi.advanceTimersByTime(100);
    expect([stage.model.sum, stage.moving]).toEqual([1, true]);
    vi.advanceTimersByTime(120);
    expect([stage.model.sum, stage.moving]).toEqual([2, false]);
  });

  it("speed divides", () => {
    pace = { speed: 4, reduced: false };
    stage.show({ sum: 1 }, told(event("add", { by: 1 })));
    vi.advanceTimersByTime(25);
    expect(stage.moving).toBe(false);
  });

  it("what belongs together is one beat", () => {
    stage.show({ sum: 3 }, told(event("add", { by: 1 }), event("too", { by: 2 })));
    expect(stage.model.sum).toBe(3);
    expect(stage.events.map(({ kind }) => kind)).toEqual(["add", "too"]);
  });

  it("skips to the end", () => {
    stage.show({ sum: 9 }, told(event("add", { by: 1 }), event("add", { by: 2 })));
    stage.skip();
    expect([stage.model.sum, stage.moving]).toEqual([9, false]);
    vi.advanceTimersByTime(1000);
    expect(stage.model.sum).toBe(9);
  });

  it("whoever was away long sees the result only", () => {
    stage.show({ sum: 7 }, told(...Array.from({ length: 500 }, () => event("add", { by: 1 }))));
    expect([stage.model.sum, stage.moving]).toEqual([7, false]);
  });
});

describe("a film", () => {
  const film = () =>
    stage.show(
      { sum: 6 },
      told(
        event("part", { number: 1 }),
        event("add", { by: 1 }),
        event("part", { number: 2 }),
        event("add", { by: 2 }),
      ),
    );

  it("says its chapters, and which one is shown", () => {
    film();
    expect([stage.chapter, stage.chapters]).toEqual([1, [1, 2]]);
    vi.advanceTimersByTime(200);
    expect(stage.chapter).toBe(2);
    vi.advanceTimersByTime(200);
    expect([stage.chapter, stage.chapters, stage.moving]).toEqual([0, [1, 2], false]);
  });

  it("is watched again from its beginning", () => {
    film();
    stage.skip();
    stage.go(1);
    expect([stage.model.sum, stage.moving]).toEqual([0, true]);
    vi.advanceTimersByTime(400);
    expect([stage.model.sum, stage.moving]).toEqual([6, false]);
  });

  it("pauses, steps, and goes on", () => {
    film();
    stage.pause();
    vi.advanceTimersByTime(1000);
    expect([stage.model.sum, stage.paused]).toEqual([0, true]);
    stage.step();
    expect([stage.model.sum, stage.paused]).toEqual([1, true]);
    vi.advanceTimersByTime(1000);
    expect(stage.model.sum).toBe(1);
    stage.resume();
    vi.advanceTimersByTime(300);
    expect([stage.model.sum, stage.moving, stage.paused]).toEqual([6, false, false]);
  });

  it("goes back to the beginning of a chapter", () => {
    film();
    vi.advanceTimersByTime(300);
    expect(stage.model.sum).toBe(3);
    stage.back();
    expect([stage.model.sum, stage.chapter]).toEqual([1, 2]);
    stage.back();
    expect([stage.model.sum, stage.chapter]).toEqual([0, 1]);
  });

  it("a step at its end shows the truth", () => {
    film();
    stage.pause();
    for (let step = 0; step < 4; step += 1) stage.step();
    expect([stage.model.sum, stage.moving]).toEqual([6, false]);
  });

  it("is forgotten when the next one begins", () => {
    film();
    stage.skip();
    stage.show({ sum: 7 }, told(event("part", { number: 1 }), event("add", { by: 1 })));
    stage.skip();
    expect(stage.chapters).toEqual([1]);
    stage.go(1);
    expect(stage.model.sum).toBe(6);
  });

  it("can be watched while it goes on", () => {
    film();
    stage.show({ sum: 8 }, told(event("add", { by: 2 })));
    vi.advanceTimersByTime(400 + 120 + 100);
    expect([stage.model.sum, stage.moving]).toEqual([8, false]);
  });
});

describe("who wants no travel", () => {
  it("sees a beat as long as a fade, unless the game says longer", () => {
    pace = { speed: 1, reduced: true };
    stage.show({ sum: 1 }, told(event("add", { by: 1 })));
    vi.advanceTimersByTime(100);
    expect(stage.moving).toBe(false);
  });

  it("a fade never takes longer than the motion would", () => {
    pace = { speed: 4, reduced: true };
    stage.show({ sum: 1 }, told(event("add", { by: 1 })));
    vi.advanceTimersByTime(25);
    expect(stage.moving).toBe(false);
  });
});

describe("what a beat brings", () => {
  const coming: Drawing<{ sum: number; coming?: number }> = {
    ...drawing,
    ready: (before, after) => (after.sum > 4 ? [{ ...before, coming: after.sum }] : []),
  };
  let film: Stage<{ sum: number; coming?: number }>;

  beforeEach(() => {
    const pacing = () => pace;
    film = new Stage(coming, { sum: 0 }, {}, pacing, () => {});
  });

  it("is there a moment before it moves", () => {
    film.show({ sum: 5 }, told(event("add", { by: 5 })));
    expect([film.model, film.moving]).toEqual([{ sum: 0, coming: 5 }, true]);
    vi.advanceTimersByTime(50);
    expect(film.model).toEqual({ sum: 5 });
  });

  it("is there half a beat before, if something moves already", () => {
    film.show({ sum: 5 }, told(event("add", { by: 1 }), event("add", { by: 4 })));
    expect(film.model).toEqual({ sum: 1 });
    vi.advanceTimersByTime(50);
    expect(film.model).toEqual({ sum: 1, coming: 5 });
    vi.advanceTimersByTime(50);
    expect(film.model).toEqual({ sum: 5 });
  });

  it("is made one thing after the other, and nothing takes longer for that", () => {
    const ready = (before: { sum: number }) => [
      { ...before, coming: 1 },
      { ...before, coming: 2 },
    ];
    film = new Stage(
      { ...coming, ready },
      { sum: 0 },
      {},
      () => pace,
      () => {},
    );
    film.show({ sum: 5 }, told(event("add", { by: 1 }), event("add", { by: 4 })));
    expect(film.model).toEqual({ sum: 0, coming: 1 });
    vi.advanceTimersByTime(20);
    expect(film.model).toEqual({ sum: 0, coming: 2 });
    vi.advanceTimersByTime(30);
    expect(film.model).toEqual({ sum: 1 });
    vi.advanceTimersByTime(50);
    expect(film.model).toEqual({ sum: 1, coming: 1 });
    vi.advanceTimersByTime(20);
    expect(film.model).toEqual({ sum: 1, coming: 2 });
    vi.advanceTimersByTime(30);
    expect(film.model).toEqual({ sum: 5 });
  });

  it("is not there before for who wants no travel, nor after a skip", () => {
    pace = { speed: 1, reduced: true };
    film.show({ sum: 5 }, told(event("add", { by: 5 })));
    expect(film.model).toEqual({ sum: 5 });
    film.skip();
    pace = { speed: 1, reduced: false };
    film.show({ sum: 9 }, told(event("add", { by: 4 })));
    film.skip();
    expect([film.model, film.moving]).toEqual([{ sum: 9 }, false]);
  });
});

describe("what never changes", () => {
  it("is handed to every model, always the same", () => {
    const still = { floor: ["A1"] };
    const shown: Drawing<{ at: unknown; still: Json; before: unknown }> = {
      model: (view, before, same) => ({ at: view.at, still: same, before: before?.at }),
      play: (model) => ({ model, ms: 0 }),
    };
    const drawn = new Stage(
      shown,
      { at: 0 },
      still,
      () => pace,
      () => {},
    );
    expect(drawn.model).toEqual({ at: 0, still, before: undefined });
    drawn.show({ at: 1 }, told(event("moved")));
    expect(drawn.model).toEqual({ at: 1, still, before: 0 });
    expect(drawn.model.still).toBe(still);
  });
});

describe("what is told", () => {
  const first = event("add", { by: 1 });
  const quick = event("quick", { by: 1 });
  const second = event("add", { by: 2 });

  it("is never more than the board has shown to its end", () => {
    stage.show({ sum: 4 }, told(first, quick, second));
    expect(stage.untold).toBe(first);
    vi.advanceTimersByTime(100);
    expect(stage.untold).toBe(second); // what takes no time is told with what it follows
    vi.advanceTimersByTime(100);
    expect(stage.untold).toBe(null);
  });

  it("is everything once the motion is skipped", () => {
    stage.show({ sum: 4 }, told(first, second));
    stage.skip();
    expect(stage.untold).toBe(null);
  });

  it("waits for what moves already", () => {
    stage.show({ sum: 1 }, told(first));
    stage.show({ sum: 3 }, told(second));
    expect(stage.untold).toBe(first);
    vi.advanceTimersByTime(100 + 120);
    expect([stage.untold, stage.moving]).toEqual([second, true]);
  });

  it("stays told when it is watched again, and what is jumped over is told", () => {
    const parts = [1, 2, 3].map((number) => event("part", { number }));
    stage.show({ sum: 0 }, told(...parts));
    vi.advanceTimersByTime(100);
    stage.go(1);
    expect(stage.untold).toBe(parts[1]);
    stage.go(3);
    expect(stage.untold).toBe(parts[2]);
  });

  it("is the beat at which somebody pauses", () => {
    stage.show({ sum: 3 }, told(first, second));
    stage.pause();
    expect(stage.untold).toBe(second);
    stage.step();
    expect(stage.untold).toBe(null);
  });
});
