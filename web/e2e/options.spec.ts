// RoboRally's Options: kept, read, and used; by mouse, by keys, on a phone.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { Choice, TableWish } from "../src/app/protocol.ts";
import { missingTexts, sideways } from "./looking.ts";
import { prefer } from "./playing.ts";
import { openTable, RACE } from "./quick.ts";
import { expect, test } from "./watched.ts";
import { ROOT } from "./yard.ts";

/** Everybody keeps one of three Options, so that somebody has one for sure. */
const TRICKSY: TableWish = {
  game: RACE,
  seats: [{ kind: "person" }, { kind: "bot", bot: "random" }],
  options: { course: "tricksy", timer: false, "turn-limit": 2 },
};
const MOST_TABLES = 150;
/** Its owner is asked about it in the first turn, whatever happens. */
const ASKED_FOR_SURE = ["gyroscopic-stabilizer", "abort-switch"];

const TEXTS = join(ROOT, "src", "botyard", "games", "roborally", "text", "options.en.ftl");

/** What is printed on an Option. */
function printed(option: string): string {
  const text = readFileSync(TEXTS, "utf8");
  return new RegExp(`^option-${option} = .*\\n *\\.does = (.*)$`, "m").exec(text)?.[1] ?? "";
}

const kept = (page: Page): Locator => page.locator('[data-action^="keep:"]');

/** What one is offered at a table. */
function offered(page: Page, table: string): Promise<string[]> {
  return page.evaluate(
    (table) =>
      new Promise<string[]>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        const hello = { type: "hello", protocol: 2, language: "en", since: null };
        socket.onopen = () => socket.send(JSON.stringify(hello));
        socket.onmessage = ({ data }) => {
          const { question } = JSON.parse(data).situation ?? {};
          if (!question) return;
          socket.close();
          resolve(question.choices.map((one: Choice) => one.args.option ?? ""));
        };
      }),
    table,
  );
}

/** A table at which one of some Options is offered, opened in the page; the Option and its place. */
async function open(page: Page, wanted: string[] = []): Promise<{ option: string; at: number }> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prefer(page, { speed: 4 });
  await page.goto("/");
  for (let tables = 0; tables < MOST_TABLES; tables++) {
    const { table } = await openTable(page, TRICKSY);
    const options = await offered(page, table.id);
    const at = options.findIndex((one) => !wanted.length || wanted.includes(one));
    if (at < 0) continue;
    await page.goto(`/#/table/${table.id}`);
    await expect(kept(page)).toHaveCount(3);
    return { option: options[at] ?? "", at };
  }
  throw new Error(`never offered: ${wanted}`);
}

/** What axe finds serious or critical. */
async function grave(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
}

test("by mouse: one of three is kept, and read on the mat", async ({ page }) => {
  const { option } = await open(page);
  const first = kept(page).first();
  const name = (await first.getAttribute("aria-label"))?.replace("Keep ", "") ?? "";
  await expect(first).toContainText(name);
  await first.hover(); // where three sentences are too long for their cards, one stands below
  await expect(page.getByText(printed(option)).filter({ visible: true })).toHaveCount(1);
  await first.click();
  const tiles = page.getByRole("button", { name: `Options of Comet: ${name}` });
  await expect(tiles).toHaveCount(2); // on the mat, and in the console
  await tiles.first().hover();
  const sheet = page.getByRole("dialog", { name: "Options of Comet" }).filter({ visible: true });
  await expect(sheet).toContainText(name);
  await page.mouse.move(5, 5);
  await expect(sheet).toHaveCount(0);
  await tiles.last().click();
  await expect(sheet).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("by keys: an Option is used when it is offered, or none", async ({ page }) => {
  const { option, at } = await open(page, ASKED_FOR_SURE);
  await page.keyboard.press(`Digit${at + 1}`);
  const registers = page.getByRole("list", { name: "Your registers" }).getByRole("button");
  await expect(registers.first()).toHaveAccessibleName(/next card/);
  for (let number = 1; number <= 5; number++) {
    await page.keyboard.press(`Digit${number}`);
    await expect(registers.nth(number - 1)).toHaveAccessibleName(/take it back/);
  }
  await page.keyboard.press("Enter");
  const use = page.locator(`[data-action="use:${option}"]`);
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(use).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page.locator('[data-action="pass"]')).toContainText("None of these");
  await expect(use).toHaveAttribute("aria-keyshortcuts", "2");
  await page.keyboard.press("Digit2");
  await expect(use).toHaveCount(0);
  const told = page.getByRole("log").first();
  await page.getByRole("button", { name: "Everything" }).click();
  await expect(told).toContainText(/uses (Abort Switch|Gyroscopic Stabilizer)/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const theme of ["dark", "light"]) {
    test(`everything can be read and pressed, ${theme}`, async ({ page }) => {
      await prefer(page, { speed: 4, theme });
      await open(page);
      for (const card of await kept(page).all()) {
        await card.scrollIntoViewIfNeeded();
        const box = await card.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(390);
      }
      await expect.poll(() => sideways(page)).toBe(0);
      expect(await missingTexts(page)).toEqual([]);
      expect(await grave(page)).toEqual([]);
      await kept(page).last().tap();
      const tile = page.getByRole("button", { name: /^Options of Comet/ }).first();
      await tile.tap();
      const sheet = page.getByRole("dialog", { name: "Options of Comet" });
      await expect(sheet.filter({ visible: true })).toBeVisible();
      expect(await grave(page)).toEqual([]);
    });
  }
});
