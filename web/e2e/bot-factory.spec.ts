// Bot Factory in the browser: what is pressed on the boards, held in a hand, asked and foreseen.

import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { work } from "./factory.ts";
import { misfits, missingTexts, sideways, smallPrint } from "./looking.ts";
import { glowing, prefer } from "./playing.ts";
import { expect, test } from "./watched.ts";

/** What is drawn anew may take a moment; whatever is wrong then is told, and the test goes on. */
const softly = expect.configure({ soft: true });
const tag = (page: Page) => page.locator("[data-tag]");
const onBoard = (page: Page, action: string) => page.locator(`svg [data-action='${action}']`);
const own = (page: Page) => page.getByRole("region", { name: "Your things" });

test("a worker is sent by pressing a space; a closed one says why", async ({ page }) => {
  await work(page, "move");
  const closed = page.locator("svg [data-action^='move:'][aria-disabled]").first();
  await closed.click({ force: true });
  await expect(tag(page)).toContainText(/BF-\d+/);
  await page.keyboard.press("Escape");
  const [action = ""] = (await glowing(page)).filter((one) => one.startsWith("move:"));
  await onBoard(page, action).click();
  await expect(onBoard(page, action)).toHaveAttribute("aria-disabled", "true");
});

test("the wheel turns, and an input is filled from a stack", async ({ page }) => {
  await work(page, "rotate");
  const disc = page.locator(".disc");
  const before = await disc.getAttribute("style");
  await onBoard(page, "rotate").click();
  await expect(disc).not.toHaveAttribute("style", before ?? "");
});

test("a part is taken up, and swapped by pressing a pallet", async ({ page }) => {
  await work(page, "swap");
  const held = own(page).locator("[data-hold]").first();
  await held.click();
  await expect(held).toHaveAttribute("aria-pressed", "true");
  await held.click();
  await expect(held).toHaveAttribute("aria-pressed", "false");
  await held.click();
  const pallet = page.locator("svg [data-action^='swap:']:not([aria-disabled])").first();
  const speech = await own(page).locator(".tokens [data-piece]").count();
  await pallet.click();
  await expect(own(page).locator(".tokens [data-piece]")).toHaveCount(speech - 1);
});

test("what a placement would bring is seen before it is made", async ({ page }) => {
  await work(page, "place");
  await page.locator("svg [data-action^='place:']:not([aria-disabled])").first().hover();
  await expect(page.locator(".preview")).toContainText(/speech token|bot/);
});

test("Tab stops at what can be asked, and who presses by key goes on in the panel", async ({
  page,
}) => {
  await work(page, "move");
  const nameless = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && !at?.matches("a, button, [role=button], [role=log]");
    });
  for (let tabs = 0; tabs < 75; tabs++) {
    await page.keyboard.press("Tab");
    expect(await nameless(), `stop ${tabs}`).toBe(false);
  }
  const before = await glowing(page);
  const panel = page.getByRole("region", { name: "What you can do" });
  await panel.locator("[data-action^='move:']").first().focus();
  await page.keyboard.press("Enter");
  await expect(async () => {
    const now = await glowing(page);
    expect(now.length && String(now) !== String(before)).toBe(true);
    await expect(panel.locator("button:focus-visible")).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});

test("Tab skips what can only be asked, arrows lead to it", async ({ page }) => {
  await work(page, "place");
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("data-action") ?? "");
  const stops = page.locator("[data-board]").locator("[data-action]:not([tabindex='-1'])");
  const open = page.locator("[data-board=assembly] [data-action]:not(.idle)");
  await expect(stops).toHaveCount((await open.count()) + 3); // and one for each other board
  await open.first().focus();
  const here = page.locator("[data-board=assembly] [data-action]:focus");
  await expect(async () => {
    await page.keyboard.press("ArrowDown"); // over columns that are open, to what is not
    await expect(here).toHaveAttribute("aria-disabled", "true", { timeout: 100 });
  }).toPass();
  const asked = await focused();
  await page.keyboard.press("Enter");
  await expect(tag(page)).toContainText(/BF-\d+/);
  await page.keyboard.press("Escape");
  expect(await focused()).toBe(asked);

  // Who comes back to a board where nothing can be chosen finds the place where they were.
  const wheel = page.locator("[data-board=production]");
  await wheel.locator("[tabindex='0']").first().focus();
  await page.keyboard.press("ArrowRight");
  const last = await focused();
  await expect(wheel.locator("[data-action]:not([tabindex='-1'])")).toHaveAttribute(
    "data-action",
    last,
  );
});

test("the text table tells everything, and plays", async ({ page }) => {
  await work(page, "move");
  await page.keyboard.press("t");
  await expect(page.getByRole("table", { name: "Contracts" })).toBeVisible();
  await expect(page.getByRole("table", { name: "The wheel, clockwise" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /round \d+/ })).toBeVisible();
});

test("a small sign explains what is reconstructed", async ({ page }) => {
  await work(page, "move");
  await page.getByRole("button", { name: "Which values are reconstructed?" }).click();
  await expect(page.getByRole("dialog")).toContainText("BF-90");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Reconstructed: Where the lines/ }).click();
  await expect(page.getByRole("dialog").locator(".asked")).toContainText("BF-90");
});

for (const language of ["en", "fr", "it"]) {
  test(`every text is there: ${language}`, async ({ page }) => {
    await prefer(page, { language, speed: 4 });
    for (const kind of ["move", "dispense", "place"]) {
      await work(page, kind);
      expect.soft(await missingTexts(page), kind).toEqual([]);
    }
  });
}

test("every text is there and fits: de, at every width", async ({ page }) => {
  await prefer(page, { language: "de", speed: 4 });
  await work(page, "dispense");
  expect.soft(await missingTexts(page)).toEqual([]);
  for (const width of [360, 390, 700, 701, 1000, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: width <= 700 ? 844 : 800 });
    await expect.poll(() => sideways(page), { message: `${width}` }).toBe(0);
    await softly.poll(() => misfits(page), { message: `${width}` }).toEqual([]);
    expect.soft(await smallPrint(page), `${width}`).toEqual([]);
  }
});

for (const theme of ["light", "dark"] as const) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`nothing keeps anybody out: ${theme}, ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await work(page, "place");
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const grave = violations.filter(
        ({ impact }) => impact === "serious" || impact === "critical",
      );
      const told = grave.flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map((node) => `${id}: ${node.target} ${node.failureSummary}`),
      );
      expect(told).toEqual([]);
    });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the board in question is there, the others one swipe away", async ({ page }) => {
    await work(page, "dispense");
    await expect(page.locator("[data-pane=production]")).toBeInViewport({ ratio: 0.7 });
    await page.locator("[data-pane=production]").hover();
    await page.mouse.wheel(-600, 0);
    const assembly = page.getByRole("tab", { name: "Assembly" });
    await expect(assembly).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "Finance" }).tap();
    await expect(page.locator("[data-pane=finance]")).toBeInViewport({ ratio: 0.7 });
    await page.locator(".chip [data-action^='dispense:']").first().tap();
    await expect(own(page).locator(".parts [data-piece]").first()).toBeAttached();
  });

  test("a press on what is half in sight counts, though the boards move there", async ({
    page,
  }) => {
    await work(page, "move");
    const half = await page.evaluate(() => {
      const all = [...document.querySelectorAll("svg [data-action][aria-disabled]")];
      const found = all.map((one) => ({ one, box: one.getBoundingClientRect() }));
      const cut = found.filter(({ box }) => box.left < -4 || box.right > innerWidth + 4);
      const points = cut.flatMap(({ one, box }) => {
        const x = box.left < 0 ? box.right - 6 : box.left + 6;
        const y = box.top + box.height / 2;
        const met = document.elementFromPoint(x, y)?.closest("[data-action]");
        return met === one ? [{ x, y }] : [];
      });
      return points[0] ?? null;
    });
    expect(half).not.toBeNull();
    if (half) await page.touchscreen.tap(half.x, half.y);
    await expect(tag(page)).toContainText(/BF-\d+/);
  });

  test("the account of the turn stays when everything else is scrolled", async ({ page }) => {
    await work(page, "rotate");
    const account = page.locator(".account");
    await expect(account).toContainText(/\d of \d credits/);
    const last = page.getByText("Reconstructed values");
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole("tab", { name: "Assembly" })).not.toBeInViewport();
    await expect(account).toBeInViewport({ ratio: 1 });
    // It covers nothing.
    const covered = await account.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementsFromPoint(left + width / 2, top + height / 2);
      return there.filter((one) => one.closest("[data-pane], .panel, .own")).length;
    });
    expect(covered).toBe(0);
  });
});

for (const kind of ["drop", "discard"])
  test(`nobody is led to ${kind} something where they may be done`, async ({ page }) => {
    await work(page, `${kind} done`);
    const isGold = (button: Locator) =>
      button.evaluate((element) => {
        const probe = document.createElement("i");
        probe.style.color = "var(--lamp)";
        element.append(probe);
        const lamp = getComputedStyle(probe).color;
        probe.remove();
        return getComputedStyle(element).backgroundColor === lamp;
      });
    const panel = page.getByRole("region", { name: "What you can do" });
    const harmful = panel.getByRole("button", { name: /^Discard/ });
    await expect(harmful.first()).toBeVisible();
    for (const button of await harmful.all()) expect(await isGold(button)).toBe(false);
    const others = panel.getByRole("button").filter({ hasNot: page.locator("[aria-disabled]") });
    const gold = await Promise.all((await others.all()).map(isGold));
    expect(gold).toContain(true); // something else shines: being done, if nothing else does
  });
