// Moving: what happens at a table, as flights and sounds.

import { untrack } from "svelte";
import { Flights, setFlights } from "../motion/flights.svelte.ts";
import { play, type SoundName } from "../sound/sound.ts";
import type { Events, GameKey, Views } from "../wire.ts";
import type { Stage } from "./stage.ts";

export interface Journey {
  /** It is new and came from there, it is gone and went there, or nobody knows which it was. */
  readonly how: "brings" | "sends" | "tosses";
  /** What moved; of a toss, where it came from. */
  readonly key: string;
  readonly place: string;
}

/** What a game knows of its events. */
interface Telling<G extends GameKey> {
  /** What moved, by the events, the view they led to and the one before. */
  readonly journeys: (
    events: readonly Events[G][],
    now: Views[G],
    before: Views[G],
  ) => readonly Journey[];
  readonly sounds: (events: readonly Events[G][]) => readonly SoundName[];
}

/** Lets all that happens on a stage be seen and heard; call it while the board begins. */
export function moving<G extends GameKey>(
  stage: () => Stage<G>,
  { journeys, sounds }: Telling<G>,
): Flights {
  const flights = new Flights();
  setFlights(flights);

  // Before anything is drawn anew: who brought what, and how it sounds.
  let before = untrack(() => stage().view);
  $effect.pre(() => {
    const { events, fresh, moved = events } = stage().happened;
    untrack(() => {
      const now = stage().view;
      if (fresh) {
        for (const { how, key, place } of journeys(moved, now, before)) {
          if (how === "tosses") flights.tosses(key, place, "back");
          else flights[how](key, place);
        }
        for (const name of sounds(events)) play(name);
      }
      before = now;
    });
  });
  flights.follow(
    () => stage().happened.serial,
    () => stage().happened.fresh,
  );
  return flights;
}
