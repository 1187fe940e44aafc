import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { notice } from "./notice.ts";

// The web app is built into the Python package, so that an installed Botyard needs no Node.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notice()],
  base: "/",
  build: {
    outDir: "../src/botyard/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nobody's mistake
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
