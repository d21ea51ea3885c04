// What the table of Exploding Kittens makes of views, questions and events.

import { describe, expect, test } from "vitest";
import { settled } from "../src/games/exploding_kittens/discard.ts";
import { askAbout, partsOf } from "../src/games/exploding_kittens/hand.ts";
import { counted, grouped } from "../src/ui/hand.ts";
import { lying } from "../src/games/exploding_kittens/lying.ts";
import { moments, sounds } from "../src/games/exploding_kittens/moments.ts";
import { fuse } from "../src/games/exploding_kittens/odds.ts";
import { clausesOf } from "../src/games/exploding_kittens/reading.ts";
import { rope } from "../src/games/exploding_kittens/rope.ts";
import { known, topmost } from "../src/games/exploding_kittens/seen.ts";
import { TITLES } from "../src/games/exploding_kittens/cards/titles.ts";
import { readRules } from "../src/rules/clauses.ts";
import { fits, type Choice } from "../src/table/choosing.svelte.ts";
import type { ExplodingKittensEvent, Pending } from "../src/wire.ts";
import { readFileSync } from "node:fs";

const choice = (text: string, parts: Choice["parts"]): Choice => ({ text, parts, label: text });

describe("a hand", () => {
  test("has equal cards together, in its order", () => {
    expect(grouped(["defuse", "skip", "skip", "tacocat", "skip"])).toEqual([
      { card: "defuse", count: 1 },
      { card: "skip", count: 3 },
      { card: "tacocat", count: 1 },
    ]);
    expect(grouped([])).toEqual([]);
  });

  const all = [
    choice("draw", { kind: "simple", word: "draw" }),
    choice("nope", { kind: "simple", word: "nope" }),
    choice("skip", { kind: "play", card: "skip" }),
    choice("pair:skip>1", { kind: "pair", card: "skip", target: 1 }),
    choice("favor>2", { kind: "favor", target: 2 }),
    choice("pair:favor>2", { kind: "pair", card: "favor", target: 2 }),
    choice("pair:nope>2", { kind: "pair", card: "nope", target: 2 }),
    choice("three:tacocat>1", { kind: "three", card: "tacocat", target: 1 }),
    choice("burglar:tacocat>1", { kind: "burglar", card: "tacocat", target: 1 }),
    choice("give:tacocat", { kind: "give", card: "tacocat" }),
  ];

  test.each([
    ["skip", ["skip", "pair:skip>1"]],
    ["favor", ["favor>2", "pair:favor>2"]],
    ["nope", ["nope", "pair:nope>2"]],
    ["tacocat", ["three:tacocat>1", "give:tacocat"]], // the burglar wants somebody else's
    ["defuse", []],
  ])("%s stands for what it can be played as", (card, texts) => {
    const found = all.filter((one) => fits(one, partsOf(card))).map(({ text }) => text);
    expect(found).toEqual(texts);
  });

  test("asks about a card in a notation that the server knows", () => {
    expect(askAbout({ card: "skip", count: 2 }, 1)).toBe("skip");
    expect(askAbout({ card: "favor", count: 1 }, 1)).toBe("favor>1");
    expect(askAbout({ card: "beard", count: 1 }, 1)).toBe("beard");
    expect(askAbout({ card: "beard", count: 2 }, 0)).toBe("pair:beard>0");
  });
});

describe("the odds", () => {
  test("the fuse is shorter the likelier it is", () => {
    const lengths = [0, 3, 13, 50, 100].map(fuse);
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    expect(lengths[0]).toBe(1);
    expect(lengths.at(-1)).toBe(0);
  });

  test("the rope burns from its end", () => {
    expect(rope(1).spark[0]).toBeGreaterThan(rope(0.4).spark[0]);
    expect(rope(0).left).toMatch(/^M[\d. ]+$/);
    expect(rope(1).burnt).toMatch(/^M[\d. ]+$/);
    expect(rope(7)).toEqual(rope(1));
  });
});

describe("what lies on the table", () => {
  const asked = (about: string, kind = "nope", seats = [1, 2]): Pending[] =>
    seats.map((seat) => ({ seat, kind, about, left: null }));

  test("nothing, on an ordinary turn", () => {
    expect(lying(asked("", "turn"), { turn: 0, top: -1 })).toBeNull();
    expect(lying([], { turn: 0, top: -1 })).toBeNull();
    expect(lying(asked("", "put"), { turn: 0, top: -1 })).toBeNull();
  });

  test("a single card", () => {
    expect(lying(asked("attack"), { turn: 3, top: 3 })).toEqual({
      kind: "play",
      card: "attack",
      count: 1,
      by: 3,
      target: -1,
      named: "",
      nopes: 0,
      noped: -1,
      on: true,
      asked: [1, 2],
    });
  });

  test("a favor names its target", () => {
    const favor = lying(asked("favor>2 nope"), { turn: 0, top: 1 });
    expect(favor).toMatchObject({ kind: "favor", card: "favor", count: 1, target: 2 });
    expect(favor).toMatchObject({ nopes: 1, noped: 1, on: false });
  });

  test("a three with its wish, noped twice, is on again", () => {
    const three = lying(asked("three:beard>2 name:skip nope nope"), { turn: 0, top: 0 });
    expect(three).toMatchObject({ kind: "three", card: "beard", count: 3, target: 2 });
    expect(three).toMatchObject({ named: "skip", nopes: 2, on: true });
  });

  test("it is not yet discarded", () => {
    const pair = lying(asked("pair:skip>1 nope"), { turn: 0, top: 1 });
    expect(settled(["nope", "skip", "skip", "beard"], pair)).toEqual(["beard"]);
    expect(settled(["skip", "beard"], null)).toEqual(["skip", "beard"]);
  });
});

test("the discard pile is counted, the most frequent first", () => {
  const cards = ["skip", "nope", "beard", "nope", "beard", "defuse", "nope"];
  expect(counted(cards, TITLES).map(({ card, count }) => `${card} ${count}`)).toEqual([
    "nope 3",
    "beard 2",
    "defuse 1",
    "skip 1",
  ]);
});

test("what the reader knows of the pile", () => {
  expect(known(["", "skip", "", "kitten"])).toEqual([
    { card: "skip", depth: 2 },
    { card: "kitten", depth: 4 },
  ]);
  expect(topmost(["skip", "nope", "", "kitten"])).toEqual(["skip", "nope"]);
  expect(topmost(["skip", "nope"])).toEqual(["skip", "nope"]);
  expect(topmost([])).toEqual([]);
});

describe("moments", () => {
  const event = (kind: string, seat: number, more = {}) =>
    ({ kind, seat, clause: "", ...more }) as ExplodingKittensEvent;

  test("a kitten that is defused, one that goes off, and the last one left", () => {
    expect(moments([event("revealed", 1), event("defused", 1)])).toEqual([
      { kind: "fuse", seat: 1 },
      { kind: "defused", seat: 1 },
    ]);
    const end = [event("revealed", 2), event("died", 2, { cards: [] }), event("won", 0)];
    expect(moments(end)).toEqual([
      { kind: "fuse", seat: 2 },
      { kind: "bang", seat: 2 },
      { kind: "won", seat: 0 },
    ]);
  });

  test("whoever gives up goes without a bang", () => {
    expect(moments([event("resigned", 2), event("died", 2, { cards: [] })])).toEqual([]);
  });

  test("several cards sound like one", () => {
    expect(sounds([event("played", 0), event("gave", 1), event("shuffled", 0)])).toEqual([
      "card",
      "shuffle",
    ]);
  });
});

test("the rules behind a card exist", () => {
  const file = `${import.meta.dirname}/../../src/purrlour/games/exploding_kittens/RULES.md`;
  const { clauses } = readRules(readFileSync(file, "utf8"));
  for (const card of TITLES) {
    expect(clausesOf(card).length).toBeGreaterThan(0);
    for (const id of clausesOf(card)) expect(clauses.has(id), `${card}: ${id}`).toBe(true);
  }
});
