// Addresses that somebody types, pastes or follows where the page is open already.

import { GAME } from "./quick.ts";
import { expect, test } from "./watched.ts";

test("a link to a clause ends the search that hides it", async ({ page }) => {
  await page.goto(`/#/rules/${GAME}`);
  const search = page.getByRole("searchbox");
  const clause = (id: string) => page.locator(`#rule-${id}`);
  await search.fill("RB-D3");
  await expect(page.getByRole("article")).toHaveCount(1);
  await clause("RB-D3").getByRole("link", { name: "RB-D5" }).click();
  await expect(search).toHaveValue("");
  await expect(clause("RB-D5")).toBeInViewport();

  await search.fill("RB-D3"); // and again to the same clause
  await expect(page.getByRole("article")).toHaveCount(1);
  await clause("RB-D3").getByRole("link", { name: "RB-D5" }).click();
  await expect(clause("RB-D5")).toBeInViewport();

  await search.fill("RB-D3");
  await page.evaluate((hash) => (location.hash = hash), `#/rules/${GAME}/RB-51`);
  await expect(clause("RB-51")).toBeInViewport();
});

test("what leads nowhere says so at once", async ({ page, expected }) => {
  expected.push(/404/);
  for (const path of ["%", "table/%E0%A4%A", "table/"]) {
    await page.goto(`/#/${path}`);
    await expect(page.getByText("There is nothing here.")).toBeVisible();
  }
  await page.goto(`/#/new/${GAME}?record=nope&line=3`);
  await expect(page.getByRole("heading", { name: "That does not work" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start" })).toHaveCount(0);
});
