// Hand: what a hand of cards needs to know of each, whatever the game.

/** Equal cards in a hand. */
export interface InHand {
  /** Stays the same while one of them is there: focus and motion hang on it. */
  readonly key: string;
  /** Of which kind, how many, and whether they can be chosen: all in words. */
  readonly name: string;
  readonly count: number;
  /** Whether they can be chosen now. */
  readonly can: boolean;
  /** Whether they are chosen. */
  readonly lifted: boolean;
  /** The name of the button that shows everything about them. */
  readonly read: string;
}

/** Where the focus goes when a key is pressed; −1 leaves it where it is. */
export function step(key: string, at: number, length: number): number {
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, length - 1);
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return -1;
  }
}

/** Which card keeps the hand's place in the order of Tab: the same as before, or its neighbour. */
export function current(keys: readonly string[], key: string, at: number): number {
  const found = keys.indexOf(key);
  return found >= 0 ? found : Math.min(Math.max(at, 0), keys.length - 1);
}

/** Cards of one title in a hand. */
export interface Held {
  readonly card: string;
  readonly count: number;
}

/** Equal cards together, in the order of the hand. */
export function grouped(cards: readonly string[]): Held[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Titles by how often they lie there, then by the order they are known in. */
export function counted(discard: readonly string[], order: readonly string[]): Held[] {
  const place = (card: string) => order.indexOf(card);
  return grouped(discard).sort(
    (one, other) => other.count - one.count || place(one.card) - place(other.card),
  );
}
