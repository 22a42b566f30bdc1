import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { baseOf, gameOf, tableOf } from "./chunks.ts";
import { letters } from "./letters.ts";
import { packed } from "./packed.ts";
import { rules } from "./rules.ts";
import { texts } from "./texts.ts";

// The server behind `npm run dev`, wherever it listens.
const SERVER = process.env.ZIGGURAT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [letters(), svelte(), rules(), texts(), packed()],
  base: "/",
  build: {
    outDir: "../src/ziggurat/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows scripts and styles from our own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: baseOf }, { name: tableOf }, { name: gameOf }],
          includeDependenciesRecursively: false,
        },
      },
    },
    license: { fileName: "assets/licenses.md" },
  },
  server: {
    fs: { allow: [".", "../docs/rules"] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: {
    environment: "happy-dom",
    pool: "threads",
    isolate: false, // tests/setup.ts gives every file modules of its own
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
