// Faces: those whom a game's campaigns are about, and what happens to them, if the game can draw it.

import type { Component } from "svelte";

/** A round head of somebody, by name. */
export type Face = Component<{ hero: string }>;

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  mice_and_mystics: () => import("../games/mice_and_mystics/figures/Head.svelte"),
};

/** The picture of a chapter, by the first page of its story. */
export type Picture = Component<{ page: string; heroes: readonly string[] }>;

const PICTURES: Record<string, () => Promise<{ default: Picture }>> = {
  mice_and_mystics: () => import("../games/mice_and_mystics/story/Vignette.svelte"),
};

/** The way a game draws chapters; null if it does not, or it cannot be had now. */
export async function bringPicture(game: string): Promise<Picture | null> {
  try {
    return (await PICTURES[game]?.())?.default ?? null;
  } catch {
    return null;
  }
}

/** The way a game draws them; null if it does not, or it cannot be had now. */
export async function bringFace(game: string): Promise<Face | null> {
  try {
    return (await FACES[game]?.())?.default ?? null;
  } catch {
    return null;
  }
}
