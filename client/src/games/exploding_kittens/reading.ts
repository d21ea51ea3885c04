// Reading: which rules stand behind a card.

const CATS = ["EK-51", "EK-52", "EK-55"];

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  kitten: ["EK-23", "EK-24", "EK-25"],
  defuse: ["EK-25", "EK-26", "EK-28"],
  attack: ["EK-31", "EK-32", "EK-34"],
  nope: ["EK-44", "EK-45", "EK-49"],
  favor: ["EK-38", "EK-39"],
  shuffle: ["EK-41"],
  skip: ["EK-36", "EK-37"],
  future: ["EK-42", "EK-43"],
};

/** The rules to be read with a card, the first one first. */
export function clausesOf(card: string): readonly string[] {
  return CLAUSES[card] ?? CATS;
}
