// Pointing: where on the page the things are that the coach speaks of.

import type { Choice } from "../table/choosing.svelte.ts";
import { selectorOf } from "../table/pointed.ts";

/** What is pointed at: a step, what may be chosen, and what was tapped so far. */
export interface Pointing {
  readonly point: readonly string[];
  readonly wanted: readonly string[];
  readonly begun: boolean;
  readonly left: readonly Choice[];
}

/**
 * The selectors of what to ring. Where one reads, all that it is about; where one acts, what to
 * tap first, and once that is done, what to tap next. Without such a thing it is a button of the
 * prompt.
 */
export function ringed({ point, wanted, begun, left }: Pointing): readonly string[] {
  if (!wanted.length) return point.map(selectorOf);
  const onWay = begun && left.some(({ text }) => wanted.includes(text));
  const thing = onWay ? point[1] : point[0];
  if (thing !== undefined) return [selectorOf(thing)];
  return wanted.map((text) => `[data-offer$=" ${CSS.escape(text)}"]`);
}
