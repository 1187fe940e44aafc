// The pictures of README and docs: `make screenshots`.

import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

export default defineConfig({
  ...tests,
  projects: [{ name: "pictures", testMatch: "pictures.ts" }],
  outputDir: "../../build/browser-pictures",
  globalSetup: "",
  workers: 1,
});
