// @vitest-environment happy-dom
// Whoever is out of a game with bots may see its end at once, or begin anew with the same bots.

import { beforeAll, expect, test, vi } from "vitest";
import { speech } from "../src/speech.svelte.ts";
import { outOffers, planOf } from "../src/table/out.ts";
import type { Table } from "../src/table/table.svelte.ts";
import type { About } from "../src/wire.ts";

beforeAll(() => speech.speak("en"));

const BOTS = [{ name: "Ann", here: true }, { bot: "cat" }, { bot: "kitten" }];

function tableOf({ chairs = BOTS, alive = [false, true, true], ...more } = {}) {
  const about = {
    game: "exploding_kittens",
    chairs,
    options: {},
    settings: { pace: 900, turn: 60 },
  };
  const ask = vi.fn(() => Promise.resolve({ t: "ack" }));
  const hurry = vi.fn();
  const table = { about, seat: 0, hosting: true, ending: null, view: { alive }, ask };
  return { ...table, presentation: { hurry }, ...more } as unknown as Table;
}

const labels = (table: Table) => outOffers(table).map(({ label }) => label);

test("only whoever is out, hosts, and leaves nobody but bots behind", () => {
  expect(labels(tableOf())).toEqual(["Skip to the end", "New game"]);
  expect(labels(tableOf({ alive: [true, true, false] }))).toEqual([]);
  expect(labels(tableOf({ chairs: [BOTS[0]!, BOTS[1]!, { name: "Bob", here: true }] }))).toEqual(
    [],
  );
  expect(labels(tableOf({ hosting: false } as object))).toEqual([]);
  expect(labels(tableOf({ ending: {} } as object))).toEqual([]);
});

test("to skip, bots stop to think and the page stops to wait", () => {
  const table = tableOf();
  outOffers(table)[0]!.take();
  expect(table.ask).toHaveBeenCalledWith({ t: "arrange", settings: { pace: 0, turn: 60 } });
  expect(table.presentation.hurry).toHaveBeenCalled();
  expect(table.pace()).toBe(0);
});

test("a new game has the same bots", () => {
  const { about } = tableOf();
  expect(planOf(about as About, 0)).toMatchObject({
    game: "exploding_kittens",
    name: "Ann",
    places: [{ is: "me" }, { is: "bot", bot: "cat" }, { is: "bot", bot: "kitten" }],
  });
});
