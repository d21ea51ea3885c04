// Standings: how everybody did in the end, for the result. A game that counts tells it by itself.

import type { Component } from "svelte";
import type { GameKey } from "../wire.ts";
import type { Stage } from "./stage.ts";

/** Those who are told together: a seat, a team, one of the party. */
export interface Standing {
  /** Whose cats are shown, unless it is a hero. */
  readonly seats: readonly number[];
  readonly hero?: string;
  readonly name: string;
  /** What was counted, and what else there is to say. */
  readonly score?: string;
  readonly note?: string;
  /** Whether it cannot win, whatever was counted. */
  readonly out?: boolean;
}

export interface Standings {
  /** What decided it, beyond the sentence with which it ended. */
  readonly why: string;
  /** The best first. */
  readonly lines: readonly Standing[];
  /** Draws a hero. */
  readonly Face?: Component<{ hero: string }>;
}

export type Telling = (stage: Stage) => Standings;

const TOLD: Partial<Record<GameKey, () => Promise<{ standings: unknown }>>> = {
  koty: () => import("../games/koty/standings.ts"),
  mice_and_mystics: () => import("../games/mice_and_mystics/standings.ts"),
  wizard_kittens: () => import("../games/wizard_kittens/standings.ts"),
};

/** How a game tells it; null if it does not, or it cannot be had now. */
export async function bringStandings(game: string): Promise<Telling | null> {
  try {
    return ((await TOLD[game as GameKey]?.())?.standings as Telling) ?? null;
  } catch {
    return null;
  }
}
