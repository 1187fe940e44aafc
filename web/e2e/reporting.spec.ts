// How a failure is reported. What passes when it is run once more is flaky, by name, with the picture
// and the trace of its first failure; what fails again has failed.

import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { pressUntil, rematch } from "./playing.ts";
import { ROOT } from "./yard.ts";

const WEB = join(ROOT, "web");
const CONFIG = "e2e/rehearsal/rehearsal.config.ts";

function rehearse(folder: string, project: string, only: string): SpawnSyncReturns<string> {
  const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, ...clean } = process.env;
  const env = { ...clean, BOTYARD_REHEARSAL: folder };
  const run = join(WEB, "node_modules", ".bin", "playwright");
  const wanted = ["-c", CONFIG, `--project=${project}`, "-g", only];
  return spawnSync(run, ["test", ...wanted], { cwd: WEB, env, encoding: "utf-8" });
}

/** The files that a line names in brackets. */
function named(line: string): string[] {
  return /\((.*)\)$/.exec(line)?.[1]?.split(", ") ?? [];
}

/** What was printed, line by line. */
const linesOf = (stdout: string) => stdout.trimEnd().split("\n");

test("failures are kept and named: those of a moment, and those that stay", () => {
  const folder = test.info().outputPath("kept");
  const moment = rehearse(folder, "browser", "passes|once");
  expect(moment.status, moment.stdout).toBe(0);
  expect(linesOf(moment.stdout).at(-1)).toBe("2 passed, 0 failed, 0 skipped");
  const flaky = linesOf(moment.stdout).filter((line) => line.startsWith("FLAKY "));
  expect(flaky).toEqual([expect.stringMatching(/^FLAKY browser › rehearsal\.ts › fails once \(/)]);
  const files = named(flaky[0] ?? "");
  const names = files.map((file) => basename(file)).sort();
  expect(names).toEqual(["error-context.md", "test-failed-1.png", "trace.zip"]);

  // Another stage, which leaves alone what this one has kept.
  const lasting = rehearse(folder, "speed", "passes|always");
  expect(lasting.status, lasting.stdout).toBe(1);
  expect(linesOf(lasting.stdout).at(-1)).toBe("1 passed, 1 failed, 0 skipped");
  const failed = linesOf(lasting.stdout).filter((line) => /^(FAILED|FLAKY) /.test(line));
  expect(failed).toEqual([expect.stringMatching(/^FAILED speed › .* fails always \(.*\.png/)]);
  for (const file of [...files, ...named(failed[0] ?? "")])
    expect(existsSync(join(ROOT, file)), file).toBe(true);
});

test("what lies over a choice is named, and pressing it has an end", async ({ page }) => {
  await page.setContent(`<html data-settled>
    <button data-action="end-work">Finish work</button>
    <div id="over" style="position: fixed; inset: 0">Not now</div>`);
  const press = () => page.locator("[data-action]").click({ timeout: 200 });
  const pressed = pressUntil(page, rematch(page), press);
  await expect(pressed).rejects.toThrow(/<div id="over">.*intercepts pointer events/);
});
