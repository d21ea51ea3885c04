// @vitest-environment happy-dom
// The table of Koty on a page: what it says, and what a tap does.

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import Board from "../src/games/koty/Board.svelte";
import { speech } from "../src/speech.svelte.ts";
import { subjectsOf } from "../src/table/subjects.ts";
import type { KotyView } from "../src/wire.ts";
import { WATCHER, Words } from "../src/words.ts";
import { boards, NAMES, nameOf, type Offered, plain, press, said } from "./boards.ts";

const VIEW: KotyView = {
  seat: 0,
  seats: 3,
  mates: [-1, -1, -1],
  together: false,
  repeat_cap: 20,
  surplus: "pair",
  limit: "exchanges",
  phase: "turn",
  asked: [0],
  turn: 0,
  turns: 12,
  idle: 0,
  gone: [],
  last: false,
  nines: [
    [0, 1, 0, 3],
    [2, 0, 1, 0],
    [0, 0, 0, 0],
  ],
  tops: [
    ["", "", "blue8", "crow"],
    ["blue8", "", "", "yellow2"],
    ["", "", "", ""],
  ],
  scores: [17, 43, 0],
  cards: [4, 4, 4],
  known: [[], ["pink4"], []],
  hand: ["blue1", "crow", "joker", "owl"],
  pile: 40,
  discard: ["green3", "green6"],
  laid: "green6",
  deck: ["owl"],
  play: -1,
  card: "",
  repeats: 0,
  gain: "-",
  reason: "-",
  shown: [],
  unseen: 7,
};

const play = (card: string, target: number, land: number): Offered[number] => [
  `${card}>${target}.${land}`,
  { kind: "play", card, target, land },
];
const joker = (card: string, target: number, land: number): Offered[number] => [
  `joker=${card}>${target}.${land}`,
  { kind: "joker", card, target, land },
];

const TURN: Offered = [
  ["exchange", { kind: "simple", word: "exchange" }],
  play("blue1", 0, 1),
  play("blue1", 0, 2),
  play("blue1", 0, 3),
  play("blue1", 1, 1),
  play("blue1", 1, 3),
  play("crow", 1, 3),
  joker("blue1", 1, 1),
  joker("blue8", 1, 1),
  joker("crow", 0, 4),
];

const { asked, hide, show } = boards("koty", Board, { view: VIEW });

const lands = (list: string) =>
  [...document.querySelectorAll(`ul[aria-label="${list}"] button`)].map(nameOf);

describe("dreams", () => {
  test("say what lies in each land, and what it is worth", () => {
    show({}, TURN);
    expect(lands("Your dream")).toEqual([
      "Your land 1: empty.",
      "Your land 2: Nine, 9 cats.",
      "Your land 3: Blue 8, 8 cats.",
      "Your land 4: Crow on 3 Nines, 0 cats.",
    ]);
    expect(lands("Bob’s dream")[0]).toBe("Bob’s land 1: Blue 8 on 2 Nines, 32 cats.");
  });

  test("tell their cats, full lands and what is known of a hand", () => {
    show({}, TURN);
    expect(said()).toContain("Full lands: 1 of 3");
    expect(said()).toContain("43 cats");
    expect(said()).toContain("In hand: Pink 4");
  });

  test("a land that is tapped with nothing in hand shows the dream large", () => {
    const played = show({}, TURN);
    press("Bob’s land 1");
    const sheet = document.querySelector("dialog[open]")!;
    expect(plain(sheet)).toContain("8 × 2 × 2 = 32");
    expect(played).toEqual([]);
  });

  test("one stop of Tab each, the other lands by arrows", () => {
    show({}, TURN);
    const own = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Your dream"] button')];
    expect(own.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    own[0]!.focus();
    own[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(own[1]);
    expect(own.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
  });
});

describe("on one's turn", () => {
  test("a lifted card says what it could do, land by land", () => {
    show({}, TURN);
    press("Blue 1");
    expect(lands("Your dream").slice(0, 3)).toEqual([
      "Your land 1: empty. Here: lay, 1 more cat.",
      "Your land 2: Nine, 9 cats. Here: lay, 7 fewer cats.",
      "Your land 3: Blue 8, 8 cats. Here: befriend, 8 fewer cats.",
    ]);
    expect(lands("Bob’s dream")[0]).toBe(
      "Bob’s land 1: Blue 8 on 2 Nines, 32 cats. Here: befriend, 14 fewer cats.",
    );
    expect(plain(document.querySelector('[aria-label="What Blue 1 can do"]')!)).toBe(
      "lay ×2 befriend ×2 cover ×1",
    );
  });

  test("the second tap, on a land, plays", () => {
    const played = show({}, TURN);
    press("Blue 1");
    press("Bob’s land 3");
    expect(played).toEqual(["blue1>1.3"]);
  });

  test("a land where it cannot go is asked about, not played with another card", () => {
    const played = show({}, TURN);
    press("Crow");
    press("Your land 1");
    expect(played).toEqual([]);
    expect(asked).toEqual(["crow>0.1"]);
  });

  test("a joker that could be either waits to be told", () => {
    const played = show({}, TURN);
    press("Joker");
    press("Bob’s land 1");
    expect(played).toEqual([]);
    expect(lands("Bob’s dream")[0]).toBe(
      "Bob’s land 1: Blue 8 on 2 Nines, 32 cats. Here: befriend, 14 fewer cats. Here: fight, 14 fewer cats.",
    );
    press("Your land 4"); // another land, and there it is clear
    press("Your land 4");
    expect(played).toEqual(["joker=crow>0.4"]);
  });

  test("an owl sleeps, and says so when asked", () => {
    show({}, TURN);
    press("Owl, not now");
    expect(asked).toEqual(["owl"]);
  });
});

describe("an attack", () => {
  const pending = [{ seat: 1, kind: "defend", about: "befriend:blue1>1 land:1 again", left: null }];
  const view = { ...VIEW, phase: "defend", asked: [1], card: "joker", repeats: 1 };
  const duel = () => plain(document.querySelector("section")!);

  test("is told to everybody: who, whom, what it takes, what fends it off", () => {
    show({ seat: 2, view: { ...view, seat: 2 }, pending });
    expect(duel()).toContain("Ann attacks Bob’s land 1 again");
    expect(duel()).toContain(
      "Befriend: Blue 8 runs off and Ann gains a Nine. Cats there: 18 instead of 32.",
    );
    expect(duel()).toContain("a Blue 1 or a Joker; an Owl ends it.");
    expect(duel()).toContain("Bob decides now.");
  });

  test("is told to the attacked as theirs, and a card answers it", () => {
    const answers: Offered = [
      ["pass", { kind: "simple", word: "pass" }],
      ["defend:blue1", { kind: "defend", card: "blue1" }],
      ["defend:joker", { kind: "defend", card: "joker" }],
    ];
    const played = show({ seat: 1, view: { ...view, seat: 1 }, pending }, answers);
    expect(duel()).toContain("Ann attacks your land 1 again");
    expect(duel()).not.toContain("decide"); // the prompt asks
    press("Blue 1");
    press("Blue 1");
    expect(played).toEqual(["defend:blue1"]);
  });

  test("can be folded away to see the dreams", () => {
    show({ seat: 2, view: { ...view, seat: 2 }, pending });
    press("Look at the dreams");
    expect(document.querySelector("section")).toBeNull();
    press("Ann attacks Bob’s land 1 again");
    expect(document.querySelector("section")).not.toBeNull();
  });

  test("looks the same whatever the reader holds", async () => {
    const middle = (hand: string[], offered: Offered) => {
      show({ seat: 1, view: { ...view, seat: 1, hand }, pending }, offered);
      return document.querySelector("section")!.innerHTML.replaceAll(/\bs\d+\b|c\d+/g, "");
    };
    const one = middle(["blue1", "owl"], [["defend:blue1", { kind: "defend", card: "blue1" }]]);
    await hide();
    expect(middle(["crow"], [["pass", { kind: "simple", word: "pass" }]])).toBe(one);
  });

  test("in teams the partner may help after the attacked", () => {
    const names = [...NAMES, "Dora"];
    const words = new Words(speech.text("koty"), names, 3);
    const team = {
      ...view,
      seat: 3,
      seats: 4,
      mates: [2, 3, 0, 1],
      nines: [...VIEW.nines, [0, 0, 0, 0]],
      tops: [...VIEW.tops, ["", "", "", ""]],
      scores: [17, 43, 0, 5],
      cards: [4, 4, 4, 4],
      known: [[], [], [], []],
    };
    show({ seat: 3, view: team, pending, words, people: names.map((name) => ({ name })) });
    expect(duel()).toContain("Then you may help as the partner.");
    expect(said()).toContain("48 cats in the team");
  });
});

test("what is gained goes where it is put, with a second tap", () => {
  const pending = [{ seat: 0, kind: "place", about: "pair:blue8", left: null }];
  const view = { ...VIEW, phase: "place", gain: "pair", card: "blue8" };
  const played = show({ view, pending }, [
    ["place:1", { kind: "place", land: 1 }],
    ["place:2", { kind: "place", land: 2 }],
  ]);
  expect(lands("Your dream")[1]).toBe("Your land 2: Nine, 9 cats. Here: place, 23 more cats.");
  press("Your land 2");
  expect(played).toEqual([]);
  press("Your land 2");
  expect(played).toEqual(["place:2"]);
  press("Your land 4");
  expect(asked).toEqual(["place:4"]);
});

describe("the end", () => {
  const over = { ...VIEW, phase: "over", asked: [], reason: "three-lands" };

  test("is counted land by land", () => {
    show({ view: over, pending: [] });
    expect(said()).not.toContain("Bob wins");
    press("How the cats were counted");
    expect(said()).toContain("Bob wins with 43 cats");
    expect(said()).toContain("Three lands were full of Nines.");
    const lines = [...document.querySelectorAll("ol li li")].map(plain);
    expect(lines[0]).toContain("8 × 2 × 2 = 32");
    expect(lines[1]).toContain("empty");
  });

  test("says what broke a tie", () => {
    show({ view: { ...over, scores: [43, 43, 0] }, pending: [] });
    press("How the cats were counted");
    expect(said()).toContain("You win with 43 cats");
    expect(said()).toContain("43 cats each: 4 Nines against 3 decided.");
  });
});

test("standing orders are about kinds of attacks, as the questions name them", () => {
  const subjects = subjectsOf(new Map(TURN), speech.text("koty"));
  expect(subjects.map(({ subject }) => subject)).toEqual(["befriend", "fight"]);
});

test("those who watch see all dreams alike", () => {
  show({ seat: WATCHER, view: { ...VIEW, seat: WATCHER, hand: [] } });
  expect(said()).toContain("You are watching.");
  expect(document.querySelectorAll('ul[aria-label="Around the table"] > li')).toHaveLength(3);
});
