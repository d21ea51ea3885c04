// @vitest-environment happy-dom
// The table of Wizard Kittens on a page: what it says, and what a tap does.

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import Board from "../src/games/wizard_kittens/Board.svelte";
import { WATCHER } from "../src/words.ts";
import { boards, buttons, come, nameOf, type Offered, plain, press, said } from "./boards.ts";
import { WIZARDS } from "./wizards.ts";

const PLACES: Offered = [1, 2].map((chapter) => [`place:${chapter}`, { kind: "place", chapter }]);
const SPELLS: Offered = ["sling", "switch"].map((spell) => [spell, { kind: "cast", spell }]);
const CARDS: Offered = [
  ["card:artifact>0.1", { kind: "card", card: "artifact", target: 0, chapter: 1 }],
  ["card:familiar>2.2", { kind: "card", card: "familiar", target: 2, chapter: 2 }],
  ["card:potion>2.2", { kind: "card", card: "potion", target: 2, chapter: 2 }],
];

const { asked, show } = boards("wizard_kittens", Board, {
  view: WIZARDS,
  pending: [{ seat: 0, kind: "turn", about: "draw:scroll", left: null }],
});

describe("a card is to be placed", () => {
  test("chapters tell what they have, what they lack, and what the card would be", () => {
    show({}, PLACES);
    const own = buttons()
      .map(nameOf)
      .filter((name) => name.includes("Your chapter"));
    expect(own).toEqual([
      "Snail Curse. Your chapter 1: Artifact ×2. Missing: Scroll. Scroll completes it! Can be chosen.",
      "Copycat Curse. Your chapter 2: Potion. Missing: Familiar ×2. Scroll would be an extra here: −1. Can be chosen.",
      "Your chapter 3: closed.",
    ]);
  });

  test("extras cost nothing where a rule says so", () => {
    const says = [...WIZARDS.says, "nr-ink when-always do-spare-extras"];
    show({ view: { ...WIZARDS, says, rule: "nr-ink", in_force: ["nr-ink"] } }, PLACES);
    expect(said()).toContain("Scroll would be an extra here, and cost nothing.");
    expect(said()).not.toContain("−1");
  });

  test("a tap places it at once", () => {
    const played = show({}, PLACES);
    press("Your chapter 2");
    expect(played).toEqual(["place:2"]);
  });

  test("a closed chapter says why not; somebody's chapter shows their mat", async () => {
    const played = show({}, PLACES);
    press("Your chapter 3");
    expect(asked).toEqual(["place:3"]);
    press("Bob’s chapter 1");
    expect(plain(await come("dialog[open] h2"))).toBe("Bob");
    expect(played).toEqual([]);
  });

  test("somebody who is about to defeat a curse is told of", () => {
    show({}, PLACES);
    const cleo = buttons()
      .map(nameOf)
      .find((name) => name.includes("Cleo’s chapter 2"));
    expect(cleo).toContain("Complete: the curse falls when that turn ends.");
  });
});

describe("a spell is to be cast", () => {
  const view = { ...WIZARDS, phase: "spell", card: "", limbo: [] };
  const mat = () => [...document.querySelectorAll(".spells button")].map(nameOf);

  test("each says whether it can be", () => {
    show({ view }, SPELLS);
    expect(mat()).toEqual([
      "Summon, under your token, not now",
      "Sling, can be chosen",
      "Swat, not now",
      "Switch, can be chosen",
    ]);
  });

  test("a first tap lifts it and tells what it does, a second one casts", () => {
    const played = show({ view }, SPELLS);
    press("Sling, can be chosen");
    expect(played).toEqual([]);
    expect(said()).toContain("Move one card of yours to an open chapter of another kitten.");
    press("Sling, can be chosen");
    expect(played).toEqual(["sling"]);
  });

  test("one that cannot be cast says why", () => {
    show({ view }, SPELLS);
    press("Swat, not now");
    expect(asked).toEqual(["swat"]);
  });
});

describe("a card is to be chosen", () => {
  const view = { ...WIZARDS, phase: "switch", spell: "switch", card: "", limbo: [] };

  test("the only one of a chapter by two taps on it", () => {
    const played = show({ view }, CARDS);
    press("Your chapter 1");
    expect(played).toEqual([]);
    press("Your chapter 1");
    expect(played).toEqual(["card:artifact>0.1"]);
  });

  test("one of several by a tap on itself", () => {
    const played = show({ view }, CARDS);
    const chapter = buttons().find((one) => nameOf(one).includes("Cleo’s chapter 2"))!;
    const piece = () => chapter.querySelector<HTMLElement>('[data-card="potion"]')!;
    for (const _ of [1, 2]) {
      piece().dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    }
    expect(played).toEqual(["card:potion>2.2"]);
  });

  test("chapters without any cannot be chosen", () => {
    show({ view }, CARDS);
    const can = buttons()
      .map(nameOf)
      .filter((name) => name.endsWith("Can be chosen."));
    expect(can).toHaveLength(2);
  });
});

test("a kitten is picked by two taps", async () => {
  const kittens: Offered = ["muffin", "easa"].map((kitten) => [
    `pick:${kitten}.basic`,
    { kind: "pick", kitten, side: "basic" },
  ]);
  const view = { ...WIZARDS, phase: "kitten", kittens: ["", "", ""], card: "", limbo: [] };
  const played = show({ view }, kittens);
  await come(".kittens");
  press("Easa.");
  press("Easa.");
  expect(played).toEqual(["pick:easa.basic"]);
});

describe("goals", () => {
  test("one's own is shown with what it is worth now, others' are not", () => {
    show({});
    expect(said()).toContain("Your Extra Credit: Potion Shelf. Worth now: +1");
    expect(said().match(/Extra Credit/g)).toHaveLength(1);
  });

  test("those who watch have none, and no spells", () => {
    show({ seat: WATCHER, view: { ...WIZARDS, seat: WATCHER, credits: ["", "", ""] } });
    expect(said()).not.toContain("Extra Credit");
    expect(document.querySelector(".spells")).toBeNull();
    expect(document.querySelectorAll(".circle")).toHaveLength(3);
  });
});

test("the score sheet explains every point", async () => {
  const view = {
    ...WIZARDS,
    phase: "over",
    reason: "six",
    asked: [],
    card: "",
    limbo: [],
    scores: [5, 0, 0],
    trophies: [["copycat"], [], []],
    extras: [[["scroll"]], [], []],
    sheet_clauses: [["WK-143", "WK-144", "WK-145", "WK-146"], [], []],
    sheet_cards: [["copycat", "copycat", "copycat", "ec-potion"], [], []],
    sheet_points: [[4, 1, -1, 1], [], []],
    winners: [0],
  };
  show({ view, pending: [] });
  await come(".sheet");
  const lines = [...document.querySelectorAll(".sheet .lines li")].map(plain);
  expect(lines).toEqual([
    "Copycat Curse: printed points WK-143 +4",
    "Copycat Curse: bonus 1 point for every Potion left in your circle. WK-144 +1",
    "Copycat Curse: extras WK-145 −1",
    "Potion Shelf: Extra Credit 1 point for every Potion left in your circle. WK-146 +1",
  ]);
  expect(said()).toContain("You win!");
});
