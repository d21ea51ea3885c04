// Pacing: the last duel is seen before the cats are counted.

import { beatsOf, longest, type Pacing } from "../../table/beats.ts";
import type { KotyEvent } from "../../wire.ts";

/** Milliseconds; what is not here is seen in passing. */
const LENGTHS: Partial<Record<KotyEvent["kind"], number>> = {
  attacked: 700,
  fought: 900,
  befriended: 900,
  chased: 800,
  matched: 800,
  defended: 800,
  covered: 700,
  put: 600,
  placed: 600,
  paired: 700,
  exchanged: 500,
  hooted: 1300,
  roared: 1300,
  lost: 700,
};

export const pacing: Pacing<"koty"> = {
  beats: (events) => beatsOf(events, (_, next) => next?.kind === "ended", longest(LENGTHS)),
  most: 6000,
};
