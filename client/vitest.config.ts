import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import { LIMIT } from "./tests/figures.ts";
import page from "./vite.config.ts";

/** What Vitest may remember of a module from run to run: what depends on its own text alone. Words
 * and icons come from other files, and a glob from whatever is in its folders. */
function remembered(): Plugin {
  const compiled = readFileSync(new URL("svelte.config.js", import.meta.url), "utf8");
  return {
    name: "purrlour:remembered",
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      define(({ id, sourceCode }) =>
        /^[^\0?]+\.(svelte|ts|js)$/.test(id) && !sourceCode.includes("import.meta.glob")
          ? compiled
          : false);
    },
  };
}

export default mergeConfig(
  page,
  defineConfig({
    plugins: [remembered()],
    resolve: { conditions: ["browser"] }, // or Svelte takes us for a server
    test: {
      environment: "node", // what needs a page says so in its first line
      experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
      hookTimeout: LIMIT,
      include: ["tests/**/*.test.ts"],
      isolate: false, // a new worker for each file takes longer than most files do
      pool: "threads",
      restoreMocks: true,
      setupFiles: "tests/anew.ts",
      testTimeout: LIMIT,
    },
  }),
);
