// Covers: what lies behind each game’s picture, and who is on it. The pictures come later than the
// page: nobody needs them to choose.

import type { Component } from "svelte";
import type { TileName } from "../art/tiles.ts";

interface Ground {
  /** Names of colours in tokens.css. */
  readonly colour: string;
  readonly ink: string;
  readonly kind: TileName | "rays";
}

const GROUNDS: Record<string, Ground> = {
  exploding_kittens: { colour: "--draw-mustard", ink: "--draw-fuse", kind: "rays" },
  koty: { colour: "--card-nine", ink: "--draw-white", kind: "clouds" },
  mice_and_mystics: { colour: "--rock-castle", ink: "--draw-sand", kind: "flagstones" },
  wizard_kittens: { colour: "--draw-plum", ink: "--draw-mustard", kind: "stars" },
};
const PLAIN: Ground = { colour: "--draw-teal", ink: "--draw-white", kind: "felt" };

const SCENES: Record<string, () => Promise<{ default: Component }>> = {
  exploding_kittens: () => import("../games/exploding_kittens/cards/Cover.svelte"),
  koty: () => import("../games/koty/cards/Cover.svelte"),
  mice_and_mystics: () => import("../games/mice_and_mystics/figures/Cover.svelte"),
  wizard_kittens: () => import("../games/wizard_kittens/cards/Cover.svelte"),
};

export function groundOf(game: string): Ground {
  return GROUNDS[game] ?? PLAIN;
}

/** Those whom a game is about, once the page is drawn; null if they cannot be had now. */
export async function bringCover(game: string): Promise<Component | null> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  try {
    return (await SCENES[game]?.())?.default ?? null;
  } catch {
    return null;
  }
}
