import { expect, test } from "@playwright/test";

test("passes", async () => {});

test("fails once", async ({ page }, { retry }) => {
  await page.setContent("<h1>Once</h1>");
  await expect(page.locator("h1")).toHaveText(retry ? "Once" : "Never", { timeout: 1000 });
});

test("fails always", async ({ page }) => {
  await page.setContent("<h1>Always</h1>");
  await expect(page.locator("h1")).toHaveText("Never", { timeout: 1000 });
});
