// Games: what the page needs of each beyond its words. Loaded when somebody opens a table.

import type { Component, Snippet } from "svelte";
import type { Pacing } from "../table/beats.ts";
import type { Stage } from "../table/stage.ts";
import type { GameKey } from "../wire.ts";

/** What a game brings along. */
export interface Brought {
  /** Seats, table and hand. What is asked of the reader is put where the board has room for it. */
  readonly Board: Component<{ stage: Stage; prompt?: Snippet }>;
  /** How its events are cut into moments. */
  readonly pacing: Pacing;
}

/** A new game adds its line here; until then it is played elsewhere. */
const GAMES: Partial<Record<GameKey, () => Promise<{ default: unknown; pacing: unknown }>>> = {
  exploding_kittens: () => import("./exploding_kittens/Board.svelte"),
  koty: () => import("./koty/Board.svelte"),
  mice_and_mystics: () => import("./mice_and_mystics/Board.svelte"),
  wizard_kittens: () => import("./wizard_kittens/Board.svelte"),
};

/** Loads a game's board. */
export async function bring(game: string): Promise<Brought> {
  const load = GAMES[game as GameKey];
  if (!load) throw new Error(`no board for ${game}`);
  // Each board wants its own game's stage; whoever asks for it by its key has that.
  const { default: Board, pacing } = await load();
  return { Board, pacing } as Brought;
}
