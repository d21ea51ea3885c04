// Hand: what a card can be tapped for. No rules: only which parts it has.

import type { Facts } from "../../text.ts";
import type { Held } from "../../ui/hand.ts";

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
