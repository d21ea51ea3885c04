// Chapters: what lies in a chapter, held against what its curse needs.

import type { WizardKittensView } from "../../wire.ts";

export interface Chapter {
  readonly seat: number;
  /** Counted from 1. */
  readonly chapter: number;
  readonly open: boolean;
  readonly cards: readonly string[];
  /** "" without one. */
  readonly curse: string;
  readonly need: readonly string[];
}

/** How many chapters there are at all: two people have no third one. */
export function chapterCount({ seats }: Pick<WizardKittensView, "seats">): number {
  return seats === 2 ? 2 : 3;
}

type Circles = Pick<WizardKittensView, "seats" | "open" | "circles" | "curses" | "needs">;

/** The chapters of a seat, in their order. */
export function chaptersOf(view: Circles, seat: number): readonly Chapter[] {
  return Array.from({ length: chapterCount(view) }, (_, at) => ({
    seat,
    chapter: at + 1,
    open: at < view.open,
    cards: view.circles[seat]?.[at] ?? [],
    curse: view.curses[at] ?? "",
    need: view.needs[at] ?? [],
  }));
}

/** One of the cards that a curse needs. */
export interface Slot {
  readonly card: string;
  readonly have: boolean;
}

export interface Match {
  readonly slots: readonly Slot[];
  /** What the curse has no use for; without a curse that is everything, and costs nothing. */
  readonly rest: readonly string[];
}

/** Which cards of the need lie there, and what else does. */
export function matched({ need, cards }: Pick<Chapter, "need" | "cards">): Match {
  const rest = [...cards];
  const slots = need.map((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return { card, have: at >= 0 };
  });
  return { slots, rest };
}

/** Whether the curse is as good as defeated: it falls when its owner's turn ends. */
export function isComplete(chapter: Pick<Chapter, "need" | "cards">): boolean {
  return chapter.need.length > 0 && matched(chapter).slots.every(({ have }) => have);
}

/** What one more card would be: the last one, a needed one, an extra, one that is spared, or of no
    matter. */
export type Verdict = "completes" | "fits" | "extra" | "spared" | "free";

/** What a card would be in a chapter. */
export function verdictOf(chapter: Pick<Chapter, "need" | "cards">, card: string): Verdict {
  if (!chapter.need.length) return "free";
  const missing = matched(chapter).slots.filter(({ have }) => !have);
  if (!missing.some((slot) => slot.card === card)) return "extra";
  return missing.length === 1 ? "completes" : "fits";
}

/** How many pieces lie side by side at least: two rows of them, the larger the fewer there are. */
export function besides(pieces: number): number {
  return pieces <= 3 ? 3 : Math.min(Math.max(Math.ceil(pieces / 2), 2), 6);
}

/** Rows that they fill with so many side by side: those the curse has no use for stay together. */
export function rowsOf({ slots, rest }: Match, beside: number): number {
  const last = slots.length % beside;
  const joins = last > 0 && last + rest.length <= beside;
  return Math.ceil(slots.length / beside) + (joins ? 0 : Math.ceil(rest.length / beside));
}

/** A card that lies in a chapter, by how many like it lie before it. */
export interface Lying {
  readonly card: string;
  readonly copy: number;
}

/** Cards with their numbers, for keys. */
export function numbered(cards: readonly string[]): readonly Lying[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
