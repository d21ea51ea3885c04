// Again: the same people and bots once more. Their next table begins by itself, since nothing is
// left to settle there.

import type { About } from "../wire.ts";

const same = new Set<string>();

/** From here somebody opened this table for the same once more. */
export function openSame(match: string): void {
  same.add(match);
}

/** Whether this table begins by itself; true once, for a reload finds an ordinary lobby. */
export function takeSame(match: string): boolean {
  return same.delete(match);
}

/** Whether nobody has to be waited for: whoever has a chair is there and threw into the luck. */
export function isReady({ phase, chairs, promises = {} }: About): boolean {
  const there = chairs.every(({ name, bot, here }, seat) =>
    name ? here && promises[seat] !== undefined : Boolean(bot),
  );
  return phase === "lobby" && there;
}

/** Whether all people there are at this device, at these seats. */
export function isOurs({ chairs }: About, seats: readonly { readonly seat: number }[]): boolean {
  return chairs.every(({ name }, chair) => !name || seats.some(({ seat }) => seat === chair));
}
