// Standings: the party, which wins or loses together.

import type { Stage } from "../../table/stage.ts";
import type { Standings } from "../../table/standings.ts";
import Head from "./figures/Head.svelte";

export function standings({ view, words }: Stage<"mice_and_mystics">): Standings {
  const { text } = words;
  return {
    why: "",
    lines: view.heroes.map((hero, at) => {
      const seat = view.seat_of[at] ?? -1;
      const captured = view.spaces[at] === "";
      return {
        seats: [seat],
        hero,
        name: text.card(hero),
        score: captured ? text.say("status-captured") : "",
        note: view.seats > 1 ? words.seat(seat) : "",
        out: captured,
      };
    }),
    Face: Head,
  };
}
