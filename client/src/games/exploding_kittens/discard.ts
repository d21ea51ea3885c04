// Discard: what is shown of the cards that were played.

import type { Lying } from "./lying.ts";
import { grouped, type Held } from "./hand.ts";

/** All that is discarded, the last first, without what still lies on the table. */
export function settled(discard: readonly string[], lying: Lying | null): readonly string[] {
  return lying ? discard.slice(lying.count + lying.nopes) : discard;
}

/** Titles by how often they lie there, then by the order they are known in. */
export function counted(discard: readonly string[], order: readonly string[]): Held[] {
  const place = (card: string) => order.indexOf(card);
  return grouped(discard).sort(
    (one, other) => other.count - one.count || place(one.card) - place(other.card),
  );
}
