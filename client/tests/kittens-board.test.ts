// @vitest-environment happy-dom
// The table of Exploding Kittens on a page: what it says, and what a tap does.

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import Board from "../src/games/exploding_kittens/Board.svelte";
import type { ExplodingKittensView } from "../src/wire.ts";
import { WATCHER } from "../src/words.ts";
import { boards, buttons, NAMES, nameOf, type Offered, plain, press, said } from "./boards.ts";

const VIEW: ExplodingKittensView = {
  seat: 0,
  seats: 3,
  house: ["any_pairs"],
  phase: "turn",
  asked: [0],
  turn: 0,
  owed: 1,
  attacked: false,
  alive: [true, true, true],
  cards: [4, 7, 2],
  hand: ["defuse", "skip", "tacocat", "tacocat"],
  pile: 23,
  kittens: 3,
  remembered: [],
  risk: 13,
  discard: ["shuffle", "favor"],
  box: [],
  unseen: 0,
  pawn: 0,
  play: -1,
  named: "",
  chain: 0,
  top: -1,
};

const TURN: Offered = [
  ["draw", { kind: "simple", word: "draw" }],
  ["skip", { kind: "play", card: "skip" }],
  ["pair:tacocat>1", { kind: "pair", card: "tacocat", target: 1 }],
  ["pair:tacocat>2", { kind: "pair", card: "tacocat", target: 2 }],
  ["burglar:beard>1", { kind: "burglar", card: "beard", target: 1 }],
  ["burglar:beard>2", { kind: "burglar", card: "beard", target: 2 }],
];

const { hide, show } = boards("exploding_kittens", Board, { view: VIEW });

describe("on one's turn", () => {
  test("the pile tells its odds, and a tap draws", () => {
    const played = show({}, TURN);
    press("Draw pile: 23 cards. 3 Kittens among them. Risk of a Kitten: 13%. Draw a card");
    expect(played).toEqual(["draw"]);
  });

  test("a meter says how likely the next card explodes", () => {
    show({});
    const meter = document.querySelector('[role="meter"]')!;
    expect(meter.getAttribute("aria-label")).toBe("Risk of a Kitten");
    expect(meter.getAttribute("aria-valuenow")).toBe("13");
    expect(plain(meter)).toBe("13%");
  });

  test("where the table gives no hints there is no meter", () => {
    show({ hints: false });
    expect(document.querySelector('[role="meter"]')).toBeNull();
    expect(said()).not.toContain("%");
    expect(buttons().map(nameOf)).toContain("Draw pile: 23 cards.");
  });

  test("cards tell whether they can be chosen", () => {
    show({}, TURN);
    const names = [...document.querySelectorAll("ul.hand button.card")].map(nameOf);
    expect(names).toEqual([
      "Defuse, not now",
      "Skip, can be chosen",
      "Tacocat, 2 cards, can be chosen",
    ]);
  });

  test("a first tap lifts, a second one plays", () => {
    const played = show({}, TURN);
    press("Skip");
    expect(played).toEqual([]);
    expect(document.querySelector('button.card[aria-pressed="true"]')).not.toBeNull();
    press("Skip");
    expect(played).toEqual(["skip"]);
  });

  test("two equal cards want a seat", () => {
    const played = show({}, TURN);
    expect(document.querySelector("button[data-seat]")).toBeNull();
    press("Tacocat, 2 cards");
    document.querySelector<HTMLButtonElement>('button[data-seat="2"]')!.click();
    expect(played).toEqual(["pair:tacocat>2"]);
  });

  test("the burglar wants a cat and a seat", () => {
    const played = show({}, TURN);
    press("Send the Cat Burglar");
    press("Beard Cat");
    document.querySelector<HTMLButtonElement>('button[data-seat="1"]')!.click();
    expect(played).toEqual(["burglar:beard>1"]);
  });
});

test("a kitten is hidden where the slider is", () => {
  const places = Array.from({ length: 6 }, (_, place): Offered[number] => [
    `put:${place}`,
    { kind: "put", place },
  ]);
  const played = show({ view: { ...VIEW, phase: "put" } }, places);
  const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
  slider.value = "5";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(slider.getAttribute("aria-valuetext")).toBe("At the very bottom, under 5 cards");
  press("Hide it here");
  expect(played).toEqual(["put:5"]);
});

describe("while a play may be answered", () => {
  const pending = [1, 2].map((seat) => ({
    seat,
    kind: "nope",
    about: "pair:beard>2 nope",
    left: null,
  }));
  const view = {
    ...VIEW,
    phase: "nope",
    asked: [1, 2],
    discard: ["nope", "beard", "beard", "favor"],
    pawn: -1,
    chain: 1,
    top: 1,
  };
  const window = (hand: string[], offered: Offered) => {
    show({ seat: 2, view: { ...view, seat: 2, hand }, pending }, offered);
    // Names that Svelte makes up are no secret.
    return document.querySelector(".middle")!.innerHTML.replaceAll(/\bs\d+\b|c\d+/g, "");
  };

  test("everybody sees the same, whatever they hold", async () => {
    const pass: Offered[number] = ["pass", { kind: "simple", word: "pass" }];
    const nope: Offered[number] = ["nope", { kind: "simple", word: "nope" }];
    const one = window(["nope", "skip"], [pass, nope]);
    await hide();
    const other = window(["beard", "skip"], [pass]);
    expect(one).toContain("It will not happen");
    expect(one).toContain("Bob said Nope.");
    expect(other).toBe(one);
  });
});

describe("those without a hand", () => {
  test("who watch are told so", () => {
    show({ seat: WATCHER, view: { ...VIEW, seat: WATCHER, hand: [], pawn: 1 } });
    expect(said()).toContain("You are watching.");
    expect(document.querySelector("ul.hand")).toBeNull();
  });

  test("who are out stay at the table", () => {
    show({ view: { ...VIEW, hand: [], alive: [false, true, true], pawn: 1 } });
    expect(said()).toContain("You are out, and warm by the stove.");
  });

  test("see all hands once they are open", () => {
    const open = NAMES.map((_, seat) => ({ ...VIEW, seat, hand: ["nope", "nope"] }));
    show({ seat: WATCHER, view: { ...VIEW, seat: WATCHER, hand: [] }, open });
    expect(said().match(/In hand: Nope ×2/g)).toHaveLength(3);
  });
});
