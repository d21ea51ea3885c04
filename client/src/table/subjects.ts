// Subjects: what a reaction may be about, for standing orders.

import { slug, type Facts, type Text } from "../text.ts";
import { isPlain } from "./choosing.svelte.ts";

export interface Subject {
  /** As the server compares it: how the notation of a play begins. */
  readonly subject: string;
  readonly title: string;
}

/**
 * Those that the game's words list, where what is answered has a name of its own; else the cards that
 * are played under theirs.
 */
export function subjectsOf(actions: ReadonlyMap<string, Facts>, text: Text): readonly Subject[] {
  if (text.has("subjects")) {
    const listed = text.say("subjects").split(" ");
    return listed.map((subject) => ({ subject, title: text.say(`subject-${subject}`) }));
  }
  const found = new Map<string, string>();
  for (const [notation, parts] of actions) {
    const subject = notation.split(/[:>]/)[0] ?? "";
    if (isPlain(parts) || !text.has(`card-${slug(subject)}`)) continue;
    found.set(subject, text.card(subject));
  }
  return [...found].map(([subject, title]) => ({ subject, title }));
}
