// Text: the sentences of one language, from the same Fluent files that Python reads.
//
// The twin of src/purrlour/words/store.py; tests hold every sentence of one against the other.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { bound } from "./spacing";

export const LANGUAGES = ["en", "pl"] as const;
/** The languages we speak; the first is for those who did not say. */
export type Language = (typeof LANGUAGES)[number];

/** What fills a gap of a sentence, as it is on the wire. */
export type Facts = Readonly<Record<string, unknown>>;

/** The words have no such sentence, or the sentence lacks a fact. */
export class MissingWord extends Error {
  constructor(language: Language, key: string, reason = "no such sentence") {
    super(`${key} (${language}): ${reason}`);
  }
}

/** The sentences of the parlour, and of one game if its file was given, too. */
export class Text {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    files: readonly string[],
    /** What a storybook of somebody else says, instead of the game's own. */
    book = "",
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        // `CARD($card, case: "accusative")`
        CARD: ([name], { case: form }) => this.card(word(name), word(form ?? "nominative")),
        // `CARDS($cards)`, `CARDS($cards, counted: "yes")`
        CARDS: ([names], { counted }) => this.cards(word(names).split(","), counted === "yes"),
        // `EACH($faces, of: "face")`, `EACH($key, of: "story", form: "child")`
        EACH: ([names], { of: kind, form }) =>
          this.each(word(names).split(","), word(kind), word(form ?? "")),
      },
    });
    const read = (file: string) => new FluentResource(language === "pl" ? bound(file) : file);
    for (const file of files) {
      const [error] = this.#bundle.addResource(read(file));
      if (error) throw error; // a key written twice
    }
    if (book) {
      for (const key of this.keys("rule-")) this.#bundle._messages.delete(key);
      this.#bundle.addResource(read(book), { allowOverrides: true });
    }
  }

  /** The sentences whose names begin like this, in their order. */
  keys(beginning: string): string[] {
    return [...this.#bundle._messages.keys()].filter((key) => key.startsWith(beginning));
  }

  /** Whether there is such a sentence; a dot names an attribute, `card-skip.accusative`. */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The sentence with its gaps filled. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new MissingWord(this.language, key);
    const filled = Object.entries(facts).map(([fact, value]) => [fact, asArgument(value)]);
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
    if (errors.length) throw new MissingWord(this.language, key, errors.map(String).join("; "));
    return sentence;
  }

  /** A card's title; a form that nobody wrote down is the same as the nominative. */
  card(name: string, form = "nominative"): string {
    const key = `card-${slug(name)}`;
    return this.say(this.has(`${key}.${form}`) ? `${key}.${form}` : key);
  }

  /** Several cards in their order; counted, equal neighbours become one with a number. */
  cards(names: readonly string[], counted = false): string {
    const runs: [name: string, count: number][] = [];
    for (const name of names) {
      const last = runs.at(-1);
      if (counted && last?.[0] === name) last[1] += 1;
      else runs.push([name, 1]);
    }
    return this.listed(
      runs.map(([name, count]) => this.say("list-card", { title: this.card(name), count })),
    );
  }

  /**
   * Several things of a kind, `face-2`, in a form that some have, `story-mill.child`.
   *
   * One that the words do not know says its own name; a passage is still on its way then.
   */
  each(names: readonly string[], kind: string, form = ""): string {
    const thing = (name: string) => {
      const key = `${kind}-${slug(name)}`;
      if (form && this.has(`${key}.${form}`)) return this.say(`${key}.${form}`);
      if (this.has(key)) return this.say(key);
      return kind === "story" ? "…" : name.replaceAll("_", " ");
    };
    return this.listed(names.map(thing));
  }

  /** Several things in a row, the last two joined by an “and”. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-end", { some: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".", 2);
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

/** A name as keys spell it. */
export function slug(name: string): string {
  return name.replaceAll("_", "-");
}

/** A fact as Fluent takes it: numbers without grouping, `yes` and `no`, names with commas. */
function asArgument(value: unknown): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  if (Array.isArray(value)) return value.join(",");
  return value === null || value === undefined ? "" : String(value);
}

function word(value: unknown): string {
  if (typeof value !== "string") throw new TypeError(`a function wants a word, not ${value}`);
  return value;
}
