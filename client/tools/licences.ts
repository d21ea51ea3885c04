// Licences: what others ask us to say is put beside what we took from them.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Packages whose code or drawings end up in the built page, and notices they come without. */
const INSIDE: Record<string, string> = {
  svelte: "",
  "@fluent/bundle": "",
  "@fontsource-variable/figtree": "",
  "@iconify-json/lucide": "notices/lucide.txt",
};

/** The plugin that writes licences.txt. */
export function licences(): Plugin {
  return {
    name: "purrlour:licences",
    apply: "build",
    generateBundle() {
      const source = Object.entries(INSIDE).map(([name, kept]) => notice(name, kept));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: source.join("\n") });
    },
  };
}

function notice(name: string, kept: string): string {
  const folder = at(`node_modules/${name}/`);
  const about = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
  const brought = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const file = brought ? folder + brought : kept && at(kept);
  const text = file ? readFileSync(file, "utf8") : `${about.author ?? ""} ${about.homepage}\n`;
  return `${name} ${about.version}: ${about.license}\n\n${text}`;
}

function at(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
