// Focus comes back to where somebody worked when what lay over it is closed.

import type { Locator, Page } from "@playwright/test";
import { choices } from "./playing.ts";
import { A_RACE, A_SHORT_RACE, AGAINST_BOTS, openTable, play } from "./quick.ts";
import { expect, test } from "./watched.ts";

/** Where the focus is, in words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = document.activeElement;
    if (!now || now === document.body) return "nowhere";
    return (now.getAttribute("aria-label") ?? now.textContent ?? now.tagName).trim().slice(0, 60);
  });
}

async function sit(page: Page, wish = AGAINST_BOTS): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const { table } = await openTable(page, wish);
  await page.goto(`/#/table/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
}

/** Press Enter on something; then close what that opened, one after the other, by Escape or Back. */
async function opensAndCloses(page: Page, opener: Locator, inside: string[] = []): Promise<void> {
  for (const how of ["Escape", "Back"] as const) {
    await opener.focus();
    const before = await focused(page);
    await page.keyboard.press("Enter");
    const dialogs = page.getByRole("dialog").filter({ visible: true });
    await expect(dialogs.first()).toBeVisible();
    for (const name of inside) {
      await dialogs.last().getByRole("button", { name, exact: true }).press("Enter");
      await expect(page.getByRole("dialog", { name }).filter({ visible: true })).toBeVisible();
    }
    while (await dialogs.first().isVisible()) {
      const open = await dialogs.count();
      if (how === "Escape") await page.keyboard.press("Escape");
      else await page.goBack();
      await expect.poll(() => dialogs.count()).toBeLessThan(open);
    }
    await expect.poll(() => focused(page), { message: `${before}, ${how}` }).toBe(before);
  }
}

test("dialogs at a table", async ({ page }) => {
  await sit(page);
  const menu = page.getByRole("button", { name: "Menu" });
  await opensAndCloses(page, menu);
  await opensAndCloses(page, menu, ["Help and keys"]);
  await opensAndCloses(page, menu, ["Preferences"]);
});

test("a key that opens help or words leaves the focus on the board", async ({ page }) => {
  await sit(page);
  const choice = choices(page).first();
  await choice.focus();
  const before = await focused(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await focused(page)).toBe(before);
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { level: 2, name: "Position" })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe("nowhere");
  await page.keyboard.press("t");
  await expect(choice).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe("nowhere");
});

test("dialogs of the home page and of the set-up", async ({ page }) => {
  await page.goto("/");
  const switches = page.getByRole("button", { name: /^(Your name|Language|Preferences)/ });
  await expect(switches.first()).toBeVisible();
  for (const one of await switches.all()) await opensAndCloses(page, one);
  await page.goto("/#/new/roborally");
  await opensAndCloses(page, page.getByRole("button", { name: "Build a course" }));
});

test("the end of a game, and the board after it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const { table } = await openTable(page, A_SHORT_RACE);
  await play(page, table.id);
  await page.goto(`/#/table/${table.id}`);
  const look = page.getByRole("button", { name: "See the table" });
  await look.press("Enter");
  await expect(look).toBeHidden();
  await expect.poll(() => focused(page)).not.toBe("nowhere");
  await page.goBack();
  await expect(look).toBeVisible();
  await expect.poll(() => focused(page)).toBe("See the table");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("tabs keep the focus, and Back leads to the tab of the board", async ({ page }) => {
    await sit(page, A_RACE);
    const tabs = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button");
    await tabs.nth(1).press("Enter");
    await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page");
    await expect(tabs.nth(1)).toBeFocused();
    await page.goBack();
    await expect(tabs.first()).toHaveAttribute("aria-current", "page");
    await expect.poll(() => focused(page)).not.toBe("nowhere");
    await opensAndCloses(page, page.getByRole("button", { name: "Menu" }));
  });
});
