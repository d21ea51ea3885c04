// Every sentence that the page says exists, and every one that exists is said.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, Text, type Language } from "../src/text.ts";

const sources = read(`${import.meta.dirname}/../src/`, /\.(svelte|ts)$/);
const words = `${import.meta.dirname}/../../src/purrlour/words/`;

/** Put together where nobody sees it from outside: `options("web-theme", …)`. */
const PUT_TOGETHER = ["web-theme-", "web-setting-size-", "web-setting-motion-"];
/** `say("web-again")`, `key: "web-again"`: whole keys. */
const WHOLE = /["'`](web-[a-z0-9-]*[a-z0-9])(?:\.[a-z]+)?["'`]/g;
/** say(`web-phase-${phase}`): the beginnings of keys. */
const BEGUN = /`(web-[a-z0-9-]+-)\$\{/g;

const whole = new Set(found(WHOLE));
const begun = new Set([...found(BEGUN), ...PUT_TOGETHER]);

function read(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(folder + file, "utf8"));
}

function found(what: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(what)].map(([, key]) => key!));
}

function keysOf(language: Language): string[] {
  const files = read(`${words}${language}/`, /^web.*\.ftl$/);
  return files.flatMap((file) => [...file.matchAll(/^(web[\w-]*) =/gm)].map(([, key]) => key!));
}

test("there is something to look for", () => {
  expect(whole.size).toBeGreaterThan(40);
  expect(begun).toContain("web-language-");
  expect(whole).toContain("web-again");
});

test.each(LANGUAGES)("every sentence that is said exists (%s)", (language) => {
  const text = new Text(language, read(`${words}${language}/`, /\.ftl$/));
  const keys = keysOf(language);
  const prefixes = PUT_TOGETHER.map((begin) => begin.slice(0, -1)); // whole to the eye, but not said
  const missing = [...whole].filter((key) => !text.has(key) && !prefixes.includes(key));
  expect(missing).toEqual([]);
  const nowhere = [...begun].filter((begin) => !keys.some((key) => key.startsWith(begin)));
  expect(nowhere).toEqual([]);
});

test.each(LANGUAGES)("every sentence that exists is said (%s)", (language) => {
  const unsaid = keysOf(language).filter(
    (key) => !whole.has(key) && ![...begun].some((begin) => key.startsWith(begin)),
  );
  expect(unsaid).toEqual([]);
});
