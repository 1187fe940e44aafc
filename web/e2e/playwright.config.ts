// Tests in real browsers: Debian's Chromium, and its Firefox for a few. None is ever downloaded.

import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

/** The one without windows, if it is there: it takes less of the machine. */
function chromium(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = ["chromium-headless-shell", "chromium"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return process.env.BOTYARD_CHROMIUM ?? found.find(existsSync) ?? "chromium";
}

/** What failed in a stage is kept until that stage runs again, whatever else is run. */
const KEPT = "../../build";
// A trace that follows every change of the page takes a part of every frame: on demand. What was
// done, asked and answered costs next to nothing.
const WHAT_WAS_DONE = { snapshots: false, screenshots: false, sources: false };

export default defineConfig({
  testDir: ".",
  globalSetup: "./start.ts",
  workers: availableParallelism(),
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 1, // what passes then is flaky: counting.ts names it
  // What is measured in time runs alone.
  projects: [
    {
      name: "browser",
      testIgnore: ["speed.spec.ts", "firefox.spec.ts"],
      outputDir: `${KEPT}/browser`,
    },
    { name: "look", testMatch: "look.ts", outputDir: `${KEPT}/browser-look` },
    { name: "firefox", testMatch: "firefox.spec.ts", outputDir: `${KEPT}/firefox` },
    {
      name: "speed",
      testMatch: "speed.spec.ts",
      outputDir: `${KEPT}/browser-measured`,
      fullyParallel: false,
      use: { trace: "off" },
    },
  ],
  reporter: [["list"], ["./counting.ts"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    actionTimeout: 20_000,
    trace: process.env.BOTYARD_TRACE
      ? "retain-on-failure"
      : { mode: "retain-on-first-failure", ...WHAT_WAS_DONE },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium(), args: ["--no-sandbox"] },
  },
});
