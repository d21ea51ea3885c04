// @vitest-environment happy-dom
// What a device remembers, and what the page makes of it.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { preferredLanguage } from "../src/settings.svelte.ts";

const KEPT = "purrlour.settings";
const theme = readFileSync(`${import.meta.dirname}/../public/theme.js`, "utf8");

async function opened() {
  vi.resetModules();
  return (await import("../src/settings.svelte.ts")).settings;
}

/** What a system asks for. */
function wishing(...wishes: string[]) {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: wishes.some((wish) => query.includes(wish)),
    }),
  );
}

beforeEach(() => {
  localStorage.clear();
  wishing();
});

const CHOSEN = {
  language: "pl",
  theme: "evening",
  size: "huge",
  motion: "slow",
  sound: false,
  volume: 30,
  shortcuts: false,
  confirm: true,
  name: "Żółwik",
} as const;
const UNTOUCHED = {
  language: "en",
  theme: "system",
  size: "normal",
  motion: "normal",
  sound: true,
  volume: 60,
  shortcuts: true,
  confirm: false,
  name: "",
} as const;

test("a choice is there when the page opens again", async () => {
  Object.assign(await opened(), CHOSEN);

  expect(await opened()).toMatchObject(CHOSEN);
});

test("one choice leaves the others alone", async () => {
  Object.assign(await opened(), CHOSEN);

  (await opened()).size = "large";

  expect(await opened()).toMatchObject({ ...CHOSEN, size: "large" });
});

const NONSENSE = Object.fromEntries(Object.keys(CHOSEN).map((name) => [name, { purr: 1 }]));

test.each(["", "null", "7", '"pl"', "{", JSON.stringify(NONSENSE), '{"volume": 101}'])(
  "what nobody can have meant is forgotten: %s",
  async (kept) => {
    localStorage.setItem(KEPT, kept);

    expect(await opened()).toMatchObject(UNTOUCHED);
  },
);

test("a device that keeps nothing works all the same", async () => {
  const no = () => {
    throw new DOMException("no");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(no);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(no);

  const settings = await opened();
  settings.theme = "evening";
  settings.size = "large";

  expect([settings.look, settings.size]).toEqual(["evening", "large"]);
});

test("what another tab chose holds here, too", async () => {
  const settings = await opened();
  localStorage.setItem(KEPT, JSON.stringify(CHOSEN));

  dispatchEvent(new StorageEvent("storage", { key: KEPT }));

  expect(settings).toMatchObject(CHOSEN);
});

const PAGES = [
  [[], {}, { theme: "afternoon", size: "normal", motion: "normal" }],
  [["dark", "reduced-motion"], {}, { theme: "evening", size: "normal", motion: "calm" }],
  [
    ["dark", "reduced-motion"],
    { theme: "afternoon", size: "huge", motion: "fast" },
    { theme: "afternoon", size: "huge", motion: "fast" },
  ],
  [["reduced-motion"], { motion: "off" }, { theme: "afternoon", size: "normal", motion: "off" }],
  [["dark"], { theme: "system" }, { theme: "evening", size: "normal", motion: "normal" }],
  [[], { theme: 7, size: "purr" }, { theme: "afternoon", size: "normal", motion: "normal" }],
] as const;

test.each(PAGES)("a system that wants %s, and %o: the page is %o", async (wishes, kept, page) => {
  wishing(...wishes);
  localStorage.setItem(KEPT, JSON.stringify(kept));
  const root = document.documentElement;

  for (const name of ["theme", "size", "motion"]) delete root.dataset[name];
  (0, eval)(theme); // before the first paint

  expect({ ...root.dataset }).toMatchObject(page);

  for (const name of ["theme", "size", "motion"]) delete root.dataset[name];
  const settings = await opened();
  const { follow } = await import("../src/settings.svelte.ts");
  const { flushSync } = await import("svelte"); // that of these settings
  const stop = follow(settings, root); // and from then on
  flushSync();

  expect({ ...root.dataset }).toMatchObject(page);
  stop();
});

test("the page follows at once", async () => {
  const settings = await opened();
  const { follow } = await import("../src/settings.svelte.ts");
  const { flushSync } = await import("svelte"); // that of these settings
  const stop = follow(settings, document.documentElement);

  settings.theme = "evening";
  flushSync();

  expect(document.documentElement.dataset["theme"]).toBe("evening");
  stop();
});

test.each([
  [["pl-PL", "en"], "pl"],
  [["de", "PL"], "pl"],
  [["de"], "en"],
  [[], "en"],
  [["plt"], "en"],
] as const)("%s reads %s", (wanted, language) => expect(preferredLanguage(wanted)).toBe(language));
