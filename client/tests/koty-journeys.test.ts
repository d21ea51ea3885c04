// Which cards fly from where to where at a table of Koty.

import { describe, expect, test } from "vitest";
import { journeys } from "../src/games/koty/journeys.ts";
import type { KotyEvent, KotyView } from "../src/wire.ts";

function view(about: Partial<KotyView>): KotyView {
  return { seat: 0, hand: [], discard: [], laid: "", ...about } as KotyView;
}

function event(kind: string, about: object): KotyEvent {
  return { kind, clause: "", ...about } as KotyEvent;
}

const told = (events: KotyEvent[], after: KotyView) =>
  journeys(events, after).map(({ how, key, place }) => `${how} ${key} ${place}`);

const drew = (seat: number, ...cards: string[]) =>
  event("drew", { seat, count: cards.length, cards: cards.filter(Boolean) });

describe("hands", () => {
  test("a card that is played leaves the hand as it was, and the new one joins it", () => {
    const put = event("put", { seat: 0, card: "blue8", land: 2 });
    // One blue 8 was played, another was drawn.
    expect(told([put, drew(0, "blue8")], view({ hand: ["blue8", "crow"] }))).toEqual([
      "brings top-0-2-blue8 hand-blue8-0",
      "brings hand-blue8-0 pile",
    ]);
  });

  test("what others draw is seen from behind, card by card", () => {
    expect(told([drew(2, "", "")], view({}))).toEqual(["tosses pile seat-2", "tosses pile seat-2"]);
  });

  test("an exchange takes the reader’s cards away one by one", () => {
    const swap = event("exchanged", { seat: 0, cards: ["blue1", "blue1", "crow"] });
    const after = view({ hand: ["joker"], laid: "crow", discard: ["blue1", "blue1", "crow"] });
    expect(told([swap], after)).toEqual([
      "sends hand-blue1-1 discard",
      "sends hand-blue1-0 discard",
      "brings discard-3 hand-crow-0",
    ]);
  });
});

describe("an attack", () => {
  const attacked = (seat: number) =>
    event("attacked", { seat, target: 1, card: "joker", stands_for: "blue1", land: 3, repeats: 0 });

  test("brings its card to the duel", () => {
    expect(told([attacked(2)], view({}))).toEqual(["brings duel seat-2"]);
    expect(told([attacked(0), drew(0, "joker")], view({ hand: ["joker"] }))[0]).toBe(
      "brings duel hand-joker-0",
    );
  });

  test("that is fended off leaves both cards on the discard pile", () => {
    const defended = event("defended", { seat: 1, target: 0, card: "blue1" });
    expect(told([defended], view({ laid: "blue1", discard: ["blue1", "joker"] }))).toEqual([
      "sends duel discard",
      "brings discard-2 seat-1",
    ]);
  });

  test("that an owl ends gives its card to the owl’s owner", () => {
    const hooted = event("hooted", { seat: 0, target: 2, card: "blue1" });
    const after = view({ hand: ["blue1", "blue1"], laid: "owl", discard: ["owl"] });
    expect(told([hooted], after)).toEqual([
      "brings hand-blue1-1 duel",
      "brings discard-1 hand-owl-0",
    ]);
    expect(told([hooted], { ...after, seat: 1, hand: [] })).toEqual([
      "sends duel seat-0",
      "brings discard-1 seat-0",
    ]);
  });
});

describe("what is gained", () => {
  const befriended = event("befriended", { seat: 0, target: 1, card: "blue8", land: 3 });
  const fought = event("fought", { seat: 0, target: 1, card: "blue8", land: 3 });
  const placed = event("placed", { seat: 0, land: 4, nines: 2 });
  const paired = event("paired", { seat: 0, card: "blue8", land: 4, nines: 1 });

  test("is a Nine from the pile, at once where there is one land for it", () => {
    expect(told([befriended, placed], view({}))).toEqual([
      "sends top-1-3-blue8 discard",
      "sends duel discard",
      "brings gain-nine pile",
      "brings nine-0-4-1 pile",
    ]);
  });

  test("waits where it is seen, and goes on from there", () => {
    expect(told([placed], view({}))).toEqual(["brings nine-0-4-1 gain-nine"]);
    expect(told([paired], view({}))).toEqual([
      "brings nine-0-4-0 gain-nine",
      "brings top-0-4-blue8 gain-blue8",
    ]);
  });

  test("is the attacker and the cat it fought with", () => {
    expect(told([fought, paired], view({}))).toEqual([
      "brings gain-nine duel",
      "brings gain-blue8 top-1-3-blue8",
      "brings nine-0-4-0 duel",
      "brings top-0-4-blue8 top-1-3-blue8",
    ]);
  });

  test("in one’s own dream comes from the hand", () => {
    const matched = event("matched", { seat: 0, card: "blue8", stands_for: "blue8", land: 1 });
    expect(told([matched, { ...fought, target: 0, land: 1 } as KotyEvent], view({}))).toEqual([
      "brings gain-nine hand-blue8-0",
      "brings gain-blue8 top-0-1-blue8",
    ]);
  });

  test("without a land for the Nine may keep its cat", () => {
    const kept = event("kept", { seat: 0, lost: "joker", card: "blue8", land: 2 });
    expect(told([fought, kept], view({ laid: "joker", discard: ["joker"] }))).toEqual([
      "brings gain-nine duel",
      "brings gain-blue8 top-1-3-blue8",
      "brings discard-1 duel",
      "brings top-0-2-blue8 top-1-3-blue8",
    ]);
  });

  test("without a land for it is lost", () => {
    const lost = event("lost", { seat: 0, cards: ["crow"] });
    expect(told([lost], view({ laid: "crow", discard: ["crow"] }))).toEqual([
      "brings discard-1 gain-nine",
    ]);
  });
});

describe("the night", () => {
  test("a bat takes the crow, a moth the cat", () => {
    const snatched = event("snatched", { seat: 2, target: 1, land: 4 });
    expect(told([snatched], view({ laid: "bat", discard: ["bat"] }))).toEqual([
      "brings gain-nine top-1-4-crow",
      "brings discard-1 seat-2",
    ]);
    const laid = event("laid-down", { seat: 2, target: 0, card: "pink5", land: 1 });
    expect(told([laid], view({}))).toEqual(["brings top-0-1-pink5 gain-pink5"]);
  });

  test("the dragon itself becomes the Nine", () => {
    const roared = event("roared", { seat: 0, count: 2 });
    expect(told([roared], view({}))).toEqual(["brings gain-nine hand-dragon-0"]);
  });
});

test("the discard pile goes back as one", () => {
  expect(told([event("reshuffled", { count: 40 })], view({}))).toEqual(["tosses discard pile"]);
});
