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
