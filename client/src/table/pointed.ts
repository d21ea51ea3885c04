// Pointed: where on the table a choice is made, by the keys that things have.

import type { Facts } from "../text.ts";

/**
 * The things to tap for a choice of this seat, in their order; none if it is only a button.
 *
 * What is not on the table after all is not found there.
 */
export function pointsOf(parts: Facts, seat: number): readonly string[] {
  const { kind, word, card, target = seat, land, chapter, spell, figure, space } = parts;
  if (word !== undefined) return WORDS[String(word)] ?? [];
  if (spell !== undefined) return [`spell-${spell}`];
  if (chapter !== undefined) {
    return [
      kind === "card" ? `piece-${target}-${chapter}-${card}` : `chapter-${target}-${chapter}`,
    ];
  }
  if (figure !== undefined || space !== undefined) return [String(figure ?? space)];
  const held = NAMED.includes(String(kind)) ? undefined : (HELD[String(kind)] ?? card);
  const first = held === undefined ? (BEGUN[String(kind)] ?? []) : [`hand-${held}`];
  if (land !== undefined) return [...first, `land-${target}-${land}`];
  return parts["target"] === undefined ? first : [...first, `seat-${target}`];
}

/** Actions of one word that are done by a thing. */
const WORDS: Record<string, readonly string[]> = {
  draw: ["pile"],
  nope: ["hand-nope"],
  owl: ["hand-owl"],
  dragon: ["hand-dragon"],
};
/** Kinds of choices that are begun with another card than they name, or with none. */
const HELD: Record<string, string> = { favor: "favor", joker: "joker", moth: "moth", bat: "bat" };
const NAMED = ["name", "burglar", "keep", "take", "order"];
/** Those that are begun with something else that lies there. */
const BEGUN: Record<string, readonly string[]> = { burglar: ["pawn"] };

/** A thing by its key: something that flies, a place to drop things on, a seat. */
export function selectorOf(key: string): string {
  const seat = /^seat-(\d)$/.exec(key)?.[1];
  if (seat) return `[data-seat="${seat}"]`; // a part of it has the key: there its cards land
  const name = CSS.escape(key);
  return [
    `[data-thing="${name}"]`,
    `[data-thing="${name}-0"]`, // a card of a hand, whichever copy
    `[data-drop="${name}"]`,
    `[data-id="${name}"]`, // a space of a room, or a figure
  ].join(", ");
}
