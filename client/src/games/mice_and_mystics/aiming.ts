// Aiming: who goes for whom, from the moment that is told until the blow has landed.

import type { Step } from "./telling.ts";

/** Kinds that tell how an attack goes on. */
const GOES_ON = new Set([
  ...["rolled", "die-changed", "hits", "defended", "wounded", "cheese", "wheel", "card-used"],
  ...["ability-used", "ailing", "poisoned", "defeated", "captured"],
]);

/** Those two, as events know them; null while nobody goes for anybody. */
export function aimOf(steps: readonly Step[]): readonly [from: string, to: string] | null {
  for (let at = steps.length - 1; at >= 0; at--) {
    const { event } = steps[at]!;
    if (event.kind === "attacked") return [event.figure, event.target];
    if (!GOES_ON.has(event.kind)) return null;
  }
  return null;
}
