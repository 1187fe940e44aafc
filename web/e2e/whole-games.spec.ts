// From the home page to the final scores, against bots.

import { playToTheEnd, prefer } from "./playing.ts";
import { expect, test } from "./watched.ts";

test("by mouse", async ({ page }) => {
  await prefer(page, { speed: 4 });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await playToTheEnd(page, (glowing) => glowing.click({ timeout: 3000 }));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win/i);
});
