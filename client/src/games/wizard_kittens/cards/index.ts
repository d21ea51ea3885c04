// The cards of the component deck: what each looks like. Words come from whoever shows it.

import type { Component } from "svelte";
import type { Look } from "../../../art/PaperCard.svelte";
import { TILES, type Tile } from "../../../art/tiles.ts";
import { PIECES } from "./components.ts";
import Artifact from "./pictures/Artifact.svelte";
import Caught from "./pictures/Caught.svelte";
import ChaosCat from "./pictures/ChaosCat.svelte";
import ChaosCat3 from "./pictures/ChaosCat3.svelte";
import Familiar from "./pictures/Familiar.svelte";
import Potion from "./pictures/Potion.svelte";
import Scroll from "./pictures/Scroll.svelte";
import type { Title } from "./titles.ts";

/** A swirl. */
const SWIRL =
  "M12 2C18.500 2 22.500 6.500 22.500 12 22.500 17 18.500 20.500 14 20.500 9.500 20.500 6.500 17.500 6.500 14 6.500 10.500 9 8.300 12 8.300 14.500 8.300 16.300 10 16.300 12.300 16.300 14 15 15.300 13.500 15.300V12.700C13.500 11.500 12.700 11 11.800 11 10.300 11 9.300 12.300 9.300 14 9.300 16.200 11.300 17.800 14 17.800 17 17.800 19.700 15.500 19.700 12 19.700 8 16.500 4.800 12 4.800 7 4.800 3.800 8.700 3.800 14 3.800 17 5 19.500 7 21.500L4.500 22.500C2.300 20.300 1 17.300 1 14 1 7 5.500 2 12 2z";
/** A pair of glasses. */
const GLASSES =
  "M6.300 7.500C9 7.500 11 9.200 11.500 11.200H12.500C13 9.200 15 7.500 17.700 7.500 20.800 7.500 23 9.800 23 12.500 23 15.300 20.800 17.500 17.700 17.500 14.800 17.500 12.700 15.700 12.400 13.300H11.600C11.300 15.700 9.200 17.500 6.300 17.500 3.200 17.500 1 15.300 1 12.500 1 9.800 3.200 7.500 6.300 7.500zM6.300 9.700C4.600 9.700 3.200 10.900 3.200 12.500 3.200 14.100 4.600 15.300 6.300 15.300 8 15.300 9.400 14.100 9.400 12.500 9.400 10.900 8 9.700 6.300 9.700zM17.700 9.700C16 9.700 14.600 10.900 14.600 12.500 14.600 14.100 16 15.300 17.700 15.300 19.400 15.300 20.800 14.100 20.800 12.500 20.800 10.900 19.400 9.700 17.700 9.700z";

const ROWS: readonly [Title, Component, string, string, string, Tile | "rays", boolean][] = [
  [
    "artifact",
    Artifact,
    PIECES.artifact.sign,
    "",
    "--card-artifact",
    { size: [26, 26], shape: "M13 4 19 13 13 22 7 13zM0 0 3 4 0 8z" },
    false,
  ],
  [
    "familiar",
    Familiar,
    PIECES.familiar.sign,
    "",
    "--card-familiar",
    {
      size: [28, 26],
      shape:
        "M8 12a4 3.500 0 1 0 .1 0zM4 7a2 2 0 1 0 .1 0zM8 5a2 2 0 1 0 .1 0zM12 7a2 2 0 1 0 .1 0z",
    },
    false,
  ],
  [
    "potion",
    Potion,
    PIECES.potion.sign,
    "",
    "--card-potion",
    { size: [26, 30], shape: "M7 6a4 4 0 1 0 .1 0zM19 18a3 3 0 1 0 .1 0zM16 3a2 2 0 1 0 .1 0z" },
    false,
  ],
  [
    "scroll",
    Scroll,
    PIECES.scroll.sign,
    "",
    "--card-scroll",
    { size: [34, 18], line: "M3 5H20M8 13H30", weight: 2.4 },
    false,
  ],
  ["chaos-cat-3", ChaosCat3, SWIRL, "3", "--card-chaos", "rays", true],
  ["chaos-cat", ChaosCat, SWIRL, "", "--card-chaos", "rays", true],
  ["caught", Caught, GLASSES, "!", "--card-caught", TILES.flagstones, true],
];

export const CARDS = Object.fromEntries(
  ROWS.map(([title, picture, symbol, letter, colour, weave, dark]) => [
    title,
    { picture, symbol, letter, colour, weave, dark } satisfies Look,
  ]),
) as Record<Title, Look>;

/** Whether the client can draw it. */
export function isTitle(card: string): card is Title {
  return Object.hasOwn(CARDS, card);
}
