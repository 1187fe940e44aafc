// For everybody: by keyboard, with a screen reader, in large letters, in few colors.

import { expect, test } from "./watched.ts";

test("what the four games' cards offer goes by different names", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: /^Play now against bots: / })).toHaveCount(5);
  const tree = await main.ariaSnapshot();
  const names = [...tree.matchAll(/(?:button|link) "([^"]+)"/g)].map(([, name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
