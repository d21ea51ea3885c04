// Taps narrow the choices down; nothing is played by brushing against it.

import { expect, test } from "vitest";
import { Choosing, type Choice, type Player } from "../src/table/choosing.svelte.ts";

const choice = (text: string, parts: Choice["parts"]): Choice => ({ text, parts, label: text });
const CHOICES = [
  choice("draw", { kind: "simple", word: "draw" }),
  choice("skip", { kind: "play", card: "skip" }),
  choice("pair:skip>1", { kind: "pair", card: "skip", target: 1 }),
  choice("pair:skip>2", { kind: "pair", card: "skip", target: 2 }),
  choice("attack", { kind: "play", card: "attack" }),
];

function begin(twice = false) {
  const played: string[] = [];
  const asked: string[] = [];
  let question = 1;
  let answer: (reason: { text: string; clause: string } | null) => void = () => undefined;
  const player: Player = {
    choices: () => CHOICES,
    question: () => question,
    play: ({ text }) => played.push(text),
    why: (notation) => {
      asked.push(notation);
      return new Promise((settle) => (answer = settle));
    },
    twice: () => twice,
  };
  return {
    choosing: new Choosing(player),
    played,
    asked,
    next: () => (question += 1),
    answer: async (text: string) => {
      answer({ text, clause: "EK-1" });
      await Promise.resolve();
    },
  };
}

const left = (choosing: Choosing) => choosing.left.map(({ text }) => text);

test("what needs no thing is a button at once", () => {
  const { choosing } = begin();
  expect(choosing.plain.map(({ text }) => text)).toEqual(["draw"]);
});

test("the first tap lifts, the second one on the same thing plays", () => {
  const { choosing, played } = begin();

  choosing.tap({ card: "attack" });
  expect(played).toEqual([]);
  expect(choosing.begun).toBe(true);
  expect(choosing.has({ card: "attack" })).toBe(true);

  choosing.tap({ card: "attack" });
  expect(played).toEqual(["attack"]);
  expect(choosing.begun).toBe(false);
});

test("a target completes a choice", () => {
  const { choosing, played } = begin();

  choosing.tap({ card: "skip" });
  expect(left(choosing)).toEqual(["skip", "pair:skip>1", "pair:skip>2"]);
  expect(choosing.fits({ target: 2 })).toBe(true);
  expect(choosing.fits({ target: 3 })).toBe(false);

  choosing.tap({ target: 2 });
  expect(played).toEqual(["pair:skip>2"]);
});

test("with several left, the same thing once more lays it back", () => {
  const { choosing, played } = begin();
  choosing.tap({ card: "skip" });
  choosing.tap({ card: "skip" });
  expect(choosing.begun).toBe(false);
  expect(played).toEqual([]);
});

test("a thing that does not go with the others begins anew", () => {
  const { choosing } = begin();
  choosing.tap({ card: "skip" });
  choosing.tap({ card: "attack" });
  expect(left(choosing)).toEqual(["attack"]);
});

test("a thing may serve for several choices, and later taps do not widen it", () => {
  const { choosing, played } = begin();
  choosing.tap({ kind: ["play", "pair"], card: "skip" });
  expect(left(choosing)).toHaveLength(3);
  choosing.tap({ kind: ["pair", "three"], target: 1 });
  expect(played).toEqual(["pair:skip>1"]);
});

test("who wants to tap twice is asked once more", () => {
  const { choosing, played } = begin(true);
  choosing.tap({ card: "skip" });
  choosing.tap({ target: 1 });
  expect(played).toEqual([]);
  expect(left(choosing)).toEqual(["pair:skip>1"]);
  choosing.tap({ target: 1 });
  expect(played).toEqual(["pair:skip>1"]);
});

test("taps are for one question", () => {
  const { choosing, next } = begin();
  choosing.tap({ card: "skip" });
  next();
  expect(choosing.begun).toBe(false);
  expect(left(choosing)).toHaveLength(CHOICES.length);
});

test("what cannot be chosen says why, until something else happens", async () => {
  const { choosing, asked, answer, next } = begin();

  choosing.tap({ card: "nope" }, "nope");
  expect(asked).toEqual(["nope"]);
  expect(choosing.reason).toBeNull();
  await answer("There is nothing to nope.");
  expect(choosing.reason?.text).toBe("There is nothing to nope.");

  next();
  expect(choosing.reason).toBeNull();
});

test("an answer that comes too late is not shown", async () => {
  const { choosing, answer } = begin();
  choosing.tap({ card: "nope" }, "nope");
  choosing.tap({ card: "attack" });
  await answer("There is nothing to nope.");
  expect(choosing.reason).toBeNull();
  expect(choosing.begun).toBe(true);
});
