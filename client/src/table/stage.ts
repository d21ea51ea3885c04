// Stage: all that a game's board is drawn from. A live table is one, and so is a replay.

import type { Words } from "../words.ts";
import type { Events, GameKey, Pending, Person, Views } from "../wire.ts";
import type { Choosing } from "./choosing.svelte.ts";

/** What happened between the last picture and this one: for motion, sounds and big moments. */
export interface Happened<G extends GameKey = GameKey> {
  /** Rises with every update, so that the same events twice are two things. */
  readonly serial: number;
  readonly events: readonly Events[G][];
  /** Whether it is news. After a reload or a jump nothing flies and nothing sounds. */
  readonly fresh: boolean;
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
  /** What people did with their paws and faces just now. */
  readonly gestures?: readonly { readonly seat: number; readonly emote: string }[];
  /** Whether the table tells people their chances. */
  readonly hints: boolean;
  /** What every seat sees, once all hands are open; else null. */
  readonly open: readonly Views[G][] | null;
}
