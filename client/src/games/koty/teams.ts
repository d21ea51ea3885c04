// Teams: who plays with whom, by letters.

import type { KotyView } from "../../wire.ts";

/** The letter of a seat's team; "" without teams. */
export function teamOf({ mates }: Pick<KotyView, "mates">, seat: number): string {
  const mate = mates[seat] ?? -1;
  if (mate < 0) return "";
  const firsts = mates.flatMap((other, at) => (at < other ? [at] : []));
  return "ABC".charAt(firsts.indexOf(Math.min(seat, mate)));
}

/** How many cats the team has, or the seat alone. */
export function catsOf({ mates, scores }: Pick<KotyView, "mates" | "scores">, seat: number) {
  return (scores[seat] ?? 0) + (scores[mates[seat] ?? -1] ?? 0);
}

/** Who wins and loses together, in the order of seats. */
export function sidesOf({ mates }: Pick<KotyView, "mates">): readonly (readonly number[])[] {
  return mates.flatMap((mate, seat) => {
    if (mate < 0) return [[seat]];
    return seat < mate ? [[seat, mate]] : [];
  });
}
