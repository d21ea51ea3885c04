// Fluent: `.ftl` files as modules that hold their text, without the remarks to translators.
//
// `words:pl` is all that the parlour says in one language, in one file: one request, well packed;
// but for replays, which are `words:pl-replay`.
// What each game is (`game-title` and so on) is there, too, behind the game's key: whoever only
// looks at the first page need not learn all that a game says.
//
// A game with much to say has several files, en.ftl, hints-en.ftl, things-en.ftl, book-en.ftl: they come as one,
// en.ftl, without what is only read on sheets, in stories and when somebody asks for a hint; that is
// `hints-en.ftl?rest`, since every game has hints.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "words:";
const WORDS = fileURLToPath(new URL("../../src/purrlour/words/", import.meta.url));
const GAMES = fileURLToPath(new URL("../../src/purrlour/games/", import.meta.url));
/** Words that belong to the command line stay there. */
const OURS = /^(parlour|web.*)\.ftl$/;
/** What the page of lessons says; it comes with the words of each lesson. */
const LESSON = "web-lesson.ftl";
const COACH = /\/text\/lesson-(\w+)\.ftl$/;
const REPLAY = "web-replay.ftl";
/** The words of a game. */
const GAME = /\/(\w+)\/text\/(?:hints-)?(\w+)\.ftl(\?rest)?$/;
/** Cards' effects, passages, a chapter's own rules; and the reasons of hints. */
const REST = /^(?:effect|story|rule|hint)-.*\n(?:[ }].*\n)*/gm;

/** The plugin that reads words. */
export function fluent(): Plugin {
  return {
    name: "purrlour:fluent",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", replay] = id.slice(PREFIX.length + 1).split("-");
      const folder = `${WORDS}${language}/`;
      if (replay) {
        this.addWatchFile(folder + REPLAY);
        return told(readFileSync(folder + REPLAY, "utf8"));
      }
      const others = [LESSON, REPLAY, ...readdirSync(GAMES).map(tableOf)];
      const files = readdirSync(folder).filter((f) => OURS.test(f) && !others.includes(f));
      for (const file of files) this.addWatchFile(folder + file);
      const written = files.map((file) => readFileSync(folder + file, "utf8"));
      return told([...written, ...introductions(language)].join("\n"));
    },
    transform(code, id) {
      if (!/\.ftl(\?|$)/.test(id)) return undefined;
      const [, taught = ""] = COACH.exec(id) ?? [];
      if (taught) {
        const page = `${WORDS}${taught}/${LESSON}`;
        this.addWatchFile(page);
        return told(`${code}\n${readFileSync(page, "utf8")}`);
      }
      const [, game = "", language = "", rest] = GAME.exec(id) ?? [];
      if (!game) return told(code);
      const folder = `${GAMES}${game}/text/`;
      const more = ["book", "hints", "things"].map((part) => `${folder}${part}-${language}.ftl`);
      const [table, ...several] = [`${WORDS}${language}/${tableOf(game)}`, ...more].map((file) => {
        if (!existsSync(file)) return "";
        this.addWatchFile(file);
        return `${readFileSync(file, "utf8")}\n`;
      });
      const said = withNumbers(several.join(""), `${folder}numbers.json`);
      if (rest) return told((said.match(REST) ?? []).join(""));
      return told(`${code}\n${table}${said.replaceAll(REST, "")}`);
    },
  };
}

/** What a storybook counts, in place of its names (src/purrlour/words/numbers.py). */
function withNumbers(said: string, file: string): string {
  if (!existsSync(file)) return said;
  const numbers = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  return said.replaceAll(/\$([a-z]\w*)/g, (fact, name: string) => String(numbers[name] ?? fact));
}

/** The file of what only one game's table says; it comes with that game. */
function tableOf(game: string): string {
  return `web-${game.replaceAll("_", "-")}.ftl`;
}

/** `game-title = Koty` as `koty-game-title = Koty`, and what else is said of each game. */
function introductions(language: string): string[] {
  return readdirSync(GAMES).flatMap((game) => {
    const file = `${GAMES}${game}/text/${language}.ftl`;
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter((line) => line.startsWith("game-")).map((line) => `${game}-${line}`);
  });
}

function told(written: string) {
  const text = written.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
  return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: "js" } as const;
}
