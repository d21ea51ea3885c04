// Pacing: who goes for whom is seen before the dice are, and dice are seen with what they count for.

import { beatsOf, type Beat, type Pacing } from "../../table/beats.ts";
import type { MiceAndMysticsEvent } from "../../wire.ts";
import { isQuiet } from "./telling.ts";

/** These begin something. Dice do, unless they are part of a turn that begins. */
const BEGIN = new Set<MiceAndMysticsEvent["kind"]>([
  ...(["turn", "stepped", "drifted", "attacked", "rolled", "captured", "surged"] as const),
  ...(["story", "explored", "tile-turned", "ability-used", "card-used", "ended"] as const),
  ...(["cat-pounced", "trap-sprung", "encounter", "placed", "feasted"] as const),
]);

/** Milliseconds: one thing to read, and each further one with it. */
const [ONE, MORE, MOST] = [700, 200, 1300];
const STEP = 250;
const STORY = 2500;

export const pacing: Pacing<"mice_and_mystics"> = { beats, most: 12_000 };

function beats(events: readonly MiceAndMysticsEvent[]): Beat<MiceAndMysticsEvent>[] {
  let turns = false;
  const cut = beatsOf(
    events,
    ({ kind }, next) => {
      if (kind === "turn") turns = true;
      const pages = kind === "story" && next?.kind === "story";
      const ends = next !== undefined && BEGIN.has(next.kind) && !isQuiet({ kind }) && !pages;
      if (!ends || (turns && next.kind === "rolled")) return false;
      turns = false;
      return true;
    },
    lengthOf,
  );
  // Who stands where when a chapter begins, no event tells.
  const begins = (beat: Beat<MiceAndMysticsEvent>) =>
    beat.events.some(({ kind }) => kind === "began");
  return cut.map((beat) => (begins(beat) ? { ...beat, board: true } : beat));
}

function lengthOf(events: readonly MiceAndMysticsEvent[]): number {
  const told = events.filter((event) => !isQuiet(event));
  if (!told.length) return 0;
  if (told.some(({ kind }) => kind === "story")) return STORY;
  if (told.every(({ kind }) => kind === "stepped" || kind === "drifted")) return STEP;
  return Math.min(ONE + MORE * (told.length - 1), MOST);
}
