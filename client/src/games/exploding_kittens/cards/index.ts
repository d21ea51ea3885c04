// The cards: what each title looks like. Words come from whoever shows it.

import type { Component } from "svelte";
import type { Look as CardLook } from "../../../art/PaperCard.svelte";
import Attack from "./pictures/Attack.svelte";
import Beard from "./pictures/Beard.svelte";
import Cattermelon from "./pictures/Cattermelon.svelte";
import Defuse from "./pictures/Defuse.svelte";
import Favor from "./pictures/Favor.svelte";
import Future from "./pictures/Future.svelte";
import Kitten from "./pictures/Kitten.svelte";
import Nope from "./pictures/Nope.svelte";
import Potato from "./pictures/Potato.svelte";
import Rainbow from "./pictures/Rainbow.svelte";
import Shuffle from "./pictures/Shuffle.svelte";
import Skip from "./pictures/Skip.svelte";
import Tacocat from "./pictures/Tacocat.svelte";
import { SYMBOLS } from "./symbols.ts";
import { WEAVES } from "./tiles.ts";
import { TITLES, type Title } from "./titles.ts";

export { TITLES, type Title };

export interface Look extends CardLook {
  readonly colour: `--card-${Title}`;
}

const PICTURES: Record<Title, readonly [picture: Component, letter: string]> = {
  kitten: [Kitten, "K"],
  defuse: [Defuse, "D"],
  attack: [Attack, "A"],
  nope: [Nope, "N"],
  favor: [Favor, "F"],
  shuffle: [Shuffle, "S"],
  skip: [Skip, "P"],
  future: [Future, "E"],
  tacocat: [Tacocat, "T"],
  cattermelon: [Cattermelon, "C"],
  potato: [Potato, "H"],
  beard: [Beard, "B"],
  rainbow: [Rainbow, "R"],
};

const DARK: readonly Title[] = ["kitten", "nope", "skip", "future", "tacocat"];

export const CARDS = Object.fromEntries(
  TITLES.map((title) => {
    const [picture, letter] = PICTURES[title];
    const look: Look = {
      picture,
      letter,
      symbol: SYMBOLS[title],
      colour: `--card-${title}`,
      weave: WEAVES[title],
      dark: DARK.includes(title),
    };
    return [title, look];
  }),
) as Record<Title, Look>;

/** Whether the client can draw it. */
export function isTitle(card: string): card is Title {
  return Object.hasOwn(CARDS, card);
}
