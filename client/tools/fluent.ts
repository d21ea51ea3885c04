// Fluent: `.ftl` files as modules that hold their text, without the remarks to translators.

import type { Plugin } from "vite";

/** The plugin that reads words. */
export function fluent(): Plugin {
  return {
    name: "purrlour:fluent",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return undefined;
      const text = code.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: "js" };
    },
  };
}
