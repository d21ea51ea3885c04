import { defineConfig, mergeConfig } from "vitest/config";
import { LIMIT } from "./tests/figures.ts";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // or Svelte takes us for a server
    test: {
      environment: "node", // what needs a page says so in its first line
      include: ["tests/**/*.test.ts"],
      isolate: false, // a new worker for each file takes longer than most files do
      pool: "threads",
      restoreMocks: true,
      setupFiles: "tests/anew.ts",
      hookTimeout: LIMIT,
      testTimeout: LIMIT,
    },
  }),
);
