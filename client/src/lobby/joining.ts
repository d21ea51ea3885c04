// Joining: how a table looks to somebody who would like to sit down.

import type { About } from "../wire.ts";

/** Whether one can, and if not, why. Names the sentence, too. */
export type JoinState = "lobby" | "playing" | "mixing" | "locked" | "full" | "over";

export function joinState(about: About): JoinState {
  if (about.phase === "over" || about.phase === "mixing") return about.phase;
  if (about.locked) return "locked";
  return chairsToTake(about).length ? about.phase : "full";
}

/** Chairs without a person, those without a bot first: a bot makes room for anybody. */
export function chairsToTake({ chairs }: About): number[] {
  const without = chairs.flatMap((one, chair) => (one.name ? [] : [{ chair, bot: one.bot }]));
  return [...without.filter(({ bot }) => !bot), ...without.filter(({ bot }) => bot)].map(
    ({ chair }) => chair,
  );
}
