// Moments: how what happened sounds. A few sounds at most: a whole turn is not a concert.

import type { SoundName } from "../../sound/sound.ts";
import type { MiceAndMysticsEvent } from "../../wire.ts";

const SOUNDS: Partial<Record<MiceAndMysticsEvent["kind"], SoundName>> = {
  rolled: "shuffle",
  "card-found": "draw",
  searched: "card",
  "trap-sprung": "boom",
  surged: "hiss",
  captured: "nope",
  rescued: "purr",
  defeated: "purr",
  explored: "card",
  "tile-turned": "card",
  story: "message",
};
const MOST = 2;

/** The sounds of what happened, each once, the first ones first. */
export function sounds(events: readonly MiceAndMysticsEvent[]): SoundName[] {
  const ended = events.find((event) => event.kind === "ended");
  if (ended) return [ended.won ? "win" : "lose"];
  const heard = events.flatMap(({ kind }) => SOUNDS[kind] ?? []);
  return [...new Set(heard)].slice(0, MOST);
}
