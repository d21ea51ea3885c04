// The cards: what each title looks like. Words come from whoever shows it.

import type { Component } from "svelte";
import type { Look } from "../../../art/PaperCard.svelte";
import Plain from "./pictures/Plain.svelte";
import { SYMBOLS } from "./symbols.ts";
import { kindOf, numberOn, TITLES, type Title } from "./titles.ts";
import { WEAVES } from "./weaves.ts";

const PICTURES: Record<Title, Component> = {
  blue1: Plain,
  blue8: Plain,
  yellow2: Plain,
  yellow7: Plain,
  green3: Plain,
  green6: Plain,
  pink4: Plain,
  pink5: Plain,
  crow: Plain,
  joker: Plain,
  moth: Plain,
  bat: Plain,
  owl: Plain,
  dragon: Plain,
};

/** Grounds so dark that only light shows on them. */
const DARK = ["crow", "moth", "bat", "owl", "dragon"];

export const CARDS = Object.fromEntries(
  TITLES.map((title) => {
    const kind = kindOf(title);
    const number = numberOn(title);
    const look: Look = {
      picture: PICTURES[title],
      symbol: SYMBOLS[kind],
      // Cards without a number are known by their sign.
      letter: Number.isNaN(number) ? "" : String(number),
      colour: `--card-${kind}`,
      weave: WEAVES[kind],
      dark: DARK.includes(kind),
    };
    return [title, look];
  }),
) as Record<Title, Look>;

/** Whether the client can draw it. */
export function isTitle(card: string): card is Title {
  return Object.hasOwn(CARDS, card);
}
