// @vitest-environment happy-dom
// The rules in pictures: every game has them, in every language, and the clauses are one tap behind.

import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { TITLES as KITTENS } from "../src/games/exploding_kittens/cards/titles.ts";
import { kindOf, TITLES as CATS } from "../src/games/koty/cards/titles.ts";
import { SPELL_SIGNS } from "../src/games/wizard_kittens/cards/spells.ts";
import { hasGlance, isSign, loadGlance, type Glance, type Step } from "../src/rules/glance.ts";
import Summary from "../src/rules/Glance.svelte";
import Rules from "../src/rules/Rules.svelte";
import { speech } from "../src/speech.svelte.ts";
import { LANGUAGES } from "../src/text.ts";
import { plain } from "./boards.ts";

const GAMES = ["exploding_kittens", "koty", "mice_and_mystics", "wizard_kittens"];
let shown: object | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function stepsOf({ aim, turn, options = [], parts }: Glance): readonly Step[] {
  return [...aim, ...turn, ...options, ...parts.flatMap(({ rows }) => rows)];
}

function piecesOf(glance: Glance): Set<string> {
  return new Set(stepsOf(glance).flatMap(({ show }) => show.filter((one) => !isSign(one))));
}

describe.each(GAMES)("%s", (game) => {
  test.each(LANGUAGES)("has no sentence for nothing (%s)", async (language) => {
    const file = `../src/purrlour/games/${game}/text/glance-${language}.ftl`;
    const written = [...readFileSync(file, "utf8").matchAll(/^glance-([\w-]+) =/gm)];
    const glance = await loadGlance(game);
    const names = glance.parts.flatMap(({ say, rows }) => [say, ...rows.map(({ name }) => name)]);
    const said = new Set([...stepsOf(glance).map(({ say }) => say), ...names.filter(Boolean)]);

    expect(new Set(written.map(([, key]) => key))).toEqual(said);
  });

  test.each(LANGUAGES)("is told in sentences and pictures (%s)", async (language) => {
    const errors = vi.spyOn(console, "error");
    await speech.outline(game);
    await speech.speak(language);
    const glance = await loadGlance(game);
    const props = { game, text: speech.text(game), glance };
    shown = mount(Summary, { target: document.body, props });
    flushSync();

    expect(hasGlance(game)).toBe(true);
    const items = [...document.querySelectorAll("li")];
    expect(items).toHaveLength(stepsOf(glance).length);
    for (const item of items) {
      expect(plain(item)).toMatch(/[.!?”]$/);
      expect(item.querySelectorAll("[aria-hidden] svg, [aria-hidden] b").length).toBeGreaterThan(0);
    }
    // What is drawn says nothing to those who listen: the sentence does.
    for (const heading of document.querySelectorAll("h3")) expect(plain(heading)).not.toBe("");
    expect(errors).not.toHaveBeenCalled();
  });
});

test("whatever can be played is shown", async () => {
  const cats = ["tacocat", "cattermelon", "potato", "beard", "rainbow"];
  const kittens = piecesOf(await loadGlance("exploding_kittens"));
  expect(KITTENS.filter((title) => !cats.includes(title) && !kittens.has(title))).toEqual([]);
  const koty = [...piecesOf(await loadGlance("koty"))].map(kindOf);
  expect(CATS.map(kindOf).filter((kind) => !koty.includes(kind))).toEqual([]);
  const wizards = piecesOf(await loadGlance("wizard_kittens"));
  expect(Object.keys(SPELL_SIGNS).filter((spell) => !wizards.has(spell))).toEqual([]);
});

describe("the rules", () => {
  beforeAll(() => speech.speak("en"));

  const choice = (label: string) =>
    [...document.querySelectorAll<HTMLLabelElement>("label")].find((one) => plain(one) === label);
  const settled = (selector: string) =>
    vi.waitFor(() => {
      flushSync();
      expect(document.querySelector(selector)).not.toBeNull();
    });

  test("open with the summary, and every clause is one tap away", async () => {
    shown = mount(Rules, { target: document.body, props: { game: "koty" } });
    await settled(".glance");
    expect(document.querySelector("[data-clause]")).toBeNull();

    choice("All rules")!.querySelector("input")!.click();
    await settled("[data-clause]");
    expect(document.querySelector(".glance")).toBeNull();
  });

  test("open at a clause that somebody asks for", async () => {
    shown = mount(Rules, { target: document.body, props: { game: "koty", clause: "KO-22" } });
    await settled('[data-clause="KO-22"].shown');
    expect(document.querySelector(".glance")).toBeNull();
  });
});
