// The rules of Koty in pictures.

import { cardRow, type Glance } from "../../rules/glance.ts";
import GlancePiece from "./GlancePiece.svelte";
import { catsIn, MOST_FULL, MOST_NINES } from "./lands.ts";

const CAT = "pink5";
const HIGH = `land-${CAT}-${MOST_NINES}`;
const FULL = `land--${MOST_NINES}`;

export const glance: Glance = {
  Piece: GlancePiece,
  aim: [
    {
      show: [HIGH, "=", String(catsIn({ top: CAT, nines: MOST_NINES }))],
      say: "aim",
    },
    { show: Array<string>(MOST_FULL).fill(FULL).join(" + ").split(" "), say: "end" },
  ],
  turn: [{ show: ["blue1", "green3", "pink4", "joker"], say: "one" }],
  options: [
    { show: ["blue8", "→", "land-blue8-1"], say: "lay" },
    { show: ["blue8", "+", "blue1", "→", ""], say: "friends" },
    { show: ["green6", "+", "green6", "→", "land-green6-1"], say: "fight" },
    { show: ["crow", "→", "land-crow-2"], say: "cover" },
    { show: ["pink4", "→", "pink4"], say: "attack" },
    { show: ["", "", "", ""], say: "exchange" },
  ],
  parts: [
    {
      say: "cards",
      rows: [
        { show: [""], name: "nines", say: "nine" },
        { show: ["yellow2", "yellow7"], say: "cats" },
        cardRow("crow"),
        cardRow("joker"),
      ],
    },
    { say: "night", rows: ["moth", "bat", "owl", "dragon"].map(cardRow) },
  ],
};
