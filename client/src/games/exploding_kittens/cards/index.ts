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

const PICTURES: Record<Title, Component> = {
  kitten: Kitten,
  defuse: Defuse,
  attack: Attack,
  nope: Nope,
  favor: Favor,
  shuffle: Shuffle,
  skip: Skip,
  future: Future,
  tacocat: Tacocat,
  cattermelon: Cattermelon,
  potato: Potato,
  beard: Beard,
  rainbow: Rainbow,
};

const DARK: readonly Title[] = ["kitten", "nope", "skip", "future", "tacocat"];

export const CARDS = Object.fromEntries(
  TITLES.map((title) => {
    const look: Look = {
      picture: PICTURES[title],
      letter: "", // each has a sign of its own
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
