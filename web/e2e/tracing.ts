// How much the page works for each frame: read from the browser's own trace, in time of the
// processor, so that a busy machine does not count.

import type { Page } from "@playwright/test";

interface Traced {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

export interface Frames {
  /** Milliseconds of script, style and layout in the frame that took most. */
  slowest: number;
  /** What 95 of 100 frames stay under. */
  share: number;
  /** Milliseconds of the longest task. */
  longest: number;
}

const MAIN = "CrRendererMain";
// Script with whatever memory it frees, style and layout; neither painting nor what is tidied up
// between frames.
const SCRIPT = ["FunctionCall", "FireAnimationFrame", "TimerFire", "EventDispatch"];
const WORK = [...SCRIPT, "UpdateLayoutTree", "Layout"];

export async function frames(page: Page, meanwhile: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const traced: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) =>
    traced.push(...(value as unknown as Traced[])),
  );
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: [...categories, "__metadata"] },
    transferMode: "ReportEvents",
  });
  await meanwhile();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return measured(traced);
}

const FRAME = 1_000_000 / 60; // microseconds

/**
 * The work on the page's main thread, frame by frame: from one picture handed over to the next. What
 * was done a whole frame earlier, when there was nothing to hand over, kept no picture waiting.
 */
function measured(traced: Traced[]): Frames {
  const threads = traced.filter(({ name, args }) => name === "thread_name" && args.name === MAIN);
  const own = traced.filter(({ pid, tid }) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  const spent = [0];
  let until = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of own.sort((one, other) => one.ts - other.ts)) {
    if (name === "Commit") spent.push(0);
    if (!WORK.includes(name) || ts < until) continue; // what is within another is counted with it
    if (ts - until > FRAME) spent.push(0);
    until = ts + dur;
    spent.push((spent.pop() ?? 0) + tdur / 1000);
  }
  const busy = spent.filter((ms) => ms > 0).sort((one, other) => one - other);
  const tasks = own.filter(({ name }) => name === "RunTask").map(({ tdur = 0 }) => tdur / 1000);
  const round = (ms = 0) => Math.round(ms * 10) / 10;
  return {
    slowest: round(busy.at(-1)),
    share: round(busy[Math.floor(busy.length * 0.95)]),
    longest: round(Math.max(0, ...tasks)),
  };
}
