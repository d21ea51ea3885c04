// Says: what is printed on the cards in sight. Words and numbers come with the view, since a table
// may play with other cards than ours.

import type { Facts, Text } from "../../text.ts";

/** A sentence without its language: a key, its facts, and what it frames. */
export interface Sentence {
  readonly key: string;
  readonly facts: Facts;
  readonly inner: Sentence | null;
}

/** “when-defeat do-pass count=1 side=right”. */
export function read(words: readonly string[]): Sentence | null {
  const [key, ...rest] = words;
  if (!key) return null;
  const next = rest.findIndex((word) => !word.includes("="));
  const own = next < 0 ? rest : rest.slice(0, next);
  const facts = own.map((word) => {
    const [name = "", value = ""] = word.split("=", 2);
    return [name, /^-?\d+$/.test(value) ? Number(value) : value] as const;
  });
  const inner = next < 0 ? null : read(rest.slice(next));
  return { key, facts: Object.fromEntries(facts), inner };
}

/** Everything that a card says, beginning with these letters; all of it by default. */
export function saidBy(says: readonly string[], card: string, begin = ""): readonly Sentence[] {
  return says.flatMap((line) => {
    const [name, ...words] = line.split(" ");
    if (name !== card || !words[0]?.startsWith(begin)) return [];
    return read(words) ?? [];
  });
}

/** A sentence in words. */
export function tell(text: Text, { key, facts, inner }: Sentence): string {
  return text.say(key, inner ? { ...facts, what: tell(text, inner) } : facts);
}

/** How a card counts points, in words; "" if it does not. */
export function formulaOf(text: Text, says: readonly string[], card: string): string {
  const [formula] = saidBy(says, card, "formula-");
  return formula ? tell(text, formula) : "";
}

/** What a New Rule, or a step of a Chaos Mode card does, in words. */
export function effectOf(text: Text, says: readonly string[], card: string): string {
  const [effect] = saidBy(says, card, "when-");
  return effect ? tell(text, effect) : "";
}

/** Whether a rule in force lets extras cost nothing. */
export function areSpared(view: { says: readonly string[]; in_force: readonly string[] }): boolean {
  return view.in_force
    .flatMap((name) => saidBy(view.says, name))
    .some(({ inner }) => inner?.key === "do-spare-extras");
}

/** easy, medium or hard; "" if nobody says. */
export function difficultyOf(says: readonly string[], card: string): string {
  return saidBy(says, card, "difficulty-")[0]?.key.slice("difficulty-".length) ?? "";
}
