// Impact cards: what is worth saying of a measured house rule.

import { expect, test } from "vitest";
import { cardFor, tell } from "../src/lobby/impact.ts";
import type { Impact, ImpactCard } from "../src/wire.ts";

const card: ImpactCard = {
  option: "turbo",
  value: "on",
  seats: 4,
  rules: {},
  turns: [29.1, 23.2],
  first: [0.23, 0.24],
  ending: "last-one-living",
  ended: [1, 1],
  clear: ["turns"],
};

const keys = (changed: Partial<ImpactCard>, cooperative = false) =>
  tell({ ...card, ...changed }, 10_000, cooperative).sentences.map(({ key }) => key);

test("what is clear is said, with the change in per cent", () => {
  const told = tell(card, 10_000, false);

  expect(told.sentences).toEqual([
    { key: "web-impact-shorter", facts: { percent: 20, usual: 29, now: 23 } },
  ]);
  expect(told.bars?.[0]).toBe(1);
  expect(told.bars?.[1]).toBeCloseTo(0.797, 3);
});

test("what luck may have done is not said", () => {
  const told = tell({ ...card, clear: [] }, 10_000, false);

  expect(told.sentences).toEqual([{ key: "web-impact-none", facts: { games: 10_000 } }]);
  expect(told.bars).toBeNull();
});

test("what is clear but too small to see is not said", () => {
  expect(keys({ turns: [29.1, 29.2] })).toEqual(["web-impact-none"]);
  expect(keys({ clear: ["first"], first: [0.301, 0.304] })).toEqual(["web-impact-none"]);
});

test("a party wins together", () => {
  const first = { clear: ["first"], first: [0.9, 0.7] };

  expect(keys(first, true)).toEqual(["web-impact-party"]);
  expect(keys(first)).toEqual(["web-impact-first"]);
});

test("two sentences at most, the length before all", () => {
  const much = { clear: ["turns", "first", "ending"], first: [0.2, 0.3], ended: [1, 0.5] };

  expect(keys(much)).toEqual(["web-impact-shorter", "web-impact-first"]);
});

test("the card of the chosen value, or of the first unusual one", () => {
  const other = { ...card, value: "much" };
  const impact: Impact = { version: 1, games: 1, bot: "quick", seed: 1, cards: [card, other] };

  expect(cardFor(impact, "turbo", "off")).toBe(card);
  expect(cardFor(impact, "turbo", "much")).toBe(other);
  expect(cardFor(impact, "burglar", "on")).toBeUndefined();
});
