// Pacing: a kitten is a fuse first, and then what came of it; the winner comes after the bang.

import { beatsOf, longest, type Beat, type Pacing } from "../../table/beats.ts";
import type { ExplodingKittensEvent } from "../../wire.ts";

/** Milliseconds; what is not here is seen in passing. */
const LENGTHS: Partial<Record<ExplodingKittensEvent["kind"], number>> = {
  drew: 450,
  played: 600,
  burgled: 600,
  named: 600,
  noped: 700,
  gave: 500,
  handed: 500,
  shuffled: 500,
  revealed: 800,
  defused: 1000,
  died: 1200,
};

export const pacing: Pacing<"exploding_kittens"> = {
  beats(events) {
    const beats = beatsOf(events, ends, longest(LENGTHS));
    return beats.map((beat): Beat<ExplodingKittensEvent> => {
      const told = beat.events.some(({ kind }) => kind === "died" || kind === "defused");
      return told ? { ...beat, board: true } : beat;
    });
  },
  most: 6000,
};

function ends({ kind }: ExplodingKittensEvent, next: ExplodingKittensEvent | undefined): boolean {
  return kind === "revealed" || next?.kind === "won";
}
