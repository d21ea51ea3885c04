// Faces: those whom a game's campaigns are about, if the game can draw them.

import type { Component } from "svelte";

/** A round head of somebody, by name. */
export type Face = Component<{ hero: string }>;

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  mice_and_mystics: () => import("../games/mice_and_mystics/figures/Head.svelte"),
};

/** The way a game draws them; null if it does not, or it cannot be had now. */
export async function bringFace(game: string): Promise<Face | null> {
  try {
    return (await FACES[game]?.())?.default ?? null;
  } catch {
    return null;
  }
}
