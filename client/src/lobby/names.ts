// Names: what somebody is called who does not want to think of a name.

import { say } from "../speech.svelte.ts";

/** The server takes no longer ones. */
export const LONGEST_NAME = 24;
/** How many our words have. */
const NAMES = 8;

/** A friendly name that nobody here has, by chance. */
export function suggestName(taken: readonly string[] = [], luck = Math.random()): string {
  const first = Math.floor(luck * NAMES);
  const known = taken.map((name) => name.toLowerCase());
  const all = Array.from({ length: NAMES }, (_, at) =>
    say("web-guest-name", { number: (first + at) % NAMES }),
  );
  return all.find((name) => !known.includes(name.toLowerCase())) ?? "";
}
