// The two themes have the same names, and enough contrast in each.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Theme } from "../src/settings.svelte.ts";

const css = readFileSync(`${import.meta.dirname}/../src/tokens.css`, "utf8");

const THEMES: readonly Theme[] = ["afternoon", "evening"];

/** Text on what it stands on: 4.5 : 1. */
const READ = [
  ...["room", "paper", "panel", "felt", "dream"].flatMap((ground) => [
    ["ink", ground],
    ["quiet", ground],
    ["primary", ground],
    ["secondary", ground],
    ["good", ground],
    ["bad", ground],
  ]),
  ...["exploding-kittens", "koty", "wizard-kittens", "mice-and-mystics"].flatMap((game) => [
    [game, "room"],
    [game, "paper"],
    [game, "panel"],
    [game, "felt"],
    ["on-accent", game],
  ]),
  ["koty", "dream"],
  ["on-primary", "primary"],
] as [string, string][];

/** Shapes against what is around them: 3 : 1. */
const SEEN = [
  ["edge", "room"],
  ["edge", "paper"],
  ["focus", "room"],
  ["focus", "paper"],
  ["focus", "panel"],
] as [string, string][];

function tokens(theme: Theme): Map<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

function luminance(colour: string | undefined): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour ?? "");
  if (!digits) throw new Error(`not a colour: ${colour}`);
  const [red, green, blue] = digits.slice(1).map((hex) => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const values = tokens(theme);
  const [dark, light] = [luminance(values.get(one)), luminance(values.get(other))].sort(
    (a, b) => a - b,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test("both themes have the same names", () => {
  const [first, second] = THEMES.map((theme) => [...tokens(theme).keys()]);
  expect(first!.length).toBeGreaterThan(15);
  expect(second).toEqual(first);
});

test("the measure is right", () => {
  expect((luminance("#ffffff") + 0.05) / (luminance("#000000") + 0.05)).toBeCloseTo(21);
});

test.each(THEMES.flatMap((theme) => READ.map((pair) => [theme, ...pair] as const)))(
  "%s: %s can be read on %s",
  (theme, ink, ground) => expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(4.5),
);

test.each(THEMES.flatMap((theme) => SEEN.map((pair) => [theme, ...pair] as const)))(
  "%s: %s can be seen on %s",
  (theme, shape, ground) => expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3),
);
