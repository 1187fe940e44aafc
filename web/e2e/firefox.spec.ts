// Debian's Firefox plays too. Playwright has no words for it, so Puppeteer drives it (WebDriver BiDi).

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test as plain } from "@playwright/test";
import { type Browser, type ElementHandle, launch, type Page } from "puppeteer-core";
import { foresee, nextNumber } from "./deals.ts";
import { OPEN } from "./playing.ts";
import { A_SHORT_RACE, openTable } from "./quick.ts";

const PATIENCE = 60_000; // milliseconds until something is asked, or over
const MOST = 300; // presses in a game
type Asked = Parameters<typeof openTable>[0]; // Puppeteer's pages evaluate just as well
const NO_TRAVEL = { "ui.prefersReducedMotion": 1 };

function firefox(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = ["firefox-esr", "firefox"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return process.env.BOTYARD_FIREFOX ?? found.find(existsSync) ?? "firefox";
}

const test = plain.extend<{ tab: Page }, { fox: Browser }>({
  fox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
    async ({}, use) => {
      const fox = await launch({
        browser: "firefox",
        executablePath: firefox(),
        extraPrefsFirefox: NO_TRAVEL,
        defaultViewport: { width: 1280, height: 800 },
      });
      await use(fox);
      await fox.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ fox }, use) => {
    const context = await fox.createBrowserContext();
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on("pageerror", (thrown) => complaints.push(String(thrown)));
    tab.on("console", (said) => {
      if (said.type() === "error") complaints.push(said.text());
    });
    await tab.evaluateOnNewDocument(foresee, nextNumber());
    await tab.evaluateOnNewDocument(hearQuestions);
    await tab.evaluateOnNewDocument(() => {
      if (location.protocol !== "http:") return; // the page before the first one keeps nothing
      localStorage.setItem("botyard", JSON.stringify({ language: "en", speed: 4 }));
    });
    await tab.goto(process.env.BOTYARD_URL ?? "");
    await use(tab);
    await context.close();
    expect(complaints).toEqual([]);
  },
});

declare global {
  /** The number of the question that the server asked last. */
  var asked: number;
}

/** In the page: listen to what the server asks. The next question may offer the same choices. */
function hearQuestions(): void {
  globalThis.asked = 0;
  class Heard extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        globalThis.asked = JSON.parse(data).situation?.question?.number ?? globalThis.asked;
      });
    }
  }
  globalThis.WebSocket = Heard;
}

/** Press the first choice of every question, until a rematch is offered. */
async function playToTheEnd(tab: Page): Promise<void> {
  let answered = 0;
  for (let presses = 0; presses < MOST; presses++) {
    const next = await tab.waitForFunction(
      (open, answered) => {
        const buttons = [...document.querySelectorAll("button")];
        if (buttons.some(({ textContent }) => textContent.trim() === "Rematch")) return "over";
        if (globalThis.asked === answered) return null;
        return [...document.querySelectorAll(open)].find((one) => one.checkVisibility());
      },
      { timeout: PATIENCE },
      OPEN,
      answered,
    );
    const choice = next.asElement();
    if (!choice) return;
    answered = await tab.evaluate(() => globalThis.asked);
    await (choice as ElementHandle<Element>).click();
  }
  throw new Error(`still no end after ${MOST} presses`);
}

test("Firefox plays Außer Rand & Band to its end", async ({ tab }) => {
  await tab.locator("[aria-label='Play now against bots: Außer Rand & Band']").click();
  await playToTheEnd(tab);
  expect(await tab.$eval("h1", (title) => title.textContent)).toMatch(/wins!|win together!/);
  expect(await tab.$$("main article")).toHaveLength(3);
});

test("Firefox plays a turn of RoboRally", async ({ tab }) => {
  const { table } = await openTable(tab as unknown as Asked, A_SHORT_RACE);
  await tab.goto(`${process.env.BOTYARD_URL}/#/table/${table.id}`);
  await playToTheEnd(tab);
  const places = await tab.$$eval("main article", (all) => all.map((one) => one.textContent));
  expect(places).toHaveLength(2);
  for (const place of places) expect(place).toContain("After 1 turn");
});
