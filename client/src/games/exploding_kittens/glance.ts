// The rules of Exploding Kittens in pictures.

import { cardRow, type Glance } from "../../rules/glance.ts";
import GlancePiece from "./GlancePiece.svelte";

export const glance: Glance = {
  Piece: GlancePiece,
  aim: [{ show: ["kitten"], say: "aim" }],
  turn: [
    { show: ["skip", "favor", "future"], say: "play" },
    { show: ["", "→", "potato"], say: "draw" },
    { show: ["kitten", "+", "defuse", "→", ""], say: "boom" },
    { show: ["nope"], say: "others" },
  ],
  parts: [
    {
      say: "cards",
      rows: ["kitten", "defuse", "attack", "skip", "nope", "favor", "shuffle", "future"].map(
        cardRow,
      ),
    },
    {
      say: "sets",
      rows: [
        { show: ["tacocat", "tacocat"], say: "pair" },
        { show: ["beard", "beard", "beard"], say: "three" },
        { show: ["burglar"], say: "burglar" },
      ],
    },
  ],
};
