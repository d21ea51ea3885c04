// The rules in the game: read as Python reads them, and found by whoever looks for them.

import { describe, expect, test } from "vitest";
import { clauseOf, hasRules, loadRules, readRules, type Clause } from "../src/rules/clauses.ts";
import { matches, pieces, wordsOf } from "../src/rules/search.ts";
import { LANGUAGES, type Language } from "../src/text.ts";
import { python } from "./python.ts";

type Games = Record<string, Record<Language, Clause[]>>;

const games = JSON.parse(
  python(
    "-c",
    `
import json
from dataclasses import asdict
from purrlour.engine.clauses import load_clauses
from purrlour.games import GAMES
print(json.dumps({game: {language: [asdict(one) for one in load_clauses(game, language).values()]
                         for language in ("en", "pl")} for game in GAMES}))
`,
  ),
) as Games;

describe.each(Object.keys(games))("%s", (game) => {
  test.each(LANGUAGES)("is read as Python reads it (%s)", async (language) => {
    const { title, lead, clauses } = await loadRules(game, language);

    expect([...clauses.values()]).toEqual(games[game]?.[language]);
    expect(clauses.size).toBeGreaterThan(20);
    expect([title, lead]).not.toContain("");
  });

  test("every clause that is mentioned exists", async () => {
    const { clauses } = await loadRules(game, "en");
    const told = [...clauses.values()].flatMap(({ text }) =>
      pieces(text, [], () => true).filter(({ kind }) => kind === "clause"),
    );

    expect(told.length).toBeGreaterThan(3);
    for (const { text } of told) expect(clauses.has(text), text).toBe(true);
  });

  test("a clause is found by its id", async () => {
    const [first] = games[game]!.pl;
    expect(await clauseOf(game, "pl", first!.id)).toEqual(first);
    await expect(clauseOf(game, "pl", "XX-99")).rejects.toThrow("XX-99");
  });
});

test("a game without rules is none", async () => {
  expect(hasRules("purr")).toBe(false);
  await expect(loadRules("purr", "en")).rejects.toThrow("purr");
});

test.each(["**XX-01** One.\n**XX-01** Two.", "**XX-1A** Odd.", "**Note** of a writer"])(
  "what Python refuses is refused: %j",
  (text) => expect(() => readRules(text)).toThrow(),
);

test.each([
  ["", "Żółw śpi.", true],
  ["zolw", "Żółw śpi.", true],
  ["ŚPI żół", "Żółw śpi.", true],
  ["śpi kot", "Żółw śpi.", false],
  ["żołw", "Żółw śpi.", true],
  ["don't", "You don’t.", true],
])("%j in %j: %s", (typed, text, found) => expect(matches(text, wordsOf(typed))).toBe(found));

function shown(text: string, typed: string): string {
  const signs = { plain: ["", ""], strong: ["*", "*"], clause: ["<", ">"] } as const;
  return pieces(text, wordsOf(typed), (id) => id !== "XX-99")
    .map(({ text: piece, kind, hit }) => {
      const [before, after] = signs[kind];
      return `${before}${hit ? `[${piece}]` : piece}${after}`;
    })
    .join("");
}

test.each([
  ["See EK-A14; EK-3.", "", "See <EK-A14>; <EK-3>."],
  ["See XX-99.", "", "See XX-99."],
  ["So it is. *(our ruling)*", "", "So it is. *(our ruling)*"],
  ["Żółw i żółwik.", "zolw", "[Żółw] i [żółw]ik."],
  ["abcabc", "bc ca", "a[bcabc]"],
  ["(EK-A14)", "a14", "(<[EK-A14]>)"],
  ["Fin ﬁ. *(nasza)*", "nas", "Fin ﬁ. *(**[nas]**za)*"],
])("%j for those who look for %j", (text, typed, told) => expect(shown(text, typed)).toBe(told));
