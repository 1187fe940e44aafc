// Tests in a real browser: Debian's Chromium, none is ever downloaded.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

function chromium(): string {
  const found = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium"));
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
