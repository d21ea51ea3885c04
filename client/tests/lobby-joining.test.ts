// @vitest-environment happy-dom
// How somebody comes to a table of others, and what they find there.

import { describe, expect, test } from "vitest";
import { readWanted, spaced } from "../src/lobby/code.ts";
import { chairsToTake, joinState } from "../src/lobby/joining.ts";
import { grouped } from "../src/lobby/running.svelte.ts";
import type { KeptChair } from "../src/table/chairs.svelte.ts";
import type { About, Person } from "../src/wire.ts";

const MATCH = "abcdefghij_-ABCDEFGHIJ";
const TOKEN = "0123456789_-abcdefghijklmnopqrstuvwxyzABCDE";
const ROOT = new URL("http://localhost:8484/purrlour/");

describe("codes", () => {
  test.each(["4YDMHR", "4ydmhr", " 4yd mhr ", "4YD-MHR", "4 y d m h r", "4yd\u00a0mhr\n"])(
    "%j is read kindly",
    (typed) => expect(readWanted(typed, ROOT)).toEqual({ code: "4YDMHR", match: "" }),
  );

  test.each(["", "4YDMH", "4YDMHRX", "4YDMH0", "IYDMHR", "4YDMHĄ", "purr", "<b>4YDM"])(
    "%j is none",
    (typed) => expect(readWanted(typed, ROOT)).toEqual({ code: "", match: "" }),
  );

  test.each([
    `http://localhost:8484/purrlour/t/${MATCH}`,
    ` http://192.168.1.5:8484/t/${MATCH} `,
    `https://example.org/cats/t/${MATCH}#${TOKEN}`,
  ])("a link does as well: %s", (typed) => {
    // Whoever pastes the link of a chair here comes as a guest: the token is not for this field.
    expect(readWanted(typed, ROOT)).toEqual({ code: "", match: MATCH });
  });

  test.each([`http://localhost:8484/r/${MATCH}`, "http://localhost:8484/t/purr", "t/x"])(
    "but not every link: %s",
    (typed) => expect(readWanted(typed, ROOT).match).toBe(""),
  );

  test("they are shown in two halves", () => expect(spaced("4YDMHR")).toBe("4YD MHR"));
});

describe("chairs", () => {
  const ann: Person = { name: "Ann", here: true };
  const bot: Person = { bot: "greedy" };
  const kept: Person = { name: "Bob", bot: "greedy" };
  const about = (chairs: Person[], more: Partial<About> = {}) =>
    ({ chairs, phase: "lobby", locked: false, ...more }) as About;

  test("free ones come before those of bots; people keep theirs, whoever plays them", () => {
    expect(chairsToTake(about([ann, bot, {}, kept, {}]))).toEqual([2, 4, 1]);
  });

  test.each<[string, About]>([
    ["lobby", about([ann, {}])],
    ["lobby", about([ann, bot])],
    ["playing", about([ann, bot], { phase: "playing" })],
    ["full", about([ann, kept])],
    ["full", about([ann, kept], { phase: "playing" })],
    ["locked", about([ann, {}], { locked: true })],
    ["mixing", about([ann, bot], { phase: "mixing" })],
    ["over", about([ann, {}], { phase: "over", locked: true })],
  ])("%s", (state, one) => expect(joinState(one)).toBe(state));
});

test("people who share a device are at one table together, the last used first", () => {
  const chair = (match: string, name: string, used: number): KeptChair => ({
    ...{ match, name, used, token: name, game: "koty", seat: 0, nonce: "" },
  });
  const kept = [chair("b", "Cyd", 3), chair("a", "Ann", 2), chair("b", "Bob", 1)];
  const found = grouped(kept).map(({ match, chairs }) => [match, chairs.map(({ name }) => name)]);
  expect(found).toEqual([
    ["b", ["Cyd", "Bob"]],
    ["a", ["Ann"]],
  ]);
});
