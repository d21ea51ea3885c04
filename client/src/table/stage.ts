// Stage: all that a game's board is drawn from. A live table is one, and so is a replay.

import type { Words } from "../words.ts";
import type { Events, GameKey, Pending, Person, Views } from "../wire.ts";
import type { Choosing } from "./choosing.svelte.ts";

/** What happened between the last picture and this one: for motion, sounds and big moments. */
export interface Happened<G extends GameKey = GameKey> {
  /** Rises with every update, so that the same events twice are two things. */
  readonly serial: number;
  readonly events: readonly Events[G][];
  /** What follows at once, and is not shown yet: so that intent is seen before the deed. */
  readonly ahead?: readonly Events[G][];
  /** All that led from the view before to this one, if it is another one: for flights. */
  readonly moved?: readonly Events[G][];
  /** Whether it is news. After a reload or a jump nothing flies and nothing sounds. */
  readonly fresh: boolean;
  /** Whether it was skipped, and so is no news to look at. */
  readonly hurried?: boolean;
}

/** The clock of a stage that follows a table. */
export interface Clock {
  /** Whether more has happened than is shown: nothing can be chosen before. */
  readonly behind: boolean;
  /** Shows all of it. */
  hurry(): void;
  /** Stands still until that is given back. */
  hold(): () => void;
}

export interface Stage<G extends GameKey = GameKey> {
  /** What the reader's seat may know. */
  readonly view: Views[G];
  /** The reader's seat; WATCHER for those without one. */
  readonly seat: number;
  readonly people: readonly Person[];
  /** Names of seats, labels and sentences for this reader. */
  readonly words: Words;
  readonly pending: readonly Pending[];
  /** What the reader may choose; nothing, for those who only look. */
  readonly choosing: Choosing;
  readonly happened: Happened<G>;
  /** What is shown when; a replay has a clock of its own. */
  readonly clock?: Clock;
  /** What people did with their paws and faces just now. */
  readonly gestures?: readonly { readonly seat: number; readonly emote: string }[];
  /** Whether the table tells people their chances. */
  readonly hints: boolean;
  /** What every seat sees, once all hands are open; else null. */
  readonly open: readonly Views[G][] | null;
}
