// Every course is raced to the end with the page open: no error, and no text is missing.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { TableWish } from "../src/app/protocol.ts";
import { missingTexts } from "./looking.ts";
import { prefer } from "./playing.ts";
import { openTable, play, RACE } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { ROOT } from "./yard.ts";

const FOLDER = join(ROOT, "src", "botyard", "games", "roborally", "data", "courses");
const LANGUAGES = ["en", "de", "fr", "it"];
const TURNS = 2;

interface Raced {
  course: string;
  seats: number;
}

/** Every course, with as few players as it allows; teams and pairs of robots included. */
const courses: Raced[] = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const binding = /category = "team"/.test(text) ? 4 : 2;
  return { course: file.replace(".toml", ""), seats: binding };
});

function wishFor({ course, seats }: Raced): TableWish {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "random" }) as const);
  return {
    game: RACE,
    seats: [{ kind: "person" }, ...bots],
    options: { course, timer: false, "turn-limit": TURNS },
  };
}

test("there are 34 of them", () => {
  expect(courses).toHaveLength(34);
});

async function race(page: Page, raced: Raced): Promise<void> {
  const { table } = await openTable(page, wishFor(raced));
  await page.goto(`/#/table/${table.id}`);
  await expect(page.locator("[data-floor]")).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);
  await page.keyboard.press("t");
  await expect(page.getByRole("table").first()).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);
  await page.keyboard.press("t");
  await play(page, table.id);
  // Whoever does not want to watch presses Escape.
  const places = page.getByRole("main").getByRole("article");
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(places).toHaveCount(raced.seats, { timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  expect(await missingTexts(page)).toEqual([]);
}

for (const [at, language] of LANGUAGES.entries()) {
  test(`every fourth one in ${language}, from number ${at + 1}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { speed: 4, language });
    await page.goto("/");
    for (const raced of courses.filter((_, place) => place % LANGUAGES.length === at)) {
      await test.step(raced.course, () => race(page, raced));
      await page.goto("/#/");
    }
  });
}

/** How wide something is drawn at least, where it is drawn several times. */
function narrowest(page: Page, what: string): Promise<number> {
  return page
    .locator(what)
    .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));
}

for (const [seats, course] of [
  [4, "capture-the-flag"],
  [5, "risky-exchange"],
  [8, "war-zone"],
] as const)
  test(`the mats of ${seats} can be read, and the floor is there whatever is asked`, async ({
    page,
  }) => {
    await page.goto("/");
    const { table } = await openTable(page, wishFor({ course, seats }));
    await page.goto(`/#/table/${table.id}`);
    await expect(page.locator(".mat")).toHaveCount(seats);
    await expect.poll(() => narrowest(page, ".mat .damage svg")).toBeGreaterThan(80);
    await expect.poll(() => narrowest(page, ".mat .registers > *")).toBeGreaterThan(11);
    const floor = page.locator("[data-floor]");
    await expect.poll(async () => (await floor.boundingBox())?.height).toBeGreaterThan(250);
  });
