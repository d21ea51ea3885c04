// Discard: what is shown of the cards that were played.

import type { Lying } from "./lying.ts";

/** All that is discarded, the last first, without what still lies on the table. */
export function settled(discard: readonly string[], lying: Lying | null): readonly string[] {
  return lying ? discard.slice(lying.count + lying.nopes) : discard;
}
