// Shell: writes the service worker, sw.js, with a list of what the page needs to open at all.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { FOLDERS } from "./folders.ts";

/** `words:pl`, and each game’s own. */
const WORDS = /\.ftl(\?rest)?$|^\0words:/;
/** What comes when it is first wanted, but must be here then, whatever the network does. */
const LATER = /\/src\/(table\/over|lobby\/(before|own)|ui\/Settings|pages\/New)\.(ts|svelte)$/;

type Bundle = Rolldown.OutputBundle;

/** The plugin that makes the page open without a network. */
export function shell(): Plugin {
  let kept = "";
  return {
    name: "purrlour:shell",
    apply: "build",
    enforce: "post",
    configResolved: ({ publicDir }) => void (kept = publicDir),
    generateBundle(_options, bundle) {
      const pages = ["", ...FOLDERS.map((folder) => `${folder}/`)].map((at) => `${at}index.html`);
      const files = readdirSync(kept).sort();
      const list = [...pages, ...files, ...needed(bundle)];
      const version = createHash("sha256").update(list.join());
      for (const file of files) version.update(readFileSync(`${kept}/${file}`));
      const [named, listed] = [version.digest("hex").slice(0, 12), list].map((it) =>
        JSON.stringify(it),
      );
      const worker = readFileSync(fileURLToPath(new URL("worker.js", import.meta.url)), "utf8");
      const source = `const VERSION = ${named};\nconst SHELL = ${listed};\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** The first script and all that it imports, styles, fonts, and words: whoever is offline reads, too. */
function needed(bundle: Bundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== "chunk") return;
    file.viteMetadata?.importedCss.forEach(add);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const words = file.type === "chunk" && file.moduleIds.every((id) => WORDS.test(id));
    const first = file.type === "chunk" && file.isEntry;
    const later = file.type === "chunk" && LATER.test(file.facadeModuleId ?? "");
    if (words || first || later || name.endsWith(".woff2")) add(name);
  }
  return [...found].sort();
}
