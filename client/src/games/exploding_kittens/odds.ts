// Odds: how likely the next card goes off, as a fuse.

/** How much of the fuse is left at a risk in per cent: all of it at none, nothing when it is sure. */
export function fuse(risk: number): number {
  // The first per cents are those that one wants to see.
  return 1 - Math.sqrt(Math.min(Math.max(risk / 100, 0), 1));
}
