// Which cards fly from where to where at a table of Exploding Kittens.

import { expect, test } from "vitest";
import { journeys } from "../src/games/exploding_kittens/journeys.ts";
import type { ExplodingKittensEvent, ExplodingKittensView } from "../src/wire.ts";

function view(about: Partial<ExplodingKittensView>): ExplodingKittensView {
  return { seat: 0, hand: [], discard: [], ...about } as ExplodingKittensView;
}

function event(kind: string, about: object): ExplodingKittensEvent {
  return { kind, clause: "", ...about } as ExplodingKittensEvent;
}

const told = (events: ExplodingKittensEvent[], after: ExplodingKittensView) =>
  journeys(events, after).map(({ how, key, place }) => `${how} ${key} ${place}`);

test("a card that the reader draws comes from the pile, as the last copy", () => {
  const drew = event("drew", { seat: 0, card: "skip" });
  expect(told([drew], view({ hand: ["skip", "skip", "nope"] }))).toEqual([
    "brings hand-skip-1 pile",
  ]);
});

test("a card that somebody else draws is seen from behind", () => {
  expect(told([event("drew", { seat: 2, card: "" })], view({}))).toEqual(["tosses pile seat-2"]);
});

test("cards that are played lie on the discard pile, by their number from the bottom", () => {
  const pair = event("played", { seat: 0, card: "beard", count: 2, target: 1 });
  const after = view({ hand: ["beard"], discard: ["beard", "beard", "skip"] });
  expect(told([pair], after)).toEqual([
    "brings discard-1 hand-beard-2",
    "brings discard-2 hand-beard-1",
  ]);
  const nope = event("noped", { seat: 3, chain: 1 });
  expect(told([nope], view({ discard: ["nope", "beard"] }))).toEqual(["brings discard-1 seat-3"]);
});

test("what changes hands goes from seat to seat, or into and out of the reader’s hand", () => {
  const gave = (seat: number, taker: number, card: string) => event("gave", { seat, taker, card });
  expect(told([gave(1, 2, "")], view({}))).toEqual(["tosses seat-1 seat-2"]);
  expect(told([gave(1, 0, "nope")], view({ hand: ["nope"] }))).toEqual([
    "brings hand-nope-0 seat-1",
  ]);
  expect(told([gave(0, 1, "nope")], view({ hand: ["nope"] }))).toEqual([
    "sends hand-nope-1 seat-1",
  ]);
});

test("a watcher has no hand", () => {
  const handed = event("handed", { seat: 1, taker: 2, card: "skip" });
  expect(told([handed], view({ seat: -1 }))).toEqual(["tosses seat-1 seat-2"]);
});

test("several events of one update are told in their order", () => {
  const events = [
    event("defused", { seat: 1 }),
    event("hid", { seat: 1, place: -1 }),
    event("turn", { seat: 2, owed: 1 }),
  ];
  expect(told(events, view({ discard: ["defuse"] }))).toEqual([
    "brings discard-0 seat-1",
    "tosses seat-1 pile",
  ]);
  const died = event("died", { seat: 1, cards: ["skip", "nope"] });
  const laid = told([event("noped", { seat: 2 }), died], view({ discard: ["a", "b", "c"] }));
  expect(laid).toEqual([
    "brings discard-0 seat-2",
    "brings discard-1 seat-1",
    "brings discard-2 seat-1",
  ]);
});
