// @vitest-environment happy-dom
// A lesson in the hands of a learner: what moves it on, what does not, and the way back.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Course, merged } from "../src/lessons/course.svelte.ts";
import { isNew, keepLearnt } from "../src/lessons/known.ts";
import { ringed } from "../src/lessons/pointing.ts";
import { speech } from "../src/speech.svelte.ts";
import { chairs } from "../src/table/chairs.svelte.ts";
import type { Lesson, LessonStep, Update, Views } from "../src/wire.ts";

type Kittens = "exploding_kittens";

/** The table after so many acts; the view only counts them. */
function update(since: number, v: number, more: Partial<Update<Kittens>> = {}): Update<Kittens> {
  const notes = Array.from({ length: v - since }, (_, at) => ({
    n: since + at + 1,
    kind: since ? "step" : "sat",
    at: 0,
    facts: since ? { seat: 0 } : { chair: 0, name: "" },
  }));
  const view = { pile: 10 - v } as Views[Kittens];
  return { t: "update", since, v, notes, view, decision: null, choices: [], ...more };
}

const asked = { decision: 7, choices: ["draw", "skip"] };
const step = (about: Partial<LessonStep<Kittens>>): LessonStep<Kittens> => ({
  say: "lesson-goal",
  clause: "",
  point: [],
  do: [],
  instead: "",
  frames: [],
  ...about,
});
const lesson: Lesson<Kittens> = {
  game: "exploding_kittens",
  seat: 0,
  first: update(0, 1, {
    ...asked,
    seat: 0,
    about: {
      match: "",
      code: "",
      game: "exploding_kittens",
      version: 1,
      options: {},
      phase: "playing",
      chairs: [{}, { bot: "greedy" }],
      host: 0,
      locked: true,
      settings: {},
      commitment: "",
      grace: 60,
    },
  }),
  steps: [
    step({}),
    step({ do: ["skip"], frames: [update(1, 2), update(2, 3), update(3, 4, asked)] }),
    step({
      do: ["draw"],
      frames: [update(4, 5, { ending: { reason: "last", returns: [], places: [] } })],
    }),
  ],
};
const book = {
  actions: [
    { text: "draw", parts: { kind: "simple", word: "draw" } },
    { text: "skip", parts: { kind: "play", card: "skip" } },
  ],
  bots: [],
};
const pile = (course: Course<Kittens>) => course.table.view?.pile;

describe("a course", () => {
  let course: Course<Kittens>;

  beforeAll(async () => {
    await speech.learn(["exploding_kittens"]);
    await speech.speak("en");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    course = new Course(lesson, book, "Ann");
  });
  afterEach(() => {
    course.close();
    vi.useRealTimers();
  });

  test("begins with the learner’s name on their chair", () => {
    expect(course.table.people.map(({ name }) => name)).toEqual(["Ann", undefined]);
    expect(course.table.notes[0]?.facts).toEqual({ chair: 0, name: "Ann" });
    expect([course.at, course.acting, course.done]).toEqual([0, false, false]);
  });

  test("what is read is left by a tap, and not by playing", async () => {
    await course.table.play("skip");
    expect([course.at, course.strayed]).toEqual([0, "other"]);

    course.advance();
    expect([course.at, course.strayed, course.acting]).toEqual([1, "", true]);
  });

  test("what was asked for moves it on; others act one after another", async () => {
    course.advance();
    expect(course.wanted).toContain("Skip");

    await course.table.play("skip");
    expect([course.at, course.busy, pile(course)]).toEqual([1, true, 8]);
    vi.advanceTimersToNextTimer();
    expect([course.at, course.busy, pile(course)]).toEqual([1, true, 7]);
    vi.advanceTimersToNextTimer();
    expect([course.at, course.busy, pile(course)]).toEqual([1, true, 6]);
    vi.advanceTimersToNextTimer(); // the coach speaks of what was seen
    expect([course.at, course.busy, pile(course)]).toEqual([2, false, 6]);
    expect(course.table.choices.map(({ text }) => text)).toEqual(["draw", "skip"]);
  });

  test("something else changes nothing, and may be tried again", async () => {
    course.advance();
    await course.table.play("draw");
    expect([course.at, course.strayed, pile(course)]).toEqual([1, "other", 9]);
    expect(course.table.refusal).toBeNull();
    expect(course.table.choices).toHaveLength(2);

    await course.table.play("skip");
    expect([course.strayed, course.busy]).toEqual(["", true]);
  });

  test("what cannot be done at all is answered kindly", async () => {
    course.advance();
    expect(await course.table.why("nope")).toBeNull();
    expect([course.at, course.strayed]).toEqual([1, "not-now"]);
  });

  test("whoever is impatient sees the rest at once", async () => {
    course.advance();
    await course.table.play("skip");
    course.advance();
    expect([course.at, course.busy, pile(course)]).toEqual([2, false, 6]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a step back restores the table, and the question can be answered again", async () => {
    course.advance();
    await course.table.play("skip");
    course.advance();
    course.advance();
    course.advance();
    expect([course.done, course.table.ending?.reason]).toEqual([true, "last"]);

    course.back();
    expect([course.at, pile(course), course.table.ending]).toEqual([2, 6, null]);
    expect(course.table.notes.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    course.back();
    expect([course.at, pile(course)]).toEqual([1, 9]);
    await course.table.play("skip");
    expect(course.busy).toBe(true);
    course.back();
    expect([course.at, course.busy, pile(course)]).toEqual([1, false, 9]);
    expect(vi.getTimerCount()).toBe(0);
    course.restart();
    expect([course.at, pile(course)]).toEqual([0, 9]);
  });

  test("at the end there is nothing more to do", () => {
    for (let tries = 0; tries < 12; tries += 1) course.advance();
    expect([course.at, course.done, course.step]).toEqual([3, true, undefined]);
  });
});

test("several updates are one that begins anew", () => {
  const one = merged([update(0, 2, asked), update(2, 3)]);
  expect([one.since, one.v, one.notes.length, one.decision]).toEqual([0, 3, 3, null]);
  expect(one.ending).toBeNull();
});

describe("pointing", () => {
  const left = [{ text: "skip", parts: {}, label: "" }];
  const first = (about: Partial<Parameters<typeof ringed>[0]>) =>
    ringed({ point: [], wanted: [], begun: false, left: [], ...about });

  test("whoever reads sees all that it is about", () => {
    expect(first({ point: ["pile", "seat-1"] })).toEqual([
      expect.stringContaining('[data-thing="pile"]'),
      expect.stringContaining('[data-seat="1"]'),
    ]);
  });

  test("whoever acts is led from tap to tap", () => {
    const about = { point: ["hand-skip", "seat-1"], wanted: ["skip"], left };
    expect(first(about)).toEqual([expect.stringContaining('[data-thing="hand-skip-0"]')]);
    expect(first({ ...about, begun: true })).toEqual([expect.stringContaining("seat")]);
    expect(first({ ...about, begun: true, left: [] })).toEqual([
      expect.stringContaining("hand-skip"),
    ]);
  });

  test("in the end there is a button", () => {
    const button = expect.stringMatching(/data-offer.* skip"/);
    expect(first({ wanted: ["skip"] })).toEqual([button]);
    expect(first({ point: ["hand-skip"], wanted: ["skip"], begun: true, left })).toEqual([button]);
  });
});

test("a lesson is news to those who neither played nor learnt it", () => {
  const chair = { token: "t", game: "koty", seat: 0, name: "Ann", nonce: "" };
  expect(isNew("koty", "here")).toBe(true);
  chairs.keep({ ...chair, match: "here" });
  expect(isNew("koty", "here")).toBe(true);
  chairs.keep({ ...chair, match: "there" });
  expect(isNew("koty", "here")).toBe(false);

  expect(isNew("wizard_kittens", "")).toBe(true);
  keepLearnt("wizard_kittens");
  expect(isNew("wizard_kittens", "")).toBe(false);
});
