// What the sources may not contain. The server forbids most of it to the browser as well.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = `${import.meta.dirname}/../src/`;
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts|css)$/.test(file))
  .map((file) => [file, readFileSync(folder + file, "utf8")] as const);
const components = sources.filter(([file]) => file.endsWith(".svelte"));

/** The rules, and an example that each must catch. */
const RULES: readonly [string, RegExp, string][] = [
  [
    "HTML from a string",
    /\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write/,
    "{@html name}",
  ],
  ["code from a string", /\beval\(|new Function\(/, "eval(name)"],
  ["an address elsewhere", /https?:\/\/(?!www\.w3\.org\/)/, "https://example.org"],
];
const COMPONENT_RULES: readonly [string, RegExp, string][] = [
  // The policy forbids those; `style:--name={value}` goes another way and is fine.
  ["a style attribute", /\sstyle=["']/, '<p style="color: red">'],
  ["a raw colour", /:[^;]*(#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl)/i, "color: #fff;"],
  ["a raw size", /^\s+[\w-]+:[^;]*\b(?!0)\d*\.?\d+(px|rem|ms|s)\b/m, "  padding: 3px;"],
  ["a raw layer", /z-index:\s*\d/, "z-index: 3;"],
];

test("there is something to look at", () => {
  expect(components.length).toBeGreaterThan(5);
});

test.each(RULES)("no source has %s", (_, rule, example) => {
  expect(example).toMatch(rule);
  for (const [file, source] of sources) expect(rule.exec(source)?.[0], file).toBeUndefined();
});

test.each(COMPONENT_RULES)("no component has %s", (_, rule, example) => {
  expect(example).toMatch(rule);
  for (const [file, source] of components) expect(rule.exec(source)?.[0], file).toBeUndefined();
});
