import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./tools/fluent.ts";
import { folders } from "./tools/folders.ts";
import { icons } from "./tools/icons.ts";
import { licences } from "./tools/licences.ts";
import { shell } from "./tools/shell.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./", // the parlour may be served under any path
  plugins: [svelte(), fluent(), icons(), licences(), folders(), shell()],
  server: {
    fs: { allow: [here("."), here("../src/purrlour")] }, // the words are over there
    // `npm run dev` shows the page, `purrlour serve` beside it plays.
    proxy: {
      "/api": "http://127.0.0.1:8484",
      "/ws": { target: "ws://127.0.0.1:8484", ws: true },
    },
  },
  build: {
    outDir: "../src/purrlour/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: false, // our service worker answers the second request, and Chromium complains
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page needs is one file, or it would be fifty small ones, each packed by itself.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
});
