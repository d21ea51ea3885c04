// The cards and the cats: nothing is missing, nothing is there twice. Looks are looked at.

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hash } from "../src/art/ink.ts";
import { faceOf, type Mood, SITTERS, sitterOf } from "../src/art/portrait.ts";
import type { Look } from "../src/art/PaperCard.svelte";

interface Cards {
  readonly CARDS: Record<string, Look>;
  readonly isTitle: (card: string) => boolean;
}

const here = (path: string) => `${import.meta.dirname}/${path}`;
const read = (path: string) => readFileSync(here(path), "utf8");
const tokens = new Map(
  [...read("../src/tokens.css").matchAll(/^ +(--[\w-]+): ([^;]+);/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  ),
);

/** Every game with cards; how many titles it has, and how many kinds of them. What else has a name
 * on a card (curses, spells, goals …) is drawn in the game's own way, and tested there. */
const KINDS: Record<string, readonly [titles: number, kinds: number, others: number]> = {
  exploding_kittens: [13, 13, 0],
  koty: [14, 10, 0],
  wizard_kittens: [7, 6, 46],
};
const games = Object.entries(
  import.meta.glob<Cards>("../src/games/*/cards/index.ts", { eager: true }),
).map(([path, cards]) => [path.split("/").at(-3)!, cards] as const);

test("these are all games with cards", () => {
  expect(games.map(([game]) => game).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

describe.each(games)("%s", (game, { CARDS, isTitle }) => {
  const words = read(`../../src/purrlour/games/${game}/text/en.ftl`);
  const names = [...words.matchAll(/^card-([\w-]+) =/gm)].map(([, name]) => name!);
  const titles = names.filter(isTitle);
  const looks = Object.values(CARDS);
  const [count, kinds, others] = KINDS[game] ?? [0, 0, 0];

  test("every title of the game has a look, and nothing else has", () => {
    expect(titles.length).toBe(count);
    expect(Object.keys(CARDS).toSorted()).toEqual(titles.toSorted());
    expect(names.length).toBe(count + others);
    expect(isTitle("")).toBe(false); // a card that nobody may see
    expect(isTitle("toString")).toBe(false);
  });

  test("no two titles share a picture, nor sign and letter", () => {
    expect(new Set(looks.map(({ picture }) => picture)).size).toBe(count);
    expect(new Set(looks.map(({ symbol, letter }) => `${letter} ${symbol}`)).size).toBe(count);
  });

  test.each(["symbol", "weave", "colour"] as const)("every kind has a %s of its own", (part) => {
    expect(new Set(looks.map((look) => look[part])).size).toBe(kinds);
  });

  test("every colour has a value of its own", () => {
    const colours = new Set(looks.map(({ colour }) => tokens.get(colour)));
    expect(colours).not.toContain(undefined);
    expect(colours.size).toBe(kinds);
  });
});

test("every colour that is drawn with has a value", () => {
  const known = new Set(tokens.keys());
  for (const { ground, iris, coat } of SITTERS) {
    for (const name of [ground, iris, `--fur-${coat}`]) expect(known).toContain(name);
  }
  const folders = games.map(([game]) => `../src/games/${game}/`);
  for (const folder of ["../src/art/", ...folders]) {
    for (const file of readdirSync(here(folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.(svelte|ts)$/.test(file)) continue;
      const used = read(folder + file).matchAll(/--(?:draw|card|fur)-\w+(?![\w{$-])/g);
      for (const [name] of used) expect(known, file).toContain(name);
    }
  }
});

test("the six cats differ in more than colour", () => {
  expect(SITTERS.length).toBe(6);
  for (const part of ["ears", "fur", "worn"] as const) {
    expect(new Set(SITTERS.map((sitter) => sitter[part])).size).toBe(6);
  }
});

test("a seat has the same cat everywhere, whatever it is called", () => {
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    expect(sitterOf(seat, "Ala")).toBe(SITTERS[seat]);
    expect(sitterOf(seat, "Ola")).toBe(SITTERS[seat]);
  }
  expect(sitterOf(-1, "Ala")).toBe(sitterOf(-1, "Ala"));
  const names = Array.from({ length: 60 }, (_, number) => `guest ${number}`);
  expect(new Set(names.map((name) => sitterOf(-1, name))).size).toBe(6);
});

test("a mood changes the face, never the cat", () => {
  const sitter = SITTERS[2]!;
  const moods: readonly Mood[] = ["calm", "acting", "worried", "out", "won"];
  const faces = moods.map((mood) => faceOf(sitter, mood, "Ala"));
  for (const face of faces) expect(face).toMatchObject({ ears: sitter.ears, fur: sitter.fur });
  expect(new Set(faces.map(({ eyes, look, mouth }) => `${eyes} ${look} ${mouth}`)).size).toBe(5);
});

test("the hash of a name is the same for ever", () => {
  expect(hash("")).toBe(2166136261);
  expect(hash("a")).toBe(0xe40c292c); // FNV-1a
});
