// Subjects: what a reaction may be about, for standing orders.

import { slug, type Facts, type Text } from "../text.ts";
import { isPlain } from "./choosing.svelte.ts";

export interface Subject {
  /** As the server compares it: how the notation of a play begins. */
  readonly subject: string;
  readonly title: string;
}

/** Cards that are played under their own name: the words have a title for each. */
export function subjectsOf(actions: ReadonlyMap<string, Facts>, text: Text): readonly Subject[] {
  const found = new Map<string, string>();
  for (const [notation, parts] of actions) {
    const subject = notation.split(/[:>]/)[0] ?? "";
    if (isPlain(parts) || !text.has(`card-${slug(subject)}`)) continue;
    found.set(subject, text.card(subject));
  }
  return [...found].map(([subject, title]) => ({ subject, title }));
}
