// Clauses: a game's rules, from the same RULES.md that Python reads, loaded when somebody asks.
//
// The reading is that of src/purrlour/engine/clauses.py; a test compares the two.

import type { Language } from "../text.ts";

/** One rule in our words: `**EK-31** text`, on one line. */
export interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

/** All of a game's rules. */
export interface Rules {
  readonly title: string;
  /** What it is about, before the first chapter. */
  readonly lead: string;
  /** In the order of the rules. */
  readonly clauses: ReadonlyMap<string, Clause>;
}

const FILES = import.meta.glob<string>("../../../src/purrlour/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});
const NAMES: Record<Language, string> = { en: "RULES.md", pl: "RULES.pl.md" };

const TITLE = /^# (?<title>.+)$/;
const CHAPTER = /^## (?<chapter>.+)$/;
const CLAUSE = /^\*\*(?<id>[A-Z]+-[A-Z]?\d+)\*\* (?<text>.+)$/;

/** Whether there are rules of such a game. */
export function hasRules(game: string): boolean {
  return fileOf(game, "en") !== undefined;
}

/** The rules of a game; English for want of the language. */
export async function loadRules(game: string, language: Language): Promise<Rules> {
  const load = fileOf(game, language) ?? fileOf(game, "en");
  if (!load) throw new Error(`there are no rules of ${game}`);
  return readRules(await load());
}

/** One clause of them; behind each “why?” is one. */
export async function clauseOf(game: string, language: Language, id: string): Promise<Clause> {
  const clause = (await loadRules(game, language)).clauses.get(id);
  if (!clause) throw new Error(`${game} has no clause ${id}`);
  return clause;
}

/** What a RULES.md says; an id that is there twice is an error of whoever wrote it. */
export function readRules(written: string): Rules {
  const clauses = new Map<string, Clause>();
  let [title, chapter, lead] = ["", "", ""];
  for (const line of written.split(/\r?\n/)) {
    const found = CLAUSE.exec(line)?.groups;
    if (found) {
      const { id = "", text = "" } = found;
      if (clauses.has(id)) throw new Error(`${id} is there twice`);
      clauses.set(id, { id, chapter, text });
    } else if (line.startsWith("**")) {
      throw new Error(`neither a clause nor a paragraph: ${line.slice(0, 60)}`);
    } else {
      title ||= TITLE.exec(line)?.groups?.["title"] ?? "";
      chapter = CHAPTER.exec(line)?.groups?.["chapter"] ?? chapter;
      if (!chapter && !line.startsWith("#")) lead ||= line;
    }
  }
  return { title, lead, clauses };
}

function fileOf(game: string, language: Language) {
  return FILES[`../../../src/purrlour/games/${game}/${NAMES[language]}`];
}
