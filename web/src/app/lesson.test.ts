import { describe, expect, it } from "vitest";
import { LessonRun } from "./lesson.ts";
import type { LessonShown, LessonStep } from "./protocol.ts";

function step(of: Partial<LessonStep>): LessonStep {
  const nothing = { text: "", clauses: [], seat: null, question: null, expected: null, events: [] };
  return { ...nothing, view: {}, ...of };
}

function asked(...actions: string[]) {
  const choices = actions.map((action) => ({ action, kind: action, args: {} }));
  const reason = { key: "reason-taken", clause: "X-1", params: {} };
  return { number: 1, choices, refused: [{ action: "taken", reason }] };
}

const LESSON: LessonShown = {
  game: "probe",
  seat: 1,
  seats: 2,
  steps: [
    step({ text: "welcome", view: { at: 0 } }),
    step({
      text: "roll",
      seat: 1,
      view: { at: 1 },
      question: asked("roll", "wait"),
      expected: "roll",
      events: [{ kind: "rolled", args: { seat: 1 } }],
    }),
    step({
      text: "try",
      seat: 1,
      view: { at: 2 },
      question: asked("roll"),
      expected: "taken",
    }),
    step({
      text: "watch",
      seat: 2,
      view: { at: 3 },
      events: [{ kind: "rolled", args: { seat: 2 } }],
    }),
    step({ seat: 2, view: { at: 4 }, events: [{ kind: "moved", args: { seat: 2 } }] }),
    step({ text: "end", view: { at: 5 } }),
  ],
  view: { at: 6 },
  still: {},
};

describe("a lesson", () => {
  it("may want something tried that is refused", () => {
    const run = new LessonRun(LESSON, 2);
    expect(run.tries).toBe(true);
    expect(run.advance()).toEqual([{ seat: 1, events: [], view: { at: 3 } }]);
  });

  it("says what happened, and what follows by itself", () => {
    const run = new LessonRun(LESSON, 3);
    const passed = run.advance();
    expect(passed.map(({ events }) => events[0]?.kind)).toEqual(["rolled", "moved"]);
    expect(passed.map(({ view }) => view.at)).toEqual([4, 5]);
    expect(run.step?.text).toBe("end");
    expect(run.view).toEqual({ at: 5 });
  });

  it("counts cards, goes back by cards, and ends", () => {
    const run = new LessonRun(LESSON);
    const seen: string[] = [];
    while (!run.over) {
      seen.push(`${run.number}/${run.count} ${run.step?.text}`);
      run.advance();
    }
    expect(seen).toEqual(["1/5 welcome", "2/5 roll", "3/5 try", "4/5 watch", "5/5 end"]);
    expect(run.view).toEqual({ at: 6 });
    expect(run.number).toBe(5);
    expect(run.advance()).toEqual([]);
    run.back();
    run.back();
    expect(run.step?.text).toBe("watch");
    for (let times = 0; times < 9; times += 1) run.back();
    expect(run.at).toBe(0);
    run.advance();
    run.again();
    expect(run.number).toBe(1);
  });

  it("goes on where it was left, but never between two cards", () => {
    expect(new LessonRun(LESSON, 3).step?.text).toBe("watch");
    expect(new LessonRun(LESSON, 4).at).toBe(0);
    expect(new LessonRun(LESSON, 6).over).toBe(true);
  });
});
