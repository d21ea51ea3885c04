// Hand: equal cards together, and what a card can be tapped for. No rules: only which parts it has.

import type { Facts } from "../../text.ts";

/** Cards of one title in a hand. */
export interface Held {
  readonly card: string;
  readonly count: number;
}

/** Equal cards together, in the order of the hand. */
export function grouped(cards: readonly string[]): Held[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What a card of a hand serves for; the burglar asks for the cards of others. */
const BY_HAND = ["play", "pair", "three", "give"];

/** The parts that a card in the hand stands for. */
export function partsOf(card: string): Facts {
  switch (card) {
    case "favor": // a Favor names its target alone
      return { kind: [...BY_HAND, "favor"], card: [card, undefined] };
    case "nope": // and a Nope is a word
      return { kind: [...BY_HAND, "simple"], card: [card, undefined], word: [card, undefined] };
    default:
      return { kind: BY_HAND, card };
  }
}

/** Cards that are a choice by themselves, at the right moment. */
const ALONE = ["attack", "shuffle", "skip", "future", "nope"];

/** What to ask about if a card cannot be chosen; `other` is any seat but the reader's. */
export function askAbout({ card, count }: Held, other: number): string {
  if (ALONE.includes(card)) return card;
  if (card === "favor") return `favor>${other}`;
  return count > 1 ? `pair:${card}>${other}` : card;
}
