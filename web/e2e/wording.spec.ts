// No developer's word on any screen: whatever is refused is told in sentences.

import type { Page } from "@playwright/test";
import { AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

/** Fields of a program, numbers in brackets, paths with dots, names of code. */
const RAW = /[{}⟨⟩]|\[\d+\]|\b[a-z]+(\.[a-z]+)+\b|\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]+/;

/** What is seen, line by line; an address is meant to be one. */
async function seen(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
  const lines = (await page.locator("body").innerText()).split("\n");
  const fields = await page
    .locator("input:visible, textarea:visible")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  return [...lines, ...fields].filter((line) => !/https?:/.test(line));
}

async function expectSentences(page: Page): Promise<void> {
  const games = await page.evaluate(async () => {
    const ask = (address: string) => fetch(address).then((answer) => answer.json());
    const listed: { name: string }[] = await ask("/api/games");
    const all = listed.map(({ name }) => ask(`/api/games/${name}`));
    return (await Promise.all(all)) as { name: string; options: { name: string }[] }[];
  });
  const keys = games.flatMap(({ name, options }) => [name, ...options.map((one) => one.name)]);
  const kebab = keys.filter((key) => key.includes("-"));
  const lines = await seen(page);
  expect(lines.filter((line) => RAW.test(line) || kebab.some((key) => line.includes(key)))).toEqual(
    [],
  );
}

/** A link to a set-up with a course of somebody's own. */
function withCourse(course: object): string {
  return `/#/new/roborally?course=${Buffer.from(JSON.stringify(course)).toString("base64url")}`;
}

const COURSE = {
  name: "Ours",
  boards: [
    { board: "exchange", at: "A1", turned: 0 },
    { board: "dock-plain", at: "A13", turned: 0 },
  ],
  flags: ["H2", "J8"],
};
const [EXCHANGE, DOCK] = COURSE.boards;

const REFUSED: [string, object, RegExp][] = [
  ["a flag in a pit", { flags: ["H2", "C2"] }, /Flag 2 lies on the pit at C2. Move it/],
  ["two flags on one space", { flags: ["H2", "H2"] }, /Flag 2 shares H2 with another flag/],
  ["no flag", { flags: [] }, /The course has no flag. Add at least one/],
  ["no name", { name: " " }, /Give the course a name/],
  ["no docking bay", { boards: [EXCHANGE] }, /The course has no docking bay. Add one/],
  [
    "boards on top of each other",
    { boards: [EXCHANGE, { ...DOCK, at: "A10" }] },
    /The board Docking bay without conveyor belts covers another one, for example at A10/,
  ],
  [
    "a board that there is not",
    { boards: [{ ...EXCHANGE, board: "moon" }, DOCK] },
    /Course › Board 1 › Board: “moon” is not a known name/,
  ],
];

test("a course that cannot be played is refused in sentences", async ({ page, expected }) => {
  expected.push(/400/);
  for (const [what, change, told] of REFUSED) {
    await page.goto("/NOTICE.txt");
    await page.goto(withCourse({ ...COURSE, ...change }));
    await page.getByRole("button", { name: /^(Start|Get the links)$/ }).click();
    await expect(page.getByText(told), what).toBeVisible();
    await expectSentences(page);
  }
});

test("the options of every game are offered without a word of a program", async ({ page }) => {
  for (const game of ["roborally", "bot-factory", "fantastic-factories", "ausser-rand-und-band"]) {
    await page.goto(`/#/new/${game}`);
    await page.getByText("Clock, hints, spectators, options").click();
    await expect(page.getByRole("group", { name: "Hints by a good bot" })).toBeVisible();
    await expectSentences(page);
  }
});

test("a damaged record is refused in sentences", async ({ page, expected }) => {
  expected.push(/400/);
  await page.goto("/");
  const { table } = await openTable(page, AGAINST_BOTS);
  await play(page, table.id);
  const record = await page.evaluate(
    (id) => fetch(`/api/records/${id}`).then((answer) => answer.text()),
    table.id,
  );
  const lines = record.split("\n");
  const damaged: [string[], RegExp][] = [
    [["{}", ...lines.slice(1)], /This file is not a record of Botyard/],
    [[...lines.slice(0, 5), ...lines.slice(6)], /was changed, or something was taken out/],
    [[...lines.slice(0, 5), lines[5]?.slice(0, 9) ?? ""], /damaged or was cut off/],
  ];
  for (const [content, told] of damaged) {
    await page.goto("/NOTICE.txt");
    await page.goto("/");
    const buffer = Buffer.from(content.join("\n"));
    const file = { name: "game.jsonl", mimeType: "application/x-ndjson", buffer };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText(told)).toBeVisible();
    await expectSentences(page);
  }
  await page.goto(`/#/replay/${table.id}@20`);
  await expect(page.getByText("Step 20 ·")).toBeVisible();
  await expectSentences(page);
});

test("what is not there is told in sentences", async ({ page, expected }) => {
  expected.push(/404|400|WebSocket/);
  const nowhere = {
    "new/no-game": "There is no such game here.",
    "rules/no-game": "There is no such game here.",
    "puzzles/fantastic-factories/no-puzzle": "Fantastic Factories has no such puzzle.",
    "table/no-table": "There is no such table",
    "replay/no-record": "There is",
    "check/no-record": "There is",
    "learn/no-game": "There is no such game here.",
  };
  await page.goto("/");
  for (const [path, told] of Object.entries(nowhere)) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole("main").getByText(told), path).toBeVisible();
    await expectSentences(page);
  }
});
