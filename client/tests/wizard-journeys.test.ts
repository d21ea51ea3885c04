// Where the cards of Wizard Kittens come from, and where they go.

import { expect, test } from "vitest";
import { journeys } from "../src/games/wizard_kittens/journeys.ts";
import type { WizardKittensEvent, WizardKittensView } from "../src/wire.ts";
import { WIZARDS } from "./wizards.ts";

type Circles = WizardKittensView["circles"];

/** The ways between two tables, as “key < place” and “key > place”. */
function ways(
  events: readonly object[],
  before: Partial<WizardKittensView>,
  after: Partial<WizardKittensView>,
): string[] {
  const told = events.map((event) => ({ clause: "", ...event }) as WizardKittensEvent);
  return journeys(told, { ...WIZARDS, ...after }, { ...WIZARDS, ...before }).map(
    ({ how, key, place }) => `${key} ${how === "brings" ? "<" : ">"} ${place}`,
  );
}

const circles = (first: Circles[0], second: Circles[0] = [[], [], []]): Circles => [
  first,
  second,
  [[], [], []],
];
const IDLE = { limbo: [], card: "" };

test("a card that is drawn comes from the deck", () => {
  const drew = { kind: "drew", seat: 0, card: "scroll", spell: "" };
  expect(ways([drew], IDLE, { limbo: ["scroll"] })).toEqual(["limbo-scroll-0 < deck"]);
});

test("a card is placed from the paws, and the next one is drawn at once", () => {
  const events = [
    { kind: "placed", seat: 0, card: "scroll", chapter: 1 },
    { kind: "drew", seat: 1, card: "potion", spell: "" },
  ];
  const before = { circles: circles([[], [], []]), limbo: ["scroll"] };
  const after = { circles: circles([["scroll"], [], []]), limbo: ["potion"] };
  expect(ways(events, before, after)).toEqual([
    "piece-0-1-scroll-0 < limbo-scroll-0",
    "limbo-potion-0 < deck",
  ]);
});

test("a card that was drawn and placed in one step comes from the deck", () => {
  const events = [
    { kind: "drew", seat: 0, card: "scroll", spell: "summon" },
    { kind: "placed", seat: 0, card: "scroll", chapter: 2 },
  ];
  const before = { ...IDLE, circles: circles([[], ["scroll"], []]) };
  const after = { ...IDLE, circles: circles([[], ["scroll", "scroll"], []]) };
  expect(ways(events, before, after)).toEqual(["piece-0-2-scroll-1 < deck"]);
});

test("a card is slung from circle to circle", () => {
  const slung = { kind: "slung", seat: 0, target: 1, card: "potion", source: 1, chapter: 2 };
  const before = { ...IDLE, circles: circles([["potion"], [], []]) };
  const after = { ...IDLE, circles: circles([[], [], []], [[], ["potion"], []]) };
  expect(ways([slung], before, after)).toEqual(["piece-1-2-potion-0 < piece-0-1-potion-0"]);
});

test("two cards change places", () => {
  const switched = { kind: "switched", seat: 0, card: "potion", onto: "scroll" };
  const where = { target: 0, chapter: 1, taker: 1, other: 2 };
  const before = { ...IDLE, circles: circles([["potion"], [], []], [[], ["scroll"], []]) };
  const after = { ...IDLE, circles: circles([["scroll"], [], []], [[], ["potion"], []]) };
  expect(ways([{ ...switched, ...where }], before, after).toSorted()).toEqual([
    "piece-0-1-scroll-0 < piece-1-2-scroll-0",
    "piece-1-2-potion-0 < piece-0-1-potion-0",
  ]);
});

test("two cards that are alike change places, and nothing is seen of it", () => {
  const switched = { kind: "switched", seat: 0, card: "potion", onto: "potion" };
  const where = { target: 0, chapter: 1, taker: 1, other: 2 };
  const same = { ...IDLE, circles: circles([["potion"], [], []], [[], ["potion"], []]) };
  expect(ways([{ ...switched, ...where }], same, same)).toEqual([]);
});

test("discarded cards go to the pile; of cards that are alike the last one leaves", () => {
  const discarded = { kind: "discarded", seat: 0, cards: ["potion"], chapters: [1] };
  const before = { ...IDLE, circles: circles([["potion", "potion"], [], []]) };
  const after = { ...IDLE, circles: circles([["potion"], [], []]) };
  expect(ways([discarded], before, after)).toEqual(["piece-0-1-potion-1 > discard"]);
});

test("a curse falls: its cards are discarded, extras go with it, and the next one comes", () => {
  const events = [
    {
      kind: "defeated",
      seat: 0,
      curse: "snail",
      chapter: 1,
      cards: ["artifact"],
      extras: ["potion"],
      points: 6,
      penalty: 1,
    },
    { kind: "refilled", curse: "yarn", chapter: 1 },
  ];
  const before = { ...IDLE, circles: circles([["artifact", "potion"], [], []]) };
  const after = { ...IDLE, circles: circles([[], [], []]) };
  expect(ways(events, before, after)).toEqual([
    "piece-0-1-artifact-0 > discard",
    "piece-0-1-potion-0 > seat-0",
    "curse-snail > seat-0",
    "curse-yarn < curse-deck",
  ]);
});

test("what is passed waits, and is placed by whoever gets it", () => {
  const passed = { kind: "passed", seat: 0, target: 1, card: "potion", chapter: 1 };
  const before = { ...IDLE, circles: circles([["potion"], [], []]) };
  const waiting = { ...IDLE, circles: circles([[], [], []]), aside: [[], ["potion"], []] };
  expect(ways([passed], before, waiting)).toEqual(["limbo-potion-0 < piece-0-1-potion-0"]);
  const placed = { kind: "placed", seat: 1, card: "potion", chapter: 2 };
  const after = { ...IDLE, circles: circles([[], [], []], [[], ["potion"], []]) };
  expect(ways([placed], waiting, after)).toEqual(["piece-1-2-potion-0 < limbo-potion-0"]);
});
