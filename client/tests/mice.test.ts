// What the table of mice works out by itself: shapes, who stands where, ways, keys, steps.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aimOf, goalOf } from "../src/games/mice_and_mystics/aiming.ts";
import {
  costOf,
  deedsOf,
  figureAim,
  isRead,
  listed,
  wayTo,
} from "../src/games/mice_and_mystics/aims.ts";
import {
  border,
  centre,
  inset,
  points,
  rounded,
  standing,
  type Point,
} from "../src/games/mice_and_mystics/geometry.ts";
import { tokensOf } from "../src/games/mice_and_mystics/map/tokens.ts";
import { beside } from "../src/games/mice_and_mystics/map/roving.ts";
import { pictureOf } from "../src/games/mice_and_mystics/pictures.ts";
import { after, keyOf, type Scene } from "../src/games/mice_and_mystics/scene.ts";
import { Book, pagesOf } from "../src/games/mice_and_mystics/story/book.svelte.ts";
import { stepsOf, type Step } from "../src/games/mice_and_mystics/telling.ts";
import type { Choice } from "../src/table/choosing.svelte.ts";
import type { MiceAndMysticsEvent } from "../src/wire.ts";

const SQUARE = points([0, 0, 2, 0, 2, 2, 0, 2]);
const BESIDE = points([2, 1, 4, 1, 4, 3, 2, 3]);

test("an outline has its middle, and shrinks inwards whichever way it turns", () => {
  expect(centre(SQUARE)).toEqual([1, 1]);
  const small = [
    [0.5, 0.5],
    [1.5, 0.5],
    [1.5, 1.5],
    [0.5, 1.5],
  ];
  expect(inset(SQUARE, 0.5)).toEqual(small);
  expect(inset([...SQUARE].reverse(), 0.5)).toEqual([...small].reverse());
  expect(rounded(SQUARE, 0.5)).toBe(
    "M0 0.5Q0 0 0.5 0L1.5 0Q2 0 2 0.5L2 1.5Q2 2 1.5 2L0.5 2Q0 2 0 1.5Z",
  );
});

test("two spaces touch where their edges lie on each other", () => {
  expect(border(SQUARE, BESIDE)).toEqual([
    [
      [2, 1],
      [2, 2],
    ],
  ]);
  expect(border(SQUARE, points([5, 5, 6, 5, 6, 6]))).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 8])("%i figures share a space without covering each other", (count) => {
  const { places, size } = standing([[5, 5]], count);
  expect(places).toHaveLength(count);
  const apart = places.flatMap(([ax, ay], at) =>
    places.slice(at + 1).map(([bx, by]) => Math.hypot(ax - bx, ay - by)),
  );
  expect(Math.min(2, ...apart)).toBeGreaterThan(size * 0.55);
});

test("on a long table figures spread over its places", () => {
  const anchors: Point[] = [
    [1, 1],
    [4, 1],
    [7, 1],
  ];
  expect(standing(anchors, 3).places).toEqual(anchors);
  expect(new Set(standing(anchors, 7).places.map(String)).size).toBe(7);
});

const SPOTS = [
  { id: "a1", at: [1, 1] as Point },
  { id: "b1", at: [3, 1] as Point },
  { id: "c1", at: [5, 1] as Point },
  { id: "b2", at: [3.4, 3] as Point },
];

test("arrow keys lead to neighbours first, pages through everything", () => {
  const [a1, b1, c1, b2] = SPOTS as [Spot, Spot, Spot, Spot];
  type Spot = (typeof SPOTS)[number];
  expect(beside("ArrowRight", a1, [b1], SPOTS)).toBe("b1");
  expect(beside("ArrowRight", a1, [], [a1, c1])).toBe("c1");
  expect(beside("ArrowDown", b1, [a1, c1, b2], SPOTS)).toBe("b2");
  expect(beside("ArrowUp", a1, [b1], SPOTS)).toBe("");
  expect(["Home", "PageDown", "PageUp", "End"].map((key) => beside(key, b1, [], SPOTS))).toEqual([
    "a1",
    "c1",
    "a1",
    "b2",
  ]);
  expect(beside("Enter", a1, [b1], SPOTS)).toBe("");
});

test("a way leads back from its goal to the first step", () => {
  const view = {
    reach: ["b1", "c1", "c2"],
    reach_from: ["a1", "b1", "c1"],
    reach_costs: [1, 2, 5],
  };
  expect(wayTo(view, "c2")).toEqual(["b1", "c1", "c2"]);
  expect(wayTo(view, "d9")).toEqual([]);
  expect(costOf(view, "c2")).toBe(5);
  expect(costOf(view, "d9")).toBe(0);
  expect(wayTo({ reach: ["x", "y"], reach_from: ["y", "x"] }, "x")).toEqual([]); // no end
});

function choice(text: string, parts: Record<string, unknown>): Choice {
  return { text, parts, label: text };
}

const CHOICES = [
  choice("end", { kind: "simple", word: "end" }),
  choice("go:b3", { kind: "space", verb: "go", space: "b3" }),
  choice("attack:rat1", { kind: "figure", verb: "attack", figure: "rat1" }),
  choice("share:brom", { kind: "hero", verb: "share", hero: "brom" }),
];

test("what differs only in whom it is for is one deed, and attacks come first", () => {
  const more = [
    choice("share:maud", { kind: "hero", verb: "share", hero: "maud" }),
    choice("explore:east", { kind: "explore", way: "east" }),
    choice("innate:maud", { kind: "hero", verb: "innate", hero: "maud" }),
    choice("innate:brom", { kind: "hero", verb: "innate", hero: "brom" }),
  ];
  const deeds = deedsOf([...more, ...listed(CHOICES)]);
  expect(deeds.map(({ choices }) => choices.map(({ text }) => text))).toEqual([
    ["attack:rat1"],
    ["explore:east"],
    ["innate:maud"],
    ["innate:brom"],
    ["share:maud", "share:brom"],
  ]);
  expect(deeds[0]?.parts).toEqual({ kind: "figure", verb: "attack", figure: "rat1" });
  expect(deeds[4]?.parts).toEqual({ kind: "hero", verb: "share" });
});

test("what is neither a button nor a space is listed", () => {
  expect(listed(CHOICES).map(({ text }) => text)).toEqual(["attack:rat1", "share:brom"]);
  expect(figureAim(CHOICES, "rat1")).toEqual({ kind: "figure", figure: "rat1" });
  expect(figureAim(CHOICES, "brom")).toEqual({ kind: "hero", hero: "brom" });
  expect(figureAim(CHOICES, "maud")).toBeNull();
  expect([isRead("weapon"), isRead("turn")]).toEqual([true, false]);
});

const SCENE: Scene = {
  card: "",
  room: "t1_orange",
  figures: new Map([
    ["corin", { id: "corin", kind: "", space: "a3", ails: [] }],
    ["rat_warrior2", { id: "rat2", kind: "rat_warrior", space: "d3", ails: [] }],
    ["captain_vurst4", { id: "rat4", kind: "captain_vurst", space: "e3", ails: [] }],
  ]),
};

const EVENTS: MiceAndMysticsEvent[] = [
  { kind: "chose", clause: "", seat: 0, decision: "turn", choice: "end" },
  { kind: "rolled", clause: "MM-66", figure: "rat_warrior2", purpose: "move", faces: [3] },
  { kind: "stepped", clause: "MM-67", figure: "rat_warrior2", space: "c3" },
  { kind: "stepped", clause: "MM-67", figure: "captain_vurst", space: "d4" },
  { kind: "rolled", clause: "MM-105", figure: "rat_warrior2", purpose: "attack", faces: [2, 4] },
  { kind: "hits", clause: "MM-107", figure: "rat_warrior2", hits: 1 },
  { kind: "captured", clause: "MM-230", hero: "corin" },
];

test("steps tell who stands where, and what the dice counted for", () => {
  const { steps } = stepsOf(EVENTS, { scene: SCENE, faces: [] });
  expect(steps.map(({ event }) => event.kind)).toEqual([
    "rolled",
    "stepped",
    "stepped",
    "rolled",
    "hits",
    "captured",
  ]);
  expect(steps.map(({ faces }) => faces)).toEqual([[3], [], [], [2, 4], [2, 4], []]);
  const last = steps.at(-1)!.scene;
  expect([...last.figures.values()].map(({ id, space }) => [id, space])).toEqual([
    ["rat2", "c3"],
    ["rat4", "d4"],
  ]);
  expect(SCENE.figures.get("corin")?.space).toBe("a3");
});

test("a room that is left is empty until somebody arrives", () => {
  const there = after(SCENE, {
    kind: "explored",
    clause: "MM-144",
    hero: "corin",
    way: "east",
    room: "t3_orange",
  });
  expect([there.room, there.figures.size]).toEqual(["t3_orange", 0]);
  const arrived = after(there, { kind: "arrived", clause: "MM-147", hero: "corin", space: "a3" });
  expect(arrived.figures.get("corin")?.space).toBe("a3");
  expect(keyOf(SCENE, "captain_vurst")).toBe("captain_vurst4");
});

const LYING = {
  ...{ room: "t1_blue", fork: "a1", grape: "", snares: ["b2"], links: ["a1", ""] },
  ...{ things: ["lamp_hall", "tansy"], thing_rooms: ["t1_blue", "t2_blue"] },
  thing_spaces: ["c1", "s3"],
};

test("tokens lie where they are, and the chapter's things only in their own room", () => {
  expect(tokensOf(LYING).map(({ item, space }) => `${item} ${space}`)).toEqual([
    "fork a1",
    "snare b2",
    "hook a1",
    "lamp c1",
  ]);
});

function story(key: string): MiceAndMysticsEvent {
  return { kind: "story", clause: "MM-1", key, short: false };
}

test("pages are told in their order, among all else", () => {
  const began: MiceAndMysticsEvent = { kind: "began", clause: "MM-1", chapter: "ch2", room: "r" };
  const events = [story("ch1_recap"), began, story("ch2_before")];
  expect(pagesOf(events)).toEqual(["ch1_recap", "ch2_before"]);
});

test("a book that opened by itself makes way, one that was opened stays", () => {
  const book = new Book();
  book.told(["one", "two"]);
  book.appear();
  expect([book.open, book.unread, book.page]).toEqual([true, false, "one"]);
  book.turn(1);
  book.yield();
  expect([book.open, book.unread, book.page]).toEqual([false, true, "two"]);
  book.show();
  book.yield();
  expect([book.open, book.unread, book.page]).toEqual([true, false, "two"]);
  book.told(["three"]);
  expect(book.pages).toEqual(["three"]);
});

test("a scene knows whose turn it is", () => {
  const turn: MiceAndMysticsEvent = { kind: "turn", clause: "MM-1", card: "corin" };
  expect(after(SCENE, turn).card).toBe("corin");
  const explored = { ...turn, kind: "explored", hero: "corin", way: "north", room: "t2" } as const;
  expect(after(after(SCENE, turn), explored)).toMatchObject({ card: "corin", room: "t2" });
});

test("every card that is found, and every thing of the party, has a picture", () => {
  const folder = `${import.meta.dirname}/../../src/purrlour/games/mice_and_mystics/content/data`;
  const cards = [...readFileSync(`${folder}/search.toml`, "utf8").matchAll(/^id = "(\w+)"/gm)];
  expect(cards.length).toBeGreaterThan(60);
  for (const [, card] of cards) {
    const pieces = pictureOf(card!);
    expect(pieces.length, card).toBeGreaterThan(0);
    for (const { fill, d } of pieces) {
      expect(fill, card).toMatch(/^var\(--(draw|fur)-(?!undefined)/);
      expect(d, card).toMatch(/^M[-\d]/);
    }
  }
});

test("whom an attack is meant for is marked until the blow has landed", () => {
  const step = (event: object) => ({ event }) as unknown as Step;
  const attacked = step({ kind: "attacked", figure: "rat_warrior2", target: "brom" });
  const [rolled, wounded] = [step({ kind: "rolled" }), step({ kind: "wounded" })];
  const stepped = step({ kind: "stepped" });
  expect(aimOf([stepped])).toBeNull();
  expect(aimOf([stepped, attacked])).toEqual(["rat_warrior2", "brom"]);
  expect(aimOf([attacked, rolled, wounded])).toEqual(["rat_warrior2", "brom"]);
  expect(aimOf([attacked, rolled, stepped])).toBeNull();
});

test("whom a minion goes for is marked while it is on its way", () => {
  const step = (event: object) => ({ event }) as unknown as Step;
  const events = (...all: object[]) => all as unknown as MiceAndMysticsEvent[];
  const way = { kind: "stepped", figure: "rat_warrior2", space: "b1" };
  const attacked = { kind: "attacked", figure: "rat_warrior2", target: "brom" };
  expect(goalOf(step(way), events(way, attacked))).toEqual(["rat_warrior2", "brom"]);
  expect(goalOf(step(way), events({ ...way, figure: "rat_warrior1" }, attacked))).toBeNull();
  expect(goalOf(step(way), events({ kind: "turn" }, attacked))).toBeNull();
  expect(goalOf(step({ kind: "turn" }), events(attacked))).toBeNull();
});
