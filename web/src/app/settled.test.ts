import { beforeEach, expect, it, vi } from "vitest";

interface Moving {
  playState: string;
  effect: { getComputedTiming: () => { endTime: number } };
}

const moving = (endTime: number, playState = "running"): Moving => ({
  playState,
  effect: { getComputedTiming: () => ({ endTime }) },
});

let frames: (() => void)[] = [];
let animations: Moving[] = [];
let dataset: { settled?: string } = {};
let listeners: Record<string, () => void> = {};

/** Some frames go by. */
function wait(count: number): void {
  for (let frame = 0; frame < count; frame++) {
    const [next] = frames.splice(0);
    next?.();
  }
}

async function started() {
  const settled = await import("./settled.ts");
  settled.startSettling();
  return settled;
}

beforeEach(() => {
  vi.resetModules();
  [frames, animations, dataset, listeners] = [[], [], {}, {}];
  vi.stubGlobal("document", {
    documentElement: { dataset },
    getAnimations: () => animations,
    addEventListener: (kind: string, heard: () => void) => {
      listeners[kind] = heard;
    },
  });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
});

it("settles two frames after nothing is under way any more", async () => {
  const { busy } = await started();
  const [one, other] = [busy(), busy()];
  wait(5);
  one();
  one();
  wait(5);
  expect(dataset).not.toHaveProperty("settled");
  other();
  wait(1);
  expect(dataset).not.toHaveProperty("settled");
  wait(1);
  expect(dataset).toHaveProperty("settled");
});

it("has not settled from the moment something begins", async () => {
  const { busyDuring } = await started();
  wait(2);
  expect(dataset).toHaveProperty("settled");
  const refused = busyDuring(Promise.reject(new Error("no")));
  expect(dataset).not.toHaveProperty("settled");
  await expect(refused).rejects.toThrow("no");
  wait(2);
  expect(dataset).toHaveProperty("settled");
});

it("waits for what moves, but not for what moves for ever or rests", async () => {
  await started();
  animations = [moving(200), moving(Number.POSITIVE_INFINITY)];
  wait(9);
  expect(dataset).not.toHaveProperty("settled");
  animations = [moving(200, "finished"), moving(Number.POSITIVE_INFINITY)];
  wait(3);
  expect(dataset).toHaveProperty("settled");
  animations = [moving(200)];
  listeners.transitionrun?.();
  expect(dataset).not.toHaveProperty("settled");
});
