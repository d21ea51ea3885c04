// The rules of Mice and Mystics in pictures.

import type { Glance, Row } from "../../rules/glance.ts";
import GlancePiece from "./GlancePiece.svelte";

const row = (name: string, ...show: string[]): Row => ({ show, name, say: `${name}-what` });

export const glance: Glance = {
  Piece: GlancePiece,
  aim: [
    { show: ["corin", "maud", "ferrin"], say: "aim" },
    { show: ["die-1", "→", "hourglass", "+", "foe-roach"], say: "fate" },
  ],
  turn: [
    { show: ["die-3", "→", "corin"], say: "move" },
    { show: ["sword", "/", "scroll", "/", "door"], say: "act" },
    { show: ["corin", "→", "foe-rat_warrior", "→", "maud"], say: "team" },
  ],
  parts: [
    {
      say: "actions",
      rows: [
        row("attack", "die-6", "die-4"),
        row("search", "die-2"),
        row("explore", "door"),
        row("scurry", "feet"),
        row("recover", "webbed"),
      ],
    },
    {
      say: "things",
      rows: [
        row("cheese", "die-1"),
        row("wounds", "down"),
        row("help", "corin", "maud"),
        { show: ["hourglass"], say: "calm" },
      ],
    },
  ],
};
