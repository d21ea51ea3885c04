// The rules of Wizard Kittens in pictures.

import { cardRow, type Glance } from "../../rules/glance.ts";
import { COMPONENTS } from "./cards/components.ts";
import GlancePiece from "./GlancePiece.svelte";

export const glance: Glance = {
  Piece: GlancePiece,
  aim: [
    { show: ["snail", "copycat", "catnap"], say: "aim" },
    { show: ["caught"], say: "caught" },
  ],
  turn: [
    { show: ["deck", "→", "artifact"], say: "draw" },
    { show: ["token", "→", "summon"], say: "cast" },
    { show: ["artifact", "artifact", "scroll", "→", "snail"], say: "defeat" },
  ],
  parts: [
    { say: "spells", rows: ["summon", "sling", "swat", "switch"].map(cardRow) },
    {
      say: "cards",
      rows: [
        { show: COMPONENTS, say: "components" },
        cardRow("chaos-cat-3"),
        { show: ["familiar", "→", "−1"], say: "extra" },
        { show: ["credit"], say: "credit" },
      ],
    },
    { say: "special", rows: ["overflow", "favor", "dismiss", "yoink"].map(cardRow) },
  ],
};
