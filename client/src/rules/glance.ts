// Glance: a game's rules in pictures, on one page. Each game says what is shown; words are its own.

import type { Component } from "svelte";
import type { Text } from "../text.ts";

/** A picture is the name of a card or piece ("" is a card face down), or a sign such as "+". */
export interface Step {
  readonly show: readonly string[];
  /** `glance-<say>` of the game's words. */
  readonly say: string;
}

/** What there is of a kind, each with what it does. */
export interface Part {
  /** Its heading. */
  readonly say: string;
  readonly rows: readonly Row[];
}

export interface Row extends Step {
  /** What it is called: of cards their title, else a sentence of its own. Without it, the sentence
   * says everything. */
  readonly card?: string;
  readonly name?: string;
}

export interface Glance {
  readonly aim: readonly Step[];
  /** One after the other… */
  readonly turn: readonly Step[];
  /** …and what one may choose from then. */
  readonly options?: readonly Step[];
  readonly parts: readonly Part[];
  /** Draws a picture by its name, as wide as its box. Silent. */
  readonly Piece: Component<{ text: Text; piece: string }>;
}

/** What stands between pictures, or a number: it has no letters, and every name has. */
export function isSign(shown: string): boolean {
  return shown !== "" && !/[a-z]/.test(shown);
}

/** A card by its title, and what it does. */
export function cardRow(card: string): Row {
  return { show: [card], card, say: card };
}

const FILES = import.meta.glob<{ glance: Glance }>("../games/*/glance.ts");

/** Whether a game has a summary. */
export function hasGlance(game: string): boolean {
  return fileOf(game) !== undefined;
}

export async function loadGlance(game: string): Promise<Glance> {
  const load = fileOf(game);
  if (!load) throw new Error(`there is no summary of ${game}`);
  return (await load()).glance;
}

function fileOf(game: string) {
  return FILES[`../games/${game}/glance.ts`];
}
