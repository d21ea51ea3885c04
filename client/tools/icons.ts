// Icons: `import Sun from "icon:sun"` gives one drawing of the set as a component; what nobody
// imports is not built in.

import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { compile } from "svelte/compiler";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const DRAWINGS: Record<string, { body: string }> = lucide.icons;

/** The plugin that makes components of icons. */
export function icons(): Plugin {
  return {
    name: "purrlour:icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const drawing = DRAWINGS[name];
      if (!drawing) throw new Error(`there is no icon ${name}`);
      const source = component(drawing.body);
      return compile(source, { filename: `${name}.svelte`, runes: true }).js.code;
    },
  };
}

/** An icon is as large as the text around it, and hidden from those who listen. */
function component(body: string): string {
  const box = `viewBox="0 0 ${lucide.width} ${lucide.height}" width="1.25em" height="1.25em"`;
  return `<svg class="icon" ${box} aria-hidden="true">${body}</svg>`;
}
