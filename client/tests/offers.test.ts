// @vitest-environment happy-dom
// What the prompt offers: nothing costly in passing, and what a card does before it is played.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { speech } from "../src/speech.svelte.ts";
import { Choosing, type Choice } from "../src/table/choosing.svelte.ts";
import { doesOf } from "../src/table/meant.ts";
import { offersOf, tappedOf } from "../src/table/offers.ts";
import type { Table } from "../src/table/table.svelte.ts";
import type { GameKey } from "../src/wire.ts";
import { Words } from "../src/words.ts";

let played: string[];

beforeAll(async () => {
  await speech.learn(["koty", "exploding_kittens", "wizard_kittens", "mice_and_mystics"]);
  await speech.speak("en");
});
beforeEach(() => (played = []));

function tableOf(game: GameKey, parts: Record<string, Choice["parts"]>, view: object = {}): Table {
  const words = new Words(speech.text(game), ["Ann", "Bob", "Cleo"], 0);
  const choices = Object.entries(parts).map(([text, one]) => ({
    text,
    parts: one,
    label: words.action(text, one),
    note: doesOf(words.text, text, one),
  }));
  const choosing = new Choosing({
    choices: () => choices,
    question: () => 1,
    play: ({ text }) => played.push(text),
    why: () => Promise.resolve(null),
  });
  const table = { choosing, choices, words, view, seat: 0, hinting: { advice: null } };
  return table as unknown as Table;
}

test("an exchange says what goes, and is done by the second tap", () => {
  const view = { hand: ["blue8", "joker", "crow", "crow"] };
  const table = tableOf("koty", { exchange: { kind: "simple", word: "exchange" } }, view);
  const [first] = offersOf(table, undefined, undefined);
  expect(first?.quiet).toBe(true);
  first?.take();
  expect(played).toEqual([]);
  expect(tappedOf(table)).toBe(
    "These go away: Blue 8, Joker and Crow ×2. You draw four new cards.",
  );
  offersOf(table, undefined, undefined)[0]?.take();
  expect(played).toEqual(["exchange"]);
});

test("a lifted card says what it does, and to whom", () => {
  const table = tableOf("exploding_kittens", {
    draw: { kind: "simple", word: "draw" },
    "pair:tacocat>1": { kind: "pair", card: "tacocat", target: 1 },
    "pair:tacocat>2": { kind: "pair", card: "tacocat", target: 2 },
  });
  expect(tappedOf(table)).toBe("");
  table.choosing.tap({ kind: ["play", "pair"], card: "tacocat" });
  expect(tappedOf(table)).toMatch(/^Tacocat: .*steal/);
  const offers = offersOf(table, undefined, undefined);
  expect(offers.map(({ short }) => short)).toEqual(["Bob", "Cleo"]);
  expect(offers[0]?.label).toContain("Bob");
});

test("so does a lifted spell, and an attack", () => {
  const spells = tableOf("wizard_kittens", { sling: { kind: "cast", spell: "sling" } });
  spells.choosing.tap({ kind: "cast", spell: "sling" });
  expect(tappedOf(spells)).toMatch(/^Sling: Move one card of yours/);
  const attack = { kind: "figure", verb: "attack" };
  const mice = tableOf("mice_and_mystics", {
    "attack:rat1": { ...attack, figure: "rat1" },
    "attack:rat2": { ...attack, figure: "rat2" },
  });
  mice.choosing.tap(attack);
  expect(tappedOf(mice)).toBe("");
  mice.choosing.clear();
  mice.choosing.tap({ ...attack, figure: "rat2" });
  expect(tappedOf(mice)).toBe("Attack Rat 2: your dice against its defence.");
});

test("of many choices one says first what for, then at whom", () => {
  const pairs = ["pair", "three"].flatMap((kind) =>
    [1, 2].map((target) => [`${kind}:skip>${target}`, { kind, card: "skip", target }] as const),
  );
  const table = tableOf("exploding_kittens", {
    skip: { kind: "play", card: "skip" },
    ...Object.fromEntries(pairs),
  });
  table.choosing.tap({ kind: ["play", "pair", "three"], card: "skip" });
  const offers = offersOf(table, undefined, undefined);
  expect(offers.map(({ label }) => label)).toEqual([
    "Play Skip",
    "Two: steal a card at random",
    "Three: demand a card by name",
  ]);
  offers[2]?.take();
  expect(played).toEqual([]);
  offersOf(table, undefined, undefined)[1]?.take();
  expect(played).toEqual(["three:skip>2"]);
});

test("a card that is named by what it does tells its effect, too", () => {
  const table = tableOf("koty", {
    "joker=crow>1.1": { kind: "joker", card: "crow", target: 1, land: 1 },
    "joker=blue1>0.1": { kind: "joker", card: "blue1", target: 0, land: 1 },
  });
  table.choosing.tap({ kind: "joker" });
  expect(tappedOf(table)).toMatch(/^Joker: /);
});

test("where one may react, one tap passes until one’s turn", async () => {
  const asked: object[] = [];
  const pass = { pass: { kind: "simple", word: "pass" } };
  const live = {
    ...{ way: { token: "t" }, order: null, decision: 4, asked: true },
    ask: (wish: object) => Promise.resolve(asked.push(wish)),
    play: (action: string) => Promise.resolve(played.push(action)),
  };
  const table = Object.assign(tableOf("exploding_kittens", pass), live);
  const offers = () => offersOf(table, undefined, undefined);
  offers()[1]?.take();
  await Promise.resolve();
  expect(asked).toEqual([{ t: "order", passing: "turn", ask: [] }]);
  expect(played).toEqual(["pass"]);
  Object.assign(table, { order: { passing: "turn", ask: [] } });
  expect(offers()).toHaveLength(1);
});
