// @vitest-environment happy-dom
// What a device remembers.

import { beforeEach, expect, test, vi } from "vitest";
import { preferredLanguage } from "../src/settings.svelte.ts";

async function opened() {
  vi.resetModules();
  return (await import("../src/settings.svelte.ts")).settings;
}

beforeEach(() => localStorage.clear());

test("a choice is there when the page opens again", async () => {
  const first = await opened();
  first.language = "pl";
  first.theme = "evening";

  const second = await opened();

  expect([second.language, second.theme]).toEqual(["pl", "evening"]);
});

test.each(["", "null", "7", '"pl"', "{", '{"language": "purr", "theme": 7}'])(
  "what nobody can have meant is forgotten: %s",
  async (kept) => {
    localStorage.setItem("purrlour.settings", kept);

    const settings = await opened();

    expect([settings.language, settings.theme]).toEqual(["en", "afternoon"]);
  },
);

test("a device that keeps nothing works all the same", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("no");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no");
  });

  const settings = await opened();
  settings.theme = "evening";

  expect(settings.theme).toBe("evening");
});

test.each([
  [["pl-PL", "en"], "pl"],
  [["de", "PL"], "pl"],
  [["de"], "en"],
  [[], "en"],
  [["plt"], "en"],
] as const)("%s reads %s", (wanted, language) => expect(preferredLanguage(wanted)).toBe(language));
