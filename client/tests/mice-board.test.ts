// @vitest-environment happy-dom
// The table of mice on a page: what it says, and what a tap does.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Board from "../src/games/mice_and_mystics/Board.svelte";
import { stepsOf } from "../src/games/mice_and_mystics/telling.ts";
import { Told } from "../src/games/mice_and_mystics/told.svelte.ts";
import { speech } from "../src/speech.svelte.ts";
import { Choosing, type Choice } from "../src/table/choosing.svelte.ts";
import type { Happened, Stage } from "../src/table/stage.ts";
import type {
  MiceAndMysticsPrinted,
  MiceAndMysticsSpace,
  MiceAndMysticsView,
} from "../src/wire.ts";
import { Words } from "../src/words.ts";
import { come } from "./boards.ts";

function space(id: string, x: number): MiceAndMysticsSpace {
  return {
    id,
    outline: [x, 1, x + 2, 1, x + 2, 3, x, 3],
    anchors: [x + 1, 2],
    ...{ entry: false, trap: false, special: false, red: false, water: false },
    current: "",
    flip: "",
    sees: ["a1", "b1", "c1"],
  };
}

const PRINTED: MiceAndMysticsPrinted = {
  book: "silent_bell",
  rooms: [
    {
      id: "t1_orange",
      tile: 0,
      colour: "orange",
      floor: "stone",
      spaces: [space("a1", 1), space("b1", 3), space("c1", 5)],
      borders: [
        { a: "a1", b: "b1", line: "plain" },
        { a: "b1", b: "c1", line: "down" },
      ],
      exits: [
        { way: "south", colour: "orange", spaces: ["b1"], outline: [3, 3, 5, 3, 5, 4, 3, 4] },
      ],
      features: [],
    },
  ],
  heroes: ["corin", "brom"].map((id) => ({
    ...{ id, classes: ["warrior"], battle: 2, defence: 2, lore: 1, move: 2, life: 4 },
    innate: [],
  })),
  abilities: [],
  cards: [],
  minions: [
    { id: "rat_warrior", mould: "rat", size: "small", mighty: false, cards: ["rat_warrior"] },
  ],
  orders: [],
  encounters: [],
  chapters: [],
};

const VIEW: MiceAndMysticsView = {
  ...{ seat: 0, seats: 1, chapter: "ch1", house: [], phase: "turn", asked: [0], reason: "-" },
  ...{ page: 1, end_page: 6, wheel: 2, round: 1 },
  track: ["corin", "rat_warrior", "brom"],
  ...{ acted: ["brom"], card: "corin", card_wounds: [0, 0, 0] },
  ...{ room: "t1_orange", tiles: ["t1_orange"], visited: ["t1_orange"] },
  ...{ heroes: ["corin", "brom"], seat_of: [0, 0], spaces: ["a1", "a1"] },
  ...{ wounds: [1, 0], poison: [0, 0], life: [4, 5], cheese: [2, 0], ails: [[], ["stunned"]] },
  attributes: [
    [2, 2, 2, 2],
    [2, 1, 2, 1],
  ],
  ...{ abilities: [[], []], worn: [[], []], packs: [[], []], searched: [false, false] },
  ...{ foes: ["rat1"], kinds: ["rat_warrior"], foe_spaces: ["c1"], foe_ails: [[]] },
  ...{ active: "corin", allowance: 3 },
  ...{ reach: ["b1", "c1"], reach_costs: [1, 2], reach_from: ["a1", "b1"] },
  ...{ dice: [], traps: ["b1"], snares: [], fork: "", grape: "", links: ["", ""] },
  ...{ stash: [], board_items: [], discard: [], deck: 60, encounters: 6, next_encounters: [] },
  ...{ face_up: "", greedy: false, passage: "", trophies: ["", "", "", "", ""] },
  ...{ ways: ["", "", "locked", ""], unloaded: [[], []], spent: [false, false] },
  ...{ foe_strength: [[2, 1]], done: [], fight: [], flags: ["larder_key"] },
  ...{ counters: ["cat"], counts: [2], specials: [], branches: [], story_trophies: [] },
  ...{ things: ["lamp_hall", "tansy"], thing_rooms: ["t1_orange", ""], thing_spaces: ["b1", ""] },
  thing_holders: ["", "brom"],
};

const CHOICES: Choice[] = [
  { text: "end", parts: { kind: "simple", word: "end" }, label: "End the turn" },
  { text: "go:b1", parts: { kind: "space", verb: "go", space: "b1" }, label: "Go to b1" },
  { text: "share:brom", parts: { kind: "hero", verb: "share", hero: "brom" }, label: "Share" },
];

let mounted: object | null = null;
let played: string[] = [];
let asked: string[] = [];

async function show(
  choices: Choice[] = CHOICES,
  changes: Partial<Stage<"mice_and_mystics">> = {},
): Promise<HTMLElement> {
  played = [];
  asked = [];
  const choosing = new Choosing({
    choices: () => choices,
    question: () => 1,
    play: ({ text }) => void played.push(text),
    why: (notation) => {
      asked.push(notation);
      return Promise.resolve(null);
    },
  });
  const stage: Stage<"mice_and_mystics"> = {
    view: VIEW,
    seat: 0,
    people: [{ name: "Ann" }],
    words: new Words(speech.text("mice_and_mystics"), ["Ann"], 0),
    pending: [{ seat: 0, kind: "turn", about: "mouse:corin", left: null }],
    choosing,
    happened: { serial: 1, events: [], fresh: false },
    hints: true,
    open: null,
    ...changes,
  };
  mounted = mount(Board, { target: document.body, props: { stage } });
  await come("[data-id]");
  await tick();
  return document.body;
}

function press(label: string): void {
  const found = [...document.querySelectorAll<HTMLElement>("button")].find((button) =>
    (button.getAttribute("aria-label") ?? button.textContent ?? "").trim().startsWith(label),
  );
  if (!found) throw new Error(`no button ${label}`);
  found.click();
  flushSync();
}

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(PRINTED)));
  await speech.speak("en");
  await speech.learnRest("mice_and_mystics");
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  localStorage.clear();
});

test("every space, figure and way out has its name", async () => {
  const page = await show();
  const names = [...page.querySelectorAll(".window button")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(names).toEqual([
    "Space a1. On it: Corin and Brom.",
    "Space b1. Here: a mousetrap and a light from the lamp of the Watch Hall. 1 step away. Can be chosen.",
    "Space c1. On it: Rat Warrior 1. 2 steps away.",
    "Corin on a1.",
    "Rat Warrior 1 on c1.",
    "Brom on a1. stunned. Can be chosen.",
    "Way out: south. It is locked.",
  ]);
});

test("a tap lifts, a second one goes", async () => {
  await show();
  press("Space b1");
  expect(played).toEqual([]);
  press("Space b1");
  expect(played).toEqual(["go:b1"]);
});

test("a space further off is walked to, step by step", async () => {
  await show();
  press("Space c1");
  expect(played).toEqual([]);
  press("Walk to c1: 2 steps");
  expect(played).toEqual(["go:b1"]);
});

test("what cannot be reached says why when asked", async () => {
  await show();
  press("Space a1");
  expect(asked).toEqual(["go:a1"]);
  press("Way out: south");
  expect(asked).toEqual(["go:a1", "explore:south"]);
});

test("the party shows wounds, cheese and what ails whom", async () => {
  const page = await show();
  const mice = [...page.querySelectorAll(".mice button .heard")].map((one) => one.textContent);
  expect(mice).toEqual([
    "Corin, played by Ann. 1 wound of 4. 2 cheese. Acting now.",
    "Brom, played by Ann. Unhurt, life 5. 0 cheese. stunned. Carries: Tansy.",
  ]);
});

const TOLD: Happened<"mice_and_mystics"> = {
  serial: 2,
  events: ["ch1_before", "ch1_goal"].map((key) => ({
    ...{ kind: "story", clause: "MM-1", short: false },
    key,
  })),
  fresh: true,
};

function button(label: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("button")].find((one) =>
    (one.textContent ?? "").trim().startsWith(label),
  );
}

test("a page opens by itself, is leafed through and put away, and can be read again", async () => {
  const page = await show(CHOICES, { happened: TOLD });
  await come(".passage");
  expect(page.querySelector(".passage")!.textContent).toContain("The evening the bell fell dumb");
  press("For children");
  expect(page.querySelector(".passage")!.textContent).toContain("The bell does not ring");
  press("Next page");
  expect(page.querySelector(".passage")!.textContent).toBe(
    "Everybody to the bell post in the garden!",
  );
  press("Close the book");
  expect(page.querySelector(".passage")).toBeNull();
  press("Read");
  expect(page.querySelector(".passage")).not.toBeNull();
  press("Space b1");
  expect(page.querySelector(".passage")).toBeNull();
});

test("no page opens between a reader and those who wait for them", async () => {
  const people = [
    { name: "Ann", here: true },
    { name: "Bo", here: true },
  ];
  const page = await show(CHOICES, { happened: TOLD, people });
  await tick();
  expect(page.querySelector(".passage")).toBeNull();
  expect(button("Read")?.textContent).toContain("A new page");
});

test("the goal lists what the chapter is about, counts and remembers", async () => {
  const page = await show();
  press("Goal");
  await come("dialog .goal");
  const said = page.querySelector("dialog[open]")!.textContent!.replace(/\s+/g, " ");
  expect(said).toContain("Bring every free mouse to the bell post");
  expect(said).toContain("The cat stirs 2");
  expect(said).toContain("TansyBrom carries it.");
  expect(said).toContain("the key of the larder");
  expect(said).toContain("Once in this chapter a failed trap test may be rolled again.");
  expect(said).not.toContain("In the Drain there are no ambushes.");
});

test("figures that share a space are laid out side by side", async () => {
  const attacks = ["rat1", "rat2"].map((figure) => ({
    text: `attack:${figure}`,
    parts: { kind: "figure", verb: "attack", figure },
    label: `Attack ${figure}`,
  }));
  const view = {
    ...VIEW,
    ...{ foes: ["rat1", "rat2"], kinds: ["rat_warrior", "rat_warrior"], foe_spaces: ["c1", "c1"] },
    ...{
      foe_ails: [[], []],
      foe_strength: [
        [2, 1],
        [2, 1],
      ],
    },
  };
  const page = await show(attacks, { view });
  press("Rat Warrior 1 on c1");
  const crowd = () => [...page.querySelectorAll<HTMLElement>(".crowd button")];
  expect(crowd().map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  crowd()[1]!.click();
  flushSync();
  crowd()[1]!.click();
  expect(played).toEqual(["attack:rat2"]);
});

test("so many steps stay to be leafed through, and no more", () => {
  const told = new Told();
  const scene = { room: "", card: "", figures: new Map() };
  const { steps } = stepsOf(TOLD.events, { scene, faces: [] });
  told.add(Array.from({ length: 100 }, () => steps[0]!));
  told.add(steps);
  expect([told.place, told.back]).toEqual([{ at: 82, of: 82 }, false]);
  told.turn(-1);
  expect([told.place.at, told.back, told.lies(true)]).toEqual([81, true, true]);
  told.add(steps);
  expect([told.step, told.back]).toEqual([steps.at(-1), false]);
});

test("the clock stands still behind a page, and goes on after it", async () => {
  let holders = 0;
  const hold = () => {
    holders += 1;
    return () => (holders -= 1);
  };
  const clock = { behind: true, hurry: () => undefined, hold };
  await show(CHOICES, { happened: TOLD, clock });
  await come(".passage");
  expect(holders).toBe(1);
  press("Next page");
  press("Close the book");
  expect(holders).toBe(0);
});
