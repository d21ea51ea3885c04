// Known: which games this device has had a lesson of, and for whom a lesson would be news.

import { recall, remember } from "../kept.ts";
import { chairs } from "../table/chairs.svelte.ts";

const KEPT = "purrlour.lessons";

function learnt(): readonly string[] {
  const kept = recall(KEPT);
  return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
}

/** The lesson of a game was taken to its end. */
export function keepLearnt(game: string): void {
  remember(KEPT, [...new Set([...learnt(), game])]);
}

/** Whether nobody here has played a game before, nor learnt it; this table does not count. */
export function isNew(game: string, match: string): boolean {
  const played = chairs.all.some((chair) => chair.game === game && chair.match !== match);
  return !played && !learnt().includes(game);
}
