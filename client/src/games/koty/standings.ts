// Standings: every side with its cats, and what decided between equal ones.

import type { Stage } from "../../table/stage.ts";
import type { Standings } from "../../table/standings.ts";
import { counted, tieOf } from "./counting.ts";

export function standings({ view, words }: Stage<"koty">): Standings {
  const { text } = words;
  const sides = counted(view);
  return {
    why: tieOf(text, sides),
    lines: sides.map((side) => ({
      seats: side.seats,
      name: text.listed(side.seats.map((seat) => words.seat(seat))),
      score: text.say("count-cats", { count: side.cats }),
      note: side.gone ? text.say("board-gone") : "",
    })),
  };
}
