// Python and the browser say the same, word for word.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, MissingWord, Text, type Facts, type Language } from "../src/text.ts";
import { Words, type Asked } from "../src/words.ts";
import { runPython } from "./python.ts";

interface Renderings {
  readonly say: readonly (readonly [Language, string, string, Facts, string])[];
  readonly names: readonly string[];
  readonly action: readonly (readonly [Language, string, number, string, Facts, string])[];
  readonly event: readonly (readonly [Language, string, number, Facts, string])[];
  readonly decision: readonly (readonly [Language, string, number, Asked, string, string])[];
  readonly refusal: readonly (readonly [Language, string, string, Facts, string])[];
  readonly hint: readonly (readonly [Language, string, string, Facts, string])[];
  readonly outcome: readonly (readonly [Language, string, number, string, number[], string])[];
}

const expected = JSON.parse(runPython("tests.words.renderings")) as Renderings;
const sources = `${import.meta.dirname}/../../src/purrlour/`;
const texts = new Map<string, Text>();

function textOf(language: Language, game: string): Text {
  const key = `${language}/${game}`;
  const known = texts.get(key);
  if (known) return known;
  const folder = `${sources}words/${language}/`;
  const files = readdirSync(folder).map((file) => folder + file);
  if (game) {
    const own = `${sources}games/${game}/text/`;
    const named = new RegExp(`^(\\w+-)?${language}\\.ftl$`);
    files.push(
      ...readdirSync(own)
        .filter((file) => named.test(file))
        .map((file) => own + file),
    );
  }
  const text = new Text(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
  texts.set(key, text);
  return text;
}

function wordsOf(language: Language, game: string, reader: number): Words {
  return new Words(textOf(language, game), expected.names, reader);
}

/** The rows that we say otherwise. A row ends in what Python says. */
function differing<R extends readonly unknown[]>(rows: readonly R[], say: (row: R) => string) {
  return rows.flatMap((row) => {
    const said = say(row);
    return said === row.at(-1) ? [] : [[...row, said]];
  });
}

describe("Python and the browser agree", () => {
  test("about every sentence", () => {
    expect(expected.say.length).toBeGreaterThan(2000);
    const others = differing(expected.say, ([language, game, key, facts]) =>
      textOf(language, game).say(key, facts),
    );
    expect(others).toEqual([]);
  });

  test("about every choice", () => {
    expect(expected.action.length).toBeGreaterThan(500);
    const others = differing(expected.action, ([language, game, reader, notation, parts]) =>
      wordsOf(language, game, reader).action(notation, parts),
    );
    expect(others).toEqual([]);
  });

  test("about everything that happens", () => {
    expect(expected.event.length).toBeGreaterThan(500);
    const others = differing(expected.event, ([language, game, reader, event]) =>
      wordsOf(language, game, reader).event(event),
    );
    expect(others).toEqual([]);
  });

  test("about every question", () => {
    expect(expected.decision.length).toBeGreaterThan(100);
    const others = differing(expected.decision, ([language, game, reader, asked, about]) =>
      wordsOf(language, game, reader).decision(asked, about),
    );
    expect(others).toEqual([]);
  });

  test("about every refusal", () => {
    expect(expected.refusal.length).toBeGreaterThan(50);
    const others = differing(expected.refusal, ([language, game, key, facts]) =>
      wordsOf(language, game, 0).refusal(key, facts),
    );
    expect(others).toEqual([]);
  });

  test("about every reason", () => {
    expect(expected.hint.length).toBeGreaterThan(50);
    const others = differing(expected.hint, ([language, game, key, facts]) =>
      wordsOf(language, game, 0).hint(key, facts),
    );
    expect(others).toEqual([]);
  });

  test("about every end", () => {
    expect(expected.outcome.length).toBeGreaterThan(5);
    const others = differing(expected.outcome, ([language, game, reader, reason, places]) =>
      wordsOf(language, game, reader).outcome(reason, places),
    );
    expect(others).toEqual([]);
  });
});

describe("a gap is never silent", () => {
  const text = new Text("en", ["a = { $fact }\nb = { CARD($card) }\nd = D\n    .e = E"]);

  test("an unknown key", () => {
    expect(() => text.say("purr")).toThrow(MissingWord);
    expect(() => text.say("d.purr")).toThrow("d.purr (en): no such sentence");
    expect(text.say("d.e")).toBe("E");
  });

  test("a missing fact", () => {
    expect(() => text.say("a")).toThrow(MissingWord);
    expect(() => text.say("b")).toThrow(MissingWord);
  });

  test("an unknown card", () => {
    expect(() => text.say("b", { card: "dog" })).toThrow(MissingWord);
  });

  test("a key written twice", () => {
    expect(() => new Text("en", ["a = one", "a = two"])).toThrow();
  });
});

test("names are left as people wrote them", () => {
  const text = new Text("en", ["a = { $name }"]);
  const name = "{ $seat } <b>„Ann”</b> \u2066";
  expect(text.say("a", { name })).toBe(name);
});

test("every language of Python is one of ours", () => {
  expect(
    readdirSync(`${sources}words`, { withFileTypes: true })
      .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
      .map((one) => one.name)
      .sort(),
  ).toEqual([...LANGUAGES]);
});
