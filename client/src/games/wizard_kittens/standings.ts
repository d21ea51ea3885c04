// Standings: everybody's points, and what decided between equal ones.

import type { Stage } from "../../table/stage.ts";
import type { Standings } from "../../table/standings.ts";
import { sheets } from "./sheet.ts";

export function standings({ view, words }: Stage<"wizard_kittens">): Standings {
  const { text } = words;
  return {
    why: text.say("event-ended", { reason: view.reason, tie: view.tie }),
    lines: sheets(view).map(({ seat, total, curses, out }) => ({
      seats: [seat],
      name: words.seat(seat),
      score: text.say("count-points", { count: total }),
      note: text.say("count-curses", { count: curses }),
      out: out !== "",
    })),
  };
}
