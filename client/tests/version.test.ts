// @vitest-environment happy-dom
// By which version of its rules a match is played: quietly, unless new ones play another.

import { mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";
import { speech } from "../src/speech.svelte.ts";
import Marks from "../src/ui/Marks.svelte";
import Version from "../src/ui/Version.svelte";
import type { About } from "../src/wire.ts";

type Told = Pick<About, "version" | "newest">;

const CURRENT = { version: 2 };
const OLDER = { version: 1, newest: 2 };

async function read(Part: Component<{ about: Told }>, about: Told): Promise<HTMLElement> {
  const place = document.createElement("div");
  const shown = mount(Part, { target: place, props: { about } });
  const copy = place.cloneNode(true) as HTMLElement;
  await unmount(shown);
  return copy;
}

const told = async (Part: Component<{ about: Told }>, about: Told) =>
  (await read(Part, about)).textContent?.replace(/\s+/g, " ").trim();

test.each([
  ["en", "Version 2 of the rules.", "Older rules"],
  ["pl", "Zasady w wersji 2.", "Starsze zasady"],
] as const)("a current match says it quietly (%s)", async (language, version, mark) => {
  await speech.speak(language);
  expect(await told(Version, CURRENT)).toBe(version);
  expect((await read(Version, CURRENT)).querySelector(".quiet")).not.toBeNull();
  expect(await told(Marks, CURRENT)).toBe("");
  expect(await told(Marks, OLDER)).toContain(mark);
});

test.each([
  ["en", "This game is played by version 1 of its rules. New games use version 2."],
  ["pl", "Ta gra toczy się według wersji 1 zasad. Nowe zaczynają się według wersji 2."],
] as const)("an older one says so plainly (%s)", async (language, sentence) => {
  await speech.speak(language);
  expect(await told(Version, OLDER)).toBe(sentence);
  expect((await read(Version, OLDER)).querySelector(".quiet")).toBeNull();
  expect(await told(Marks, OLDER)).toContain(sentence);
});
