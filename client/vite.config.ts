import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";

export default defineConfig({
  plugins: [icons()],
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.DEADTOWN_SERVER ?? "http://127.0.0.1:8670", ws: true } },
  },
  build: {
    outDir: "../src/deadtown/web/page/built",
    emptyOutDir: true,
    target: "es2022",
    // The door's policy forbids what is inline: every file is its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
    isolate: false,
    setupFiles: ["tests/afresh.ts", "tests/setup.ts"],
    sequence: { setupFiles: "list" },
    // Until a test gives up, on the slowest of machines.
    testTimeout: 60_000,
  },
});
