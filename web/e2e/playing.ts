// What people do in the browser, by mouse, keyboard or touch.

import { errors, type Locator, type Page } from "@playwright/test";
import type { Situation } from "../src/app/protocol.ts";
import { expect } from "./watched.ts";

const MOST = 500; // presses in a game
const BOUNDS = { inVain: 10, change: 3000 }; // presses in a row; milliseconds until something changes

/** What can be done now, if it is seen. */
export const OPEN = "[data-action]:not([aria-disabled]):not([role=img])";

/** What glows: it can be done now. */
export function choices(page: Page): Locator {
  return page.locator(OPEN).filter({ visible: true });
}

export function rematch(page: Page): Locator {
  return page.getByRole("button", { name: "Rematch" });
}

/** How somebody likes it, before the page is opened. */
export async function prefer(page: Page, liked: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("botyard")) localStorage.setItem("botyard", JSON.stringify(kept));
  }, liked);
}

/** What glows, by name. */
export function glowing(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-action") ?? ""),
  );
}

/** What the server told last about the table, from now on. */
export function told(page: Page): () => Situation | null {
  let last: Situation | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      last = JSON.parse(String(payload)).situation ?? last;
    }),
  );
  return () => last;
}

/** Which question is open, from now on: the next one may offer the same choices. */
export function asked(page: Page): () => number {
  const now = told(page);
  return () => now()?.question?.number ?? 0;
}

type Press = (choice: Locator) => Promise<void>;

const OFTEN = [50, 100, 150]; // milliseconds between two looks

/**
 * Press what may be gone by then. Tells why that failed, empty if it did not; whatever lay in the way
 * is printed too.
 */
export async function attempt(press: Promise<void>): Promise<string> {
  try {
    await press;
    return "";
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const [met] = /<.*intercepts pointer events/.exec(error.message) ?? [];
    if (met) console.log(`in the way: ${met}`);
    return met ?? error.message.trim();
  }
}

/** Whether something else glows soon. */
async function changes(page: Page, before: string, timeout: number): Promise<boolean> {
  try {
    const seen = () => glowing(page).then(String);
    await expect.poll(seen, { timeout, intervals: OFTEN }).not.toBe(before);
    return true;
  } catch {
    return false;
  }
}

/** Press what glows until something else is seen; `meanwhile` is done while nothing glows. */
export async function pressUntil(
  page: Page,
  end: Locator,
  press: Press,
  meanwhile = async () => {},
  { inVain, change } = BOUNDS,
): Promise<void> {
  const choice = choices(page).first();
  const there = end.or(choice).first();
  const wait = async () => (await there.isVisible()) || meanwhile().then(() => false);
  let vain: string[] = []; // what came of presses after which everything glowed as before
  for (let presses = 0; presses < MOST && vain.length < inVain; presses++) {
    await expect.poll(wait, { timeout: 60_000, intervals: OFTEN }).toBe(true);
    if (await end.isVisible()) return;
    const before = String(await glowing(page));
    const failed = await attempt(press(choice));
    const isNew = await changes(page, before, change);
    vain = isNew ? [] : [...vain, failed || `pressed, and still there: ${before}`];
  }
  if (vain.length < inVain) throw new Error(`still no end after ${MOST} presses`);
  throw new Error(`pressed ${inVain} times in vain:\n${vain.join("\n")}`);
}

export const playToTheEnd = (page: Page, press: Press, meanwhile?: () => Promise<void>) =>
  pressUntil(page, rematch(page), press, meanwhile);

/** Program the first cards of a hand in RoboRally by keys, and be ready. */
export async function program(page: Page): Promise<void> {
  await expect(choices(page).first()).toBeVisible(); // the hand listens to keys now
  for (const key of ["1", "2", "3", "4", "5"]) await page.keyboard.press(key);
  await page.locator("[data-action=ready]:not([aria-disabled])").first().click();
}

/** Press a key until something is so, at most some times. */
export async function keyUntil(page: Page, key: string, isSo: () => Promise<boolean>, most = 20) {
  for (let presses = 0; presses < most; presses++) {
    if (await isSo()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} was pressed ${most} times in vain`);
}

/** Press Tab until something has the focus, and that can be seen. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const here = () => wanted.evaluate((element) => element.matches(":focus-visible"));
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await here()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}
