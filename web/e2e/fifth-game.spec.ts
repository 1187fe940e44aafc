// A fifth game touches nothing outside its own folders: an app is built with the probe's beside the
// others', and served in place of ours. Without a folder it is drawn plainly.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableWish } from "../src/app/protocol.ts";
import { openTable } from "./quick.ts";
import { expect, test as plain } from "./watched.ts";
import { ROOT } from "./yard.ts";

const A_PROBE: TableWish = {
  game: "probe",
  seats: [{ kind: "person" }, { kind: "bot", bot: "random" }],
};
const BUILT = "src/botyard/server/web";

/** Build an app with the probe's folder among those of the games; where it is then. */
function withProbe(root: string): string {
  const app = join(root, "web");
  cpSync(join(ROOT, "web"), app, {
    recursive: true,
    filter: (from) => !/[\\/](node_modules|e2e)$/.test(from),
  });
  symlinkSync(join(ROOT, "web", "node_modules"), join(app, "node_modules"));
  cpSync(join(ROOT, "src", "botyard"), join(root, "src", "botyard"), {
    recursive: true,
    filter: (from) => !from.endsWith(BUILT) && !/\.(py|so|c)$/.test(from),
  });
  cpSync(join(ROOT, "tests", "probe", "web"), join(app, "src", "games", "probe"), {
    recursive: true,
  });
  const vite = join(app, "node_modules", "vite", "bin", "vite.js");
  execFileSync(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: app });
  return join(root, BUILT);
}

const test = plain.extend<object, { built: string }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), "botyard-fifth-"));
      await use(withProbe(root));
      rmSync(root, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

// What is served in place of something else comes from nowhere, and may not ask this machine by itself.
test.use({ permissions: ["local-network-access"] });

test("a game with a folder of its own has its card, its scene, its board and its tab", async ({
  page,
  built,
}) => {
  await page.route(
    ({ pathname }) => !pathname.startsWith("/api/"),
    (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(built, pathname === "/" ? "index.html" : pathname) });
    },
  );
  await page.goto("/");
  const card = page.getByRole("article", { name: "Probe" });
  await expect(card).toContainText("probing");
  await expect(card).toContainText("5 min");
  await expect(card).toContainText("Two cards, twice.");
  await expect(card.locator(".sign.ochre.plain")).toBeVisible();
  await expect(card.locator("[data-scene=probe]")).toBeVisible();

  const { table } = await openTable(page, A_PROBE);
  await page.goto(`/#/table/${table.id}`);
  const board = page.locator("[data-board=probe]");
  await expect(board.getByRole("log")).toBeVisible();
  const choice = board.locator("[data-action]").first();
  const action = await choice.getAttribute("data-action");
  await choice.click();
  await expect(board.locator(`[data-action="${action}"]`)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Slots" })).toBeVisible();
  await page.getByRole("navigation").getByRole("button").nth(1).click();
  await expect(page.locator("[data-others=probe]").getByRole("listitem")).toHaveCount(2);
});

test("a game without one is drawn plainly, and played", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("article", { name: "Probe" });
  await expect(card.locator(".sign.plum")).toBeVisible();
  const { table } = await openTable(page, A_PROBE);
  await page.goto(`/#/table/${table.id}`);
  await expect(page.locator(".board aside").getByRole("log")).toBeVisible();
  const choice = page.locator(".plain").getByRole("button", { name: /in slot 1/ });
  await choice.first().click();
  await expect(choice).toHaveCount(0);
});
