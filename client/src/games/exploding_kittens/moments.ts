// Moments: the few big ones, and the sounds of all that happens.

import { heard } from "../../sound/heard.ts";
import type { SoundName } from "../../sound/sound.ts";
import type { ExplodingKittensEvent } from "../../wire.ts";

/** A kitten was drawn, and how that ended; or somebody is the last one left. */
export interface Moment {
  readonly kind: "fuse" | "defused" | "bang" | "won";
  readonly seat: number;
}

/** The moments in what happened, in their order. */
export function moments(events: readonly ExplodingKittensEvent[]): Moment[] {
  const resigned = events.some(({ kind }) => kind === "resigned");
  return events.flatMap((event): Moment[] => {
    if (event.kind === "revealed") return [{ kind: "fuse", seat: event.seat }];
    if (event.kind === "defused") return [{ kind: "defused", seat: event.seat }];
    if (event.kind === "died" && !resigned) return [{ kind: "bang", seat: event.seat }];
    if (event.kind === "won") return [{ kind: "won", seat: event.seat }];
    return [];
  });
}

const SOUNDS: Partial<Record<ExplodingKittensEvent["kind"], SoundName>> = {
  drew: "draw",
  played: "card",
  gave: "card",
  handed: "card",
  burgled: "card",
  hid: "card",
  noped: "nope",
  shuffled: "shuffle",
  revealed: "hiss",
};

export function sounds(events: readonly ExplodingKittensEvent[]): readonly SoundName[] {
  return heard(events, SOUNDS);
}
