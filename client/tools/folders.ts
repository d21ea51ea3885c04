// Folders: the page again, for addresses one folder deep, such as t/<match>.
//
// Its own addresses are relative, since the parlour may be served under any path; so there it must
// look for its files one folder up. The server sends it for every address in such a folder.

import type { Plugin } from "vite";

export const FOLDERS = ["t", "r", "c", "new", "learn", "rules"];

/** The plugin that puts the page into folders, too. */
export function folders(): Plugin {
  return {
    name: "purrlour:folders",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no page");
      const source = String(page.source).replaceAll('="./', '="../');
      for (const folder of FOLDERS) {
        this.emitFile({ type: "asset", fileName: `${folder}/index.html`, source });
      }
    },
    configureServer({ middlewares }) {
      const below = new RegExp(
        `^/(${FOLDERS.join("|")})/(?<file>theme\\.js|icon\\.svg|manifest\\.webmanifest)?[^/.]*$`,
      );
      middlewares.use((request, _answer, next) => {
        const match = below.exec(request.url ?? "");
        if (match) request.url = `/${match.groups?.["file"] ?? "index.html"}`;
        next();
      });
    },
  };
}
