// Speech: the texts that are loaded now. A change of language shows once all of it is there.

import { ask } from "./net/api.ts";
import { LANGUAGES, Text, type Facts, type Language } from "./text.ts";

/** A game, and the storybook it is played with, if that is not its own. */
interface Told {
  readonly key: string;
  readonly book: string;
}

type Loader = () => Promise<string>;

const PARLOUR: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  pl: () => import("words:pl"),
};
/** All that a table says unasked; sheets, stories and hints are apart (tools/fluent.ts). */
const GAMES = import.meta.glob<string>("../../src/purrlour/games/*/text/{en,pl}.ftl", {
  import: "default",
});
const RESTS = import.meta.glob<string>("../../src/purrlour/games/*/text/hints-*.ftl", {
  import: "default",
  query: "?rest",
});
const LESSONS = import.meta.glob<string>("../../src/purrlour/games/*/text/lesson-*.ftl", {
  import: "default",
});
const GLANCES = import.meta.glob<string>("../../src/purrlour/games/*/text/glance-*.ftl", {
  import: "default",
});

class Speech {
  #texts = $state.raw<ReadonlyMap<string, Text>>(new Map());
  #games = new Set<string>();
  #lessons = new Set<string>();
  /** Games whose summary of the rules is read. */
  #outlines = new Set<string>();
  #books = new Map<string, string>();
  /** Games of which every word is wanted. */
  #whole = new Set<string>();
  #wanted: Language = LANGUAGES[0];
  #latest = Promise.resolve();

  /** Speaks this language, once it is loaded. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#load();
  }

  /**
   * Loads what some games say, too.
   *
   * `told` are games as the server tells of them: one may be played with a storybook of somebody
   * else, whose words it has.
   */
  learn(games: Iterable<string>, told: readonly Told[] = []): Promise<void> {
    for (const game of games) this.#games.add(game);
    for (const { key, book } of told) this.#books.set(key, book);
    return this.#load();
  }

  /** Loads what the coach of a game says, too: only whoever takes its lesson needs that. */
  teach(game: string): Promise<void> {
    this.#lessons.add(game);
    return this.learn([game]);
  }

  /** Loads what the summary of a game's rules says, too: only whoever reads it needs that. */
  outline(game: string): Promise<void> {
    this.#outlines.add(game);
    return this.learn([game]);
  }

  /** Loads what a game says on sheets, in stories and as hints, too. */
  async learnRest(game: string): Promise<void> {
    if (this.#whole.has(game)) return this.#latest;
    this.#whole.add(game);
    try {
      await this.learn([game]);
    } catch (error) {
      this.#whole.delete(game); // or nothing could be said any more
      throw error;
    }
  }

  /** Whether a game's words are here. */
  knows(game: string): boolean {
    return this.#texts.has(game);
  }

  /** Whether it can be said what a game is. */
  introduces(game: string): boolean {
    return this.knows(game) || this.text().has(`${game}-game-title`);
  }

  /** The text of a game, or of the parlour alone. */
  text(game = ""): Text {
    const text = this.#texts.get(game);
    if (!text) throw new Error(`the words of ${game || "the parlour"} are not loaded`);
    return text;
  }

  /** Done when all is there that is wanted by then: it may be more than when it began. */
  #load(): Promise<void> {
    const load: Promise<void> = this.#read(this.#wanted).then((texts) => {
      if (load !== this.#latest) return this.#latest;
      this.#texts = texts;
      return undefined;
    });
    this.#latest = load;
    return load;
  }

  async #read(language: Language): Promise<Map<string, Text>> {
    const parlour = (await PARLOUR[language]()).default;
    const texts = new Map([["", new Text(language, [parlour])]]);
    for (const game of this.#games) {
      const rests = this.#whole.has(game) ? RESTS : {};
      const coach = this.#lessons.has(game) ? LESSONS : {};
      const outline = this.#outlines.has(game) ? GLANCES : {};
      const own = await Promise.all([
        read(GAMES, `/${game}/text/${language}.ftl`),
        read(rests, `/${game}/text/hints-${language}.ftl`),
        read(coach, `/${game}/text/lesson-${language}.ftl`),
        read(outline, `/${game}/text/glance-${language}.ftl`),
      ]);
      const book = this.#books.get(game) ? await bookOf(game, language) : "";
      texts.set(game, new Text(language, [parlour, ...own.flat()], book));
    }
    return texts;
  }
}

/** What a storybook says; nothing, if nobody answers. */
async function bookOf(game: string, language: Language): Promise<string> {
  const reply = await ask<string>(`api/games/${game}/words/${language}`, language, { plain: true });
  return reply.is === "answer" ? reply.answer : "";
}

function read(files: Record<string, Loader>, wanted: string): Promise<string[]> {
  const loaders = Object.entries(files).filter(([path]) => path.endsWith(wanted));
  return Promise.all(loaders.map(([, load]) => load()));
}

export const speech = new Speech();

/**
 * A sentence in the reader's language; a gap is told to whoever looks after the page.
 *
 * What a game is (`game-title`…) can be said of any game; all else only of games that were learnt.
 */
export function say(key: string, facts: Facts = {}, game = ""): string {
  try {
    if (game && !speech.knows(game) && key.startsWith("game-"))
      return speech.text().say(`${game}-${key}`, facts);
    return speech.text(game).say(key, facts);
  } catch (error) {
    console.error(error);
    return key;
  }
}
