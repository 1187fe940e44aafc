// Tests in a real browser: Debian's Chromium, none is ever downloaded.

import { existsSync } from "node:fs";
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

export default defineConfig({
  testDir: ".",
  globalSetup: "./start.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What is measured in time runs alone.
  projects: [
    { name: "browser", testIgnore: "speed.spec.ts" },
    { name: "speed", testMatch: "speed.spec.ts", fullyParallel: false },
  ],
  reporter: [["list"], ["./counting.ts"]],
  outputDir: "../../build/browser",
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    actionTimeout: 20_000,
    // A trace follows every change of the page, and so takes a part of every frame: on demand.
    trace: process.env.BOTYARD_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium(), args: ["--no-sandbox"] },
  },
});
