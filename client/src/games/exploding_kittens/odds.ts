// Odds: how likely the next card goes off, as everybody at the table could count it.

export interface Odds {
  /** So many … */
  readonly hits: number;
  /** … in so many. */
  readonly of: number;
}

/** “1 in 8”: rounded while it is unlikely, exact when it comes close; null without a kitten. */
export function odds(kittens: number, pile: number): Odds | null {
  if (kittens <= 0 || pile <= 0) return null;
  if (pile / kittens >= 3) return { hits: 1, of: Math.round(pile / kittens) };
  const shared = divisor(kittens, pile);
  return { hits: kittens / shared, of: pile / shared };
}

/** How much of the fuse is left: all of it without a kitten, nothing when only kittens are. */
export function fuse(kittens: number, pile: number): number {
  if (pile <= 0) return 1;
  return 1 - Math.sqrt(Math.min(Math.max(kittens / pile, 0), 1));
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
