import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { groups } from "./chunks.ts";
import { head } from "./head.ts";
import { lettering } from "./lettering.ts";
import { notice } from "./notice.ts";
import { packing } from "./packing.ts";

// The web app is built into the Python package, so that an installed Botyard needs no Node.
export default defineConfig(async ({ command, mode }) => ({
  resolve: { alias: command === "build" ? await lettering() : [] },
  plugins: [svelte(), head(), notice(), packing()],
  base: "/",
  build: {
    outDir: "../src/botyard/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is nobody's mistake
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      "/api": {
        target: loadEnv(mode, ".", "BOTYARD_").BOTYARD_SERVER ?? "http://127.0.0.1:8000",
        ws: true,
      },
    },
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));
