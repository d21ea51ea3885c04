// Reading: which rules stand behind a card.

const CATS = ["KO-20", "KO-22", "KO-24", "KO-31", "KO-44"];

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  crow: ["KO-28", "KO-45"],
  joker: ["KO-26", "KO-27", "KO-29", "KO-33", "KO-52"],
  moth: ["KO-78", "KO-79", "KO-81"],
  bat: ["KO-82", "KO-83"],
  owl: ["KO-74", "KO-75", "KO-77"],
  dragon: ["KO-84", "KO-86"],
};

/** The rules to be read with a card, the first one first. */
export function clausesOf(card: string): readonly string[] {
  return CLAUSES[card] ?? CATS;
}
