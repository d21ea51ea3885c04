// Choices by number are called what the view says they mean.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { meant } from "../src/table/meant.ts";
import { Text } from "../src/text.ts";

const sources = `${import.meta.dirname}/../../src/purrlour/`;
const files = [
  "words/en/parlour.ftl",
  "words/en/web-mice-and-mystics.ftl",
  "games/mice_and_mystics/text/book-en.ftl",
];
const text = new Text(
  "en",
  files.map((file) => readFileSync(sources + file, "utf8")),
);
const view = {
  specials: ["special:light_lamp", "thing:tansy", "chapter:ch1"],
  branches: ["status:webbed"],
};

test.each([
  [1, "Light the lamp"],
  [2, "Hand over: Tansy"],
  [3, "Use the chapter’s help"],
  [4, ""],
])("special %i means what the chapter says", (number, label) => {
  expect(meant(text, view, { kind: "numbered", verb: "special", number })).toBe(label);
});

test("all other choices, and games without such, have their own words", () => {
  expect(meant(text, view, { kind: "numbered", verb: "die", number: 1 })).toBe("");
  expect(meant(text, view, { kind: "simple", word: "end" })).toBe("");
  expect(meant(text, {}, { kind: "numbered", verb: "special", number: 1 })).toBe("");
  expect(meant(text, null, { kind: "numbered", verb: "choose", number: 1 })).toBe("");
});
