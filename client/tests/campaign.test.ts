// What a page shows of a campaign, and which campaigns a device knows.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { known } from "../src/campaign/known.svelte.ts";
import { dayOf, effectOf, named, playedOf, stopsOf } from "../src/campaign/story.ts";
import { speech } from "../src/speech.svelte.ts";
import type { CampaignAbout, ChapterMatch } from "../src/wire.ts";

const GAME = "mice_and_mystics";

function campaign(facts: Partial<CampaignAbout>): CampaignAbout {
  return {
    campaign: "C".repeat(22),
    game: GAME,
    created: 1,
    book: "silent_bell",
    chapters: ["ch1", "ch2", "ch3"].map((name) => ({ name, played: [] })),
    next: "ch1",
    trophies: [],
    party: [],
    matches: [],
    ...facts,
  };
}

const match = (chapter: string, ended: ChapterMatch["ended"]): ChapterMatch => ({
  match: `${chapter} ${ended}`,
  code: "ABCDEF",
  chapter,
  at: Date.UTC(2026, 10, 16),
  ...(ended && { ended }),
});
const standings = (about: CampaignAbout) => stopsOf(about).map(({ standing }) => standing);

beforeAll(async () => {
  await speech.speak("en");
  await speech.learnRest(GAME);
});
beforeEach(() => known.all.forEach((one) => known.drop(one.campaign)));

test("the way has what is behind, what comes next and what lies ahead", () => {
  const chapters = [
    { name: "ch1", played: [false, true] },
    { name: "ch2", played: [] },
    { name: "ch3", played: [] },
  ];
  expect(standings(campaign({ chapters, next: "ch2" }))).toEqual(["won", "next", "ahead"]);
  expect(standings(campaign({ chapters, next: "ch2", playing: "m" }))[1]).toBe("playing");
  expect(standings(campaign({ chapters, next: "ch2", lost: "m" }))[1]).toBe("again");
  const left = chapters.map((one, at) => (at ? one : { ...one, played: [false] }));
  expect(standings(campaign({ chapters: left, next: "ch2" }))[0]).toBe("lost");
});

test("only what came to an end counts as a try, the last one first", () => {
  const matches = [
    match("ch1", "left"),
    match("ch1", "lost"),
    match("ch1", "won"),
    match("ch2", ""),
  ];
  const about = campaign({ matches, next: "ch2" });
  expect(stopsOf(about).map(({ tries }) => tries)).toEqual([2, 0, 0]);
  expect(playedOf(about).map(({ match: id }) => id)).toEqual(["ch1 won", "ch1 lost"]);
});

test("names are those of the game, and what is gone from its box keeps its bare name", () => {
  expect(named("card", "hatpin_rapier", GAME)).toBe("Hatpin Rapier");
  expect(named("chapter", "ch2", GAME)).toBe("Down the Drain");
  expect(named("card", "rusty_excalibur", GAME)).toBe("rusty excalibur");
  expect(effectOf("hearth_cord", GAME)).not.toBe("");
  expect(effectOf("rusty_excalibur", GAME)).toBe("");
  expect(dayOf(Date.UTC(2026, 10, 16, 12), "pl")).toBe("16 listopada 2026");
});

test("a device knows a campaign until it forgets it, the one used last first", () => {
  known.keep({ campaign: "a", token: "t", game: GAME, next: "ch1" });
  known.keep({ campaign: "b", token: "u", game: GAME, next: "ch1" });
  known.keep({ campaign: "a", token: "t", game: GAME, next: "ch2" });

  expect(known.all.map(({ campaign: id, next }) => [id, next])).toEqual([
    ["a", "ch2"],
    ["b", "ch1"],
  ]);
  known.drop("a");
  expect(known.find("a")).toBeUndefined();
  expect(known.find("b")?.token).toBe("u");
});
