// Pacing: what ended a game is seen before the sheets are, and the sixth curse before the winner.

import { beatsOf, longest, type Pacing } from "../../table/beats.ts";
import type { WizardKittensEvent } from "../../wire.ts";

/** Milliseconds; what is not here is seen in passing. */
const LENGTHS: Partial<Record<WizardKittensEvent["kind"], number>> = {
  placed: 500,
  cast: 500,
  slung: 600,
  switched: 600,
  moved: 600,
  took: 600,
  discarded: 600,
  swiped: 700,
  defeated: 1200,
  cat: 1200,
  rule: 1500,
  step: 1500,
  caught: 2000,
};

/** What sheets are made of. */
const SHEETS = new Set(["credit", "scored", "ended"]);

export const pacing: Pacing<"wizard_kittens"> = {
  beats(events) {
    const beats = beatsOf(events, begins, longest(LENGTHS));
    const six = events.some((event) => event.kind === "ended" && event.reason === "six");
    if (!six) return beats;
    const [end, ...before] = beats.toReversed();
    return [...before.reverse(), { ...end!, length: 2000, board: true }, { events: [], length: 0 }];
  },
  most: 6000,
};

/** Whether the next one is the first of the sheets. */
function begins({ kind }: WizardKittensEvent, next: WizardKittensEvent | undefined): boolean {
  return next !== undefined && SHEETS.has(next.kind) && !SHEETS.has(kind);
}
