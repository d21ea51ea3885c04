// Hand: what a card can be tapped for, and what to ask about if it cannot. No rules: only parts.

import type { Facts } from "../../text.ts";

/** Cards that are a word among the choices, or that name a land alone. */
const BY_WORD = ["owl", "dragon"];
const BY_KIND = ["moth", "bat"];

/** The parts that a card in the hand stands for; what is asked decides what a joker is. */
export function partsOf(card: string, asked: string): Facts {
  const answers = asked === "defend" || asked === "repeat";
  if (answers && !BY_WORD.includes(card)) return { kind: asked, card };
  if (BY_WORD.includes(card)) return { kind: "simple", word: card };
  if (BY_KIND.includes(card) || card === "joker") return { kind: card };
  return { kind: "play", card };
}

/** The notation of a card on a land; a joker says what it stands for. */
export function aimedAt(card: string, land: { seat: number; land: number; top: string }): string {
  const spot = `>${land.seat}.${land.land}`;
  if (card === "joker") return `joker=${land.top || "crow"}${spot}`;
  return `${card}${spot}`;
}

/** What to ask about if a card cannot be chosen: why it has nothing to do, or is no answer. */
export function askAbout(card: string, asked: string, reader: number, other: number): string {
  if (BY_WORD.includes(card)) return card;
  if ((asked === "defend" || asked === "repeat") && (/\d$/.test(card) || card === "joker")) {
    return `${asked}:${card}`;
  }
  return aimedAt(card, { seat: card === "bat" ? other : reader, land: 1, top: "" });
}
