// Who shall sit where, and the requests that come of it.

import { describe, expect, test } from "vitest";
import {
  presetOf,
  requestsOf,
  resized,
  seatsFor,
  troubles,
  usualBot,
  usualCount,
  type Place,
  type Plan,
} from "../src/lobby/plan.ts";
import type { GameInfo } from "../src/wire.ts";

const ME: Place = { is: "me" };
const OPEN: Place = { is: "open" };
const BOT: Place = { is: "bot", bot: "greedy" };
const guest = (name: string): Place => ({ is: "guest", name });

function plan(places: readonly Place[], more: Partial<Plan> = {}): Plan {
  const usual = { options: {}, settings: {}, practice: false };
  return { game: "koty", name: "Ann", places, ...usual, ...more };
}

describe("requests", () => {
  test("me and three bots: it begins at once", () => {
    expect(requestsOf(plan(seatsFor(4, BOT)))).toEqual({
      open: { game: "koty", seats: 4, options: {}, settings: { watch: false }, name: "Ann" },
      joins: [],
      bots: [1, 2, 3].map((chair) => ({ t: "bot", chair, bot: "greedy" })),
      starts: true,
    });
  });

  test("an open table waits", () => {
    const { joins, bots, starts } = requestsOf(plan(seatsFor(3, OPEN)));
    expect({ joins, bots, starts }).toEqual({ joins: [], bots: [], starts: false });
  });

  test("everybody sits where they were planned", () => {
    const { joins, bots, starts } = requestsOf(plan([ME, BOT, OPEN, guest(" Bob  B ")]));
    expect(joins).toEqual([{ name: "Bob B", chair: 3 }]);
    expect(bots).toEqual([{ t: "bot", chair: 1, bot: "greedy" }]);
    expect(starts).toBe(false);
  });

  test("two at one device begin at once", () => {
    expect(requestsOf(plan([ME, guest("Bob")])).starts).toBe(true);
  });

  test.each<[Place[], true | undefined]>([
    [seatsFor(4, BOT), true],
    [[ME], true],
    [[ME, BOT, OPEN], undefined],
    [[ME, guest("Bob"), BOT], undefined],
  ])("practice is for somebody alone with bots: %j", (places, practice) => {
    expect(requestsOf(plan(places, { practice: true })).open.practice).toBe(practice);
    expect(requestsOf(plan(places)).open.practice).toBe(undefined);
  });

  test("rules and settings go along", () => {
    const wish = { options: { turbo: "on" }, settings: { turn: 60 }, name: "  Ann " };
    const { open } = requestsOf(plan([ME, OPEN], wish));
    expect(open).toMatchObject({ options: { turbo: "on" }, settings: { turn: 60 }, name: "Ann" });
  });
});

describe("names", () => {
  test.each<[string, Place[], [number, string][]]>([
    ["Ann", [ME, guest("Bob")], []],
    [" ", [ME, OPEN], [[0, "web-new-name-least"]]],
    ["Ann", [ME, guest("")], [[1, "web-new-name-least"]]],
    ["Ann", [ME, BOT, guest(" aNN")], [[2, "web-new-same-name"]]],
    ["Żaba", [ME, guest("żaba")], [[1, "web-new-same-name"]]],
  ])("%s, %j", (name, places, expected) => {
    expect([...troubles({ name, places })]).toEqual(expected);
  });
});

test("chairs that stay keep their people", () => {
  const places = [ME, guest("Bob"), BOT];
  expect(resized(places, 2, OPEN)).toEqual([ME, guest("Bob")]);
  expect(resized(places, 4, OPEN)).toEqual([ME, guest("Bob"), BOT, OPEN]);
});

test.each([
  [2, 5, 4],
  [2, 3, 3],
  [5, 6, 5],
  [1, 4, 4],
])("a game for %i to %i begins with %i", (least, most, count) => {
  expect(usualCount({ least, most })).toBe(count);
});

test("the usual bot plays with sense", () => {
  expect(usualBot({ bots: ["random", "greedy", "search"] })).toBe("greedy");
  expect(usualBot({ bots: ["random", "search"] })).toBe("search");
});

describe("presets", () => {
  const info = {
    options: [
      { name: "turbo", values: ["off", "on"], default: "off" },
      { name: "burglar", values: ["on", "off"], default: "on" },
    ],
    presets: [
      { name: "book", options: {} },
      { name: "quick", options: { turbo: "on" } },
    ],
  } as unknown as GameInfo;

  test.each<[Record<string, string>, string]>([
    [{}, "book"],
    [{ turbo: "off", burglar: "on" }, "book"],
    [{ turbo: "on" }, "quick"],
    [{ turbo: "on", burglar: "on" }, "quick"],
    [{ turbo: "on", burglar: "off" }, ""],
  ])("%j is %s", (chosen, name) => expect(presetOf(info, chosen)).toBe(name));
});
