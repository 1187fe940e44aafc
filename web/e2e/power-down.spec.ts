// RoboRally: powering down is asked once, beside Ready, and not again when everybody is ready.

import type { Page } from "@playwright/test";
import type { Situation, TableWish } from "../src/app/protocol.ts";
import { asked } from "./playing.ts";
import { openTable, RACE } from "./quick.ts";
import { expect, test } from "./watched.ts";

const bot = { kind: "bot", bot: "random" } as const;
const options = { course: "dizzy-dash", timer: false };
const AGAINST_BOTS: TableWish = {
  game: RACE,
  seats: [{ kind: "person" }, bot, bot, bot, bot, bot],
  options,
};
const WITH_A_FRIEND: TableWish = {
  game: RACE,
  seats: [{ kind: "person" }, { kind: "link" }, bot, bot, bot, bot],
  options,
};
const MOST = 30; // turns until somebody is hurt

/** How a seat that is played over the wire stands, and up to which turn it programs. */
interface Hand {
  until: number;
  turn: number;
  step: string;
  hurt: boolean;
}
type Handed = Window & { hand: Hand };

/** Play a seat over the wire by its first choices; it programs as soon as `until` says so. */
function handOver(page: Page, table: string): Promise<void> {
  return page.evaluate((table) => {
    const hand: Hand = { until: 0, turn: 0, step: "", hurt: false };
    (window as unknown as Handed).hand = hand;
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    const answered = new Set<number>();
    let last: Situation | null = null;
    const send = (frame: object) => socket.send(JSON.stringify(frame));
    const answer = () => {
      const { question, seat } = last ?? {};
      if (!question || answered.has(question.number)) return;
      if (hand.step === "program" && hand.turn > hand.until) return;
      answered.add(question.number);
      const { choices, number } = question;
      const { action } = choices.find((one) => one.action === "power-on") ?? choices[0] ?? {};
      send({ type: "order", id: String(number), seat, question: number, action });
    };
    socket.onopen = () => send({ type: "hello", protocol: 2, language: "en", since: null });
    socket.onmessage = ({ data }) => {
      const { situation } = JSON.parse(data) as { situation?: Situation };
      if (!situation?.seat) return;
      last = situation;
      const view = situation.view as unknown as {
        turn: number;
        step: string;
        robots: { seat: number; damage: number; power: string }[];
      };
      const own = view.robots.find(({ seat }) => seat === situation.seat);
      Object.assign(hand, { turn: view.turn, step: view.step });
      hand.hurt = own?.power === "up" && own.damage > 0;
      answer();
    };
    window.setInterval(answer, 20); // it may go on now
  }, table);
}

const hand = (page: Page) => page.evaluate(() => ({ ...(window as unknown as Handed).hand }));

/** Let some go on with a turn. */
async function goOn(pages: Page[], turn: number): Promise<void> {
  for (const page of pages)
    await page.evaluate((turn) => {
      (window as unknown as Handed).hand.until = turn;
    }, turn);
}

/** Play on until the first of some is hurt and has a program to write; and the number of that turn. */
async function hurt(pages: Page[], table: string): Promise<number> {
  const [first] = pages;
  if (!first) throw new Error("nobody plays");
  for (const page of pages) await handOver(page, table);
  for (let turn = 1; turn <= MOST; turn++) {
    await goOn(pages, turn);
    await expect.poll(() => hand(first)).toMatchObject({ turn: turn + 1, step: "program" });
    if ((await hand(first)).hurt) return turn + 1;
  }
  throw new Error("nobody was ever hurt");
}

/** What is ordered of the server from now on. */
function sent(page: Page): string[] {
  const orders: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { type, action } = JSON.parse(String(payload));
      if (type === "order") orders.push(action);
    }),
  );
  return orders;
}

const down = (page: Page) => page.getByRole("button", { name: "Powered down next turn" });
const ready = (page: Page) => page.getByRole("button", { name: "Ready", exact: true });
const question = (page: Page) => page.getByText(/^Your robot is damaged/).first();

/** Fill every free register by the first cards. */
async function program(page: Page, now: () => number): Promise<void> {
  const next = page.locator("[data-action^='program:']:not([aria-disabled])").first();
  const open = ready(page).and(page.locator(":not([aria-disabled])"));
  for (let cards = 0; cards <= 5; cards++) {
    await expect(next.or(open).first()).toBeVisible();
    if (await open.isVisible()) return;
    const before = now();
    await next.click();
    await expect.poll(now).not.toBe(before);
  }
}

/** Look at a table in place of the one who played it over the wire. */
async function look(page: Page, table: string): Promise<string[]> {
  await page.goto("/NOTICE.txt"); // of the same origin: whatever played there ends
  const orders = sent(page);
  const now = asked(page);
  await page.goto(`/#/table/${table}`);
  await program(page, now);
  return orders;
}

/** Two at a table; the second one is played over the wire. */
async function withFriend(
  page: Page,
  friend: Page,
): Promise<{ table: string; turn: number; orders: string[] }> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const { table, links } = await openTable(page, WITH_A_FRIEND);
  await page.goto(`/#/table/${table.id}`);
  await friend.goto(`/#/seat/${links["2"]}`);
  await friend.getByLabel("What the others call you").fill("Björn");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(ready(page)).toBeVisible();
  await page.goto("/NOTICE.txt");
  await friend.goto("/NOTICE.txt");
  const turn = await hurt([page, friend], table.id);
  const orders = await look(page, table.id);
  return { table: table.id, turn, orders };
}

for (const yes of [true, false])
  test(`what is chosen beside Ready is not asked again: ${yes ? "down" : "up"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const { table } = await openTable(page, AGAINST_BOTS);
    await hurt([page], table.id);
    const orders = await look(page, table.id);
    const asks = watch(page);
    await expect(down(page)).toHaveAttribute("aria-pressed", "false");
    if (yes) await down(page).click();
    await expect(down(page)).toHaveAttribute("aria-pressed", String(yes));
    await ready(page).click();
    const answers = () => orders.slice(orders.indexOf("ready")).slice(0, 2);
    await expect.poll(answers).toEqual(["ready", yes ? "power-down" : "power-on"]);
    expect(await asks()).toBe(false);
  });

/** Whether the question is put on the page at any time from now on. */
function watch(page: Page): () => Promise<boolean> {
  const seen = page.evaluate(() => {
    const kept = window as unknown as { asks: boolean };
    kept.asks = false;
    new MutationObserver(() => {
      kept.asks ||= document.querySelector("[data-action='power-on']") !== null;
    }).observe(document.body, { subtree: true, childList: true });
  });
  return async () => {
    await seen;
    return page.evaluate(() => (window as unknown as { asks: boolean }).asks);
  };
}

test("minds can be changed until the others are ready, and a reload forgets nothing", async ({
  page,
  somebody,
}) => {
  const friend = await (await somebody()).newPage();
  const { turn, orders } = await withFriend(page, friend);
  await ready(page).click();
  await expect(page.getByText("Your program is ready.")).toBeVisible();
  await down(page).click();
  await expect(down(page)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(down(page)).toHaveAttribute("aria-pressed", "true");
  await down(page).click();
  await down(page).click();
  await goOn([friend], turn);
  await expect.poll(() => orders.slice(orders.indexOf("ready"))[1]).toBe("power-down");
});

test("whoever said Ready on another device is asked where they look", async ({
  page,
  somebody,
}) => {
  const friend = await (await somebody()).newPage();
  const { table, turn } = await withFriend(page, friend);
  const tablet = await page.context().newPage();
  await tablet.emulateMedia({ reducedMotion: "reduce" });
  await tablet.goto(`/#/table/${table}`);
  await expect(ready(tablet)).toBeVisible();
  await down(page).click();
  await ready(page).click();
  await expect(tablet.getByText("Your program is ready.")).toBeVisible();
  await page.goto("about:blank");
  await goOn([friend], turn);
  await expect(question(tablet)).toBeVisible();
  await tablet.getByRole("button", { name: "Powered up next turn" }).click();
  await expect(question(tablet)).toBeHidden();
});

test("a robot without damage cannot be powered down, and says why", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await page.goto(`/#/table/${table.id}`);
  await expect(ready(page)).toBeVisible();
  await down(page).press("Enter");
  await expect(down(page)).not.toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("dialog", { name: "Not now" })).toBeVisible();
});
