// Lands: what lies in a dream, and how many cats that is. The numbers stand on the cards themselves:
// the one on top counts, doubled by every ×2 that lies under it.

import type { KotyView } from "../../wire.ts";
import { numberOn } from "./cards/titles.ts";

export interface Land {
  readonly seat: number;
  /** Counted from 1. */
  readonly land: number;
  readonly nines: number;
  /** The cat or the crow on top; "" without one. */
  readonly top: string;
}

/** So many Nines a land takes. */
export const MOST_NINES = 3;
/** So many full lands end the game. */
export const MOST_FULL = 3;
const NINE = 9;

/** The four lands of a seat. */
export function landsOf(view: Pick<KotyView, "nines" | "tops">, seat: number): readonly Land[] {
  return (view.nines[seat] ?? []).map((nines, at) => ({
    seat,
    land: at + 1,
    nines,
    top: view.tops[seat]?.[at] ?? "",
  }));
}

type Pile = Pick<Land, "nines" | "top">;

/** Nines that lie under the card that counts: each of them doubles it. */
export function doublings({ nines, top }: Pile): number {
  return top ? nines : Math.max(nines - 1, 0);
}

/** The number of the card on top; 0 where nothing lies. */
export function onTop({ nines, top }: Pile): number {
  if (top) return numberOn(top);
  return nines ? NINE : 0;
}

/** How many cats a land is worth. */
export function catsIn(land: Pile): number {
  return onTop(land) * 2 ** doublings(land);
}

/** Nothing more to be doubled here. */
export function isFull({ nines }: Pick<Land, "nines">): boolean {
  return nines >= MOST_NINES;
}

/** How many lands of a dream have all their Nines. */
export function fullOf(lands: readonly Land[]): number {
  return lands.filter(isFull).length;
}

/** All Nines of a dream, covered or not. */
export function ninesOf(lands: readonly Land[]): number {
  return lands.reduce((sum, { nines }) => sum + nines, 0);
}

/** A sum as one would write it: 5 × 2 × 2 = 20. */
export function sumOf(land: Pile): string {
  const number = String(onTop(land));
  const twos = " × 2".repeat(doublings(land));
  return twos ? `${number}${twos} = ${catsIn(land)}` : number;
}
