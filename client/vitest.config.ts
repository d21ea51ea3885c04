import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // or Svelte takes us for a server
    test: {
      environment: "node", // what needs a page says so in its first line
      globalSetup: "tests/renderings.ts",
      include: ["tests/**/*.test.ts"],
      pool: "threads",
      restoreMocks: true,
      testTimeout: 30_000, // milliseconds, on a busy machine
    },
  }),
);
