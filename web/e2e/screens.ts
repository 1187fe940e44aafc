// Every screen there is, with something on it, for the tests that look at all of them.

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { A_SHIFT, AT_WORK, FACTORY } from "./factory.ts";
import { A_RACE, AGAINST_BOTS, GAME, openTable, play, RACE } from "./quick.ts";
import { test as each, expect } from "./watched.ts";
import { reach, WORKS, works } from "./works.ts";

export { expect };

/** What was prepared: tables in every state, and whose they are. */
interface Prepared {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  running: string;
  raced: string;
  gathering: string;
  seat: string;
  over: string;
  probe: string;
  race: string;
  works: string;
  alone: string;
  worked: string;
  shift: string;
  shifted: string;
}

async function prepare(browser: Browser): Promise<Prepared> {
  const context = await browser.newContext({ baseURL: process.env.BOTYARD_URL });
  const page = await context.newPage();
  await page.goto("/");
  const running = await openTable(page, { ...AGAINST_BOTS, public: true });
  await play(page, running.table.id, 8);
  const over = await openTable(page, AGAINST_BOTS);
  await play(page, over.table.id);
  const options = { "turn-limit": 1 };
  const raced = await openTable(page, { ...AGAINST_BOTS, game: "roborally", options });
  await play(page, raced.table.id);
  const person = { kind: "person" } as const;
  const gathering = await openTable(page, { game: GAME, seats: [person, { kind: "link" }] });
  const probe = await openTable(page, { game: "probe", seats: [person, person] });
  await play(page, probe.table.id, 99, 1);
  const race = await openTable(page, A_RACE);
  const works3 = await reach(page, works(3), "use", "place");
  const alone = await reach(page, works(0), "build", "place");
  const worked = await openTable(page, works(1));
  await play(page, worked.table.id);
  const shift = await openTable(page, AT_WORK);
  await play(page, shift.table.id, 30);
  const shifted = await openTable(page, A_SHIFT);
  await play(page, shifted.table.id);
  const state = await context.storageState();
  await context.close();
  return {
    state,
    running: running.table.id,
    raced: raced.table.id,
    gathering: gathering.table.id,
    seat: gathering.links["2"] ?? "",
    over: over.table.id,
    probe: probe.table.id,
    race: race.table.id,
    works: works3,
    alone,
    worked: worked.table.id,
    shift: shift.table.id,
    shifted: shifted.table.id,
  };
}

export const test = each.extend<object, { prepared: Prepared }>({
  prepared: [async ({ browser }, use) => use(await prepare(browser)), { scope: "worker" }],
  storageState: async ({ prepared }, use) => use(prepared.state),
});

interface Screen {
  name: string;
  path: (prepared: Prepared) => string;
  /** What is there when it is all there. */
  there: string;
  /** What is done there before one looks. */
  open?: (page: Page) => Promise<void>;
  /** There is such a thing on a phone only. */
  phone?: boolean;
  /** Seen by who comes for the first time. */
  stranger?: boolean;
}

const BOARD = "[data-action^='place:']";
const table = (of: Prepared) => `table/${of.running}`;

/** Press something, and wait for what that opens. */
const press = (what: string, opens: string) => async (page: Page) => {
  await page.locator(what).first().click({ force: true });
  await expect(page.locator(opens).first()).toBeVisible();
};
const key = (key: string, opens: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await expect(page.locator(opens).first()).toBeVisible();
};
const DIALOG = "dialog[open]";
const REGISTER = "[data-drop='1']";
const FACTORY_PANEL = ".panel button";
const FLOOR = "[data-action^='place:'], .paying";
/** A card is about to be built, here or by who looked before. */
const building = async (page: Page) => {
  const begun = page.locator(".paying");
  const card = page.locator("[data-action^='build:'].can").first();
  await expect(begun.or(card).first()).toBeVisible();
  if (!(await begun.isVisible())) await card.click({ force: true });
  await expect(begun).toBeVisible();
};
const race = (of: Prepared) => `table/${of.race}`;

export const SCREENS: Screen[] = [
  { name: "home", path: () => "", there: "nav li a" },
  {
    name: "preferences",
    path: () => "",
    there: "nav li a",
    open: press(".switches > :nth-child(2)", DIALOG),
  },
  {
    name: "account",
    path: () => "",
    there: "nav li a",
    open: press(".switches > :first-child", DIALOG),
  },
  {
    name: "set-up",
    path: () => `new/${GAME}`,
    there: "summary",
    open: press("summary", "details[open]"),
  },
  {
    name: "set-up for several here",
    path: () => `new/${GAME}`,
    there: "summary",
    open: press("form li:nth-child(2) label", "form li input[type=text]"),
  },
  {
    name: "options",
    path: () => "new/probe",
    there: "summary",
    open: press("summary", "input[type=number]"),
  },
  { name: "lobby", path: (of) => `table/${of.gathering}`, there: ".seat" },
  { name: "table", path: table, there: BOARD },
  {
    name: "why not",
    path: table,
    there: BOARD,
    open: press(`${BOARD}[aria-disabled]`, "[data-tag]"),
  },
  { name: "text table", path: table, there: BOARD, open: key("t", "#text-position") },
  { name: "help", path: table, there: BOARD, open: key("?", DIALOG) },
  {
    name: "menu",
    path: table,
    there: BOARD,
    open: press(".table > header .tools > :last-child", DIALOG),
  },
  {
    name: "others",
    path: table,
    there: BOARD,
    open: press("nav button:nth-child(2)", ".others"),
    phone: true,
  },
  {
    name: "log",
    path: table,
    there: BOARD,
    open: press("nav button:nth-child(3)", ".log"),
    phone: true,
  },
  { name: "curtain", path: (of) => `table/${of.probe}`, there: "main h1" },
  { name: "end", path: (of) => `table/${of.over}`, there: "figure" },
  { name: "end of a race", path: (of) => `table/${of.raced}`, there: "figure" },
  { name: "replay", path: (of) => `replay/${of.over}@20`, there: "[data-piece]" },
  { name: "check", path: (of) => `check/${of.over}`, there: "main li" },
  { name: "rules", path: () => `rules/${GAME}/RB-32`, there: "#rule-RB-32" },
  { name: "watch", path: () => "watch", there: "main li" },
  { name: "learn", path: () => `learn/${GAME}`, there: "main" },
  { name: "race", path: race, there: REGISTER },
  { name: "race in words", path: race, there: REGISTER, open: key("t", "#text-position") },
  {
    name: "race, the floor",
    path: race,
    there: REGISTER,
    open: press("[role=tab]:last-child", "[data-robot]"),
    phone: true,
  },
  {
    name: "race, others",
    path: race,
    there: REGISTER,
    open: press("nav button:nth-child(2)", ".mats"),
    phone: true,
  },
  {
    name: "courses",
    path: () => `new/${RACE}`,
    there: ".chosen button",
    open: press(".chosen button", ".gallery"),
  },
  {
    name: "course builder",
    path: () => `new/${RACE}`,
    there: ".chosen button",
    open: press(".chosen button:last-child", DIALOG),
  },
  { name: "race rules", path: () => `rules/${RACE}/RR-22`, there: "#rule-RR-22 figure" },
  { name: "race lesson", path: () => `learn/${RACE}`, there: REGISTER },
  { name: "works", path: (of) => `table/${of.works}`, there: FLOOR },
  {
    name: "works in words",
    path: (of) => `table/${of.works}`,
    there: FLOOR,
    open: key("t", "#text-position"),
  },
  { name: "works alone", path: (of) => `table/${of.alone}`, there: FLOOR },
  {
    name: "works, building",
    path: (of) => `table/${of.alone}`,
    there: FLOOR,
    open: building,
  },
  {
    name: "works, market",
    path: (of) => `table/${of.works}`,
    there: FLOOR,
    open: press("[role=tab]:last-child", "[data-action^='take:']"),
    phone: true,
  },
  {
    name: "works, others",
    path: (of) => `table/${of.works}`,
    there: FLOOR,
    open: press("nav button:nth-child(2)", ".panels"),
    phone: true,
  },
  { name: "end of the works", path: (of) => `table/${of.worked}`, there: "figure" },
  { name: "replay of the works", path: (of) => `replay/${of.worked}@60`, there: "[data-at]" },
  { name: "factory", path: (of) => `table/${of.shift}`, there: FACTORY_PANEL },
  {
    name: "factory in words",
    path: (of) => `table/${of.shift}`,
    there: FACTORY_PANEL,
    open: key("t", "#text-position"),
  },
  {
    name: "factory, others",
    path: (of) => `table/${of.shift}`,
    there: FACTORY_PANEL,
    open: press("nav button:nth-child(2)", ".mats"),
    phone: true,
  },
  { name: "end of a shift", path: (of) => `table/${of.shifted}`, there: "figure" },
  { name: "replay of a shift", path: (of) => `replay/${of.shifted}@20`, there: ".works, .strip" },
  { name: "factory lesson", path: () => `learn/${FACTORY}`, there: ".works, .strip" },
  { name: "factory rules", path: () => `rules/${FACTORY}`, there: "main h1" },
  { name: "replay of a race", path: (of) => `replay/${of.raced}@20`, there: "[data-robot]" },
  { name: "works rules", path: () => `rules/${WORKS}/FF-32g`, there: "#rule-FF-32g figure" },
  { name: "works lesson", path: () => `learn/${WORKS}`, there: ".market" },
  { name: "puzzles", path: () => `puzzles/${WORKS}`, there: "main ol li" },
  { name: "puzzle", path: () => `puzzles/${WORKS}/full-steam`, there: FLOOR },
  {
    name: "puzzle, shown",
    path: () => `puzzles/${WORKS}/first-shift`,
    there: FLOOR,
    open: press("section.card footer .button:last-child", "section .steps"),
  },
  {
    name: "puzzle in words",
    path: () => `puzzles/${WORKS}/first-shift`,
    there: FLOOR,
    open: key("t", "#text-position"),
  },
  { name: "no puzzles", path: () => "puzzles/roborally", there: "main h1" },
  { name: "no puzzle", path: () => `puzzles/${WORKS}/nothing`, there: "main h1" },
  { name: "no table", path: () => "table/nowhere", there: "main h1" },
  { name: "no game", path: () => "new/nothing", there: "main h1" },
  { name: "no rules", path: () => "rules/nothing", there: "main h1" },
  { name: "no record", path: () => "replay/nowhere", there: "main h1" },
  { name: "nothing to check", path: () => "check/nowhere", there: "main h1" },
  { name: "a piece of a link", path: () => "seat/piece", there: "main h1" },
  { name: "invited", path: (of) => `seat/${of.seat}`, there: "form", stranger: true },
];

/** Go to a screen as if the page were loaded for it, and wait until everything is there. */
export async function visit(page: Page, screen: Screen, prepared: Prepared): Promise<void> {
  const stranger = screen.stranger === true;
  await page.goto("/api/docs.css"); // of the same origin, and next to nothing
  await page.evaluate((stranger) => {
    if (stranger) localStorage.removeItem("botyard-met");
    else localStorage.setItem("botyard-met", "1");
  }, stranger);
  await page.goto(`/#/${screen.path(prepared)}`);
  await expect(page.locator(screen.there).first()).toBeVisible();
  await screen.open?.(page);
  await page.evaluate(() => document.fonts.ready);
}
