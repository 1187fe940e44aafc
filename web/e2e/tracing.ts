// How much the page works for each frame: read from the browser's own trace, in time of the
// processor, so that a busy machine does not count.

import type { Page } from "@playwright/test";

interface Traced {
  name: string;
  ph: string;
  ts: number;
  tts?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string; data?: { type?: string } };
}

export interface Frames {
  /** Milliseconds of script, style and layout in the frame that took most. */
  slowest: number;
  /** What 95 of 100 frames stay under. */
  share: number;
  longest: number;
}

const WORK = ["FunctionCall", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks"];
const STYLE = ["UpdateLayoutTree", "Layout", "PrePaint", "HitTest"];

export async function frames(page: Page, meanwhile: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const traced: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => traced.push(...(value as unknown as Traced[])));
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
