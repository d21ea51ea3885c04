// The cards: what each title looks like. Words come from whoever shows it.

import type { Component } from "svelte";
import type { Look } from "../../../art/PaperCard.svelte";
import Bat from "./pictures/Bat.svelte";
import Blue1 from "./pictures/Blue1.svelte";
import Blue8 from "./pictures/Blue8.svelte";
import Crow from "./pictures/Crow.svelte";
import Dragon from "./pictures/Dragon.svelte";
import Green3 from "./pictures/Green3.svelte";
import Green6 from "./pictures/Green6.svelte";
import Joker from "./pictures/Joker.svelte";
import Moth from "./pictures/Moth.svelte";
import Owl from "./pictures/Owl.svelte";
import Pink4 from "./pictures/Pink4.svelte";
import Pink5 from "./pictures/Pink5.svelte";
import Yellow2 from "./pictures/Yellow2.svelte";
import Yellow7 from "./pictures/Yellow7.svelte";
import { SYMBOLS } from "./symbols.ts";
import { kindOf, numberOn, TITLES, type Title } from "./titles.ts";
import { WEAVES } from "./weaves.ts";

const PICTURES: Record<Title, Component> = {
  blue1: Blue1,
  blue8: Blue8,
  yellow2: Yellow2,
  yellow7: Yellow7,
  green3: Green3,
  green6: Green6,
  pink4: Pink4,
  pink5: Pink5,
  crow: Crow,
  joker: Joker,
  moth: Moth,
  bat: Bat,
  owl: Owl,
  dragon: Dragon,
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
