// Seen: what the reader knows of the pile, and nobody else.

export interface Known {
  readonly card: string;
  /** 1 is the next one. */
  readonly depth: number;
}

/** The cards they know, from the top down; "" stands for one they do not. */
export function known(remembered: readonly string[]): Known[] {
  return remembered.flatMap((card, above) => (card ? [{ card, depth: above + 1 }] : []));
}

/** Those from the top down to the first that they do not know. */
export function topmost(remembered: readonly string[]): readonly string[] {
  const end = remembered.indexOf("");
  return end < 0 ? remembered : remembered.slice(0, end);
}
