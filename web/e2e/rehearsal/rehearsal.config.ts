// Tests that fail on purpose, to see how failures are reported: run by reporting.spec.ts alone.

import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import tests from "../playwright.config.ts";

export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "rehearsal.ts",
  globalSetup: "",
  workers: 1,
  reporter: "../counting.ts",
  projects: (tests.projects ?? []).map(({ name = "", use = {}, outputDir = "" }) => ({
    name,
    use,
    outputDir: `${process.env.BOTYARD_REHEARSAL}/${basename(outputDir)}`,
  })),
});
