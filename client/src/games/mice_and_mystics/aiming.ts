// Aiming: who goes for whom, from the moment that is told until the blow has landed.

import type { MiceAndMysticsEvent } from "../../wire.ts";
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

/** Whom a figure on its way goes for, by what follows; null if for nobody. */
export function goalOf(
  step: Step | null,
  ahead: readonly MiceAndMysticsEvent[],
): readonly [from: string, to: string] | null {
  if (step?.event.kind !== "stepped") return null;
  const { figure } = step.event;
  for (const event of ahead) {
    if (event.kind === "attacked") return event.figure === figure ? [figure, event.target] : null;
    if (event.kind === "turn" || (event.kind === "stepped" && event.figure !== figure)) return null;
  }
  return null;
}
