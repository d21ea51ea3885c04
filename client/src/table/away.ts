// Away: who is, since when, and from when on nobody has to wait for them any more.

import type { About } from "../wire.ts";

/** Who stands in: as the server has it where nobody chose another. */
export const STAND_IN = "greedy";

/** The match's clock as it was told, and when we heard of it. */
export interface Told {
  readonly clock: number;
  readonly heard: number;
}

/** Stands for a host without a chair. */
const HOST_ONLY = -2;

/** Whole seconds until somebody is away for so long; 0 if they are, null while they are here. */
export function waitFor(
  about: About,
  seat: number,
  seconds: number,
  { clock, heard }: Told,
  now: number,
): number | null {
  const since = about.away?.[seat];
  if (since === undefined) return null;
  const gone = clock - since + (now - heard);
  return Math.max(0, Math.ceil(seconds - gone / 1000));
}

/** The same for the host: how long until somebody else may be it. */
export function waitForHost(about: About, told: Told, now: number): number | null {
  return waitFor(about, about.host < 0 ? HOST_ONLY : about.host, about.grace, told, now);
}

/** When a bot may play for somebody, and whether it comes by itself. */
export interface StandIn {
  readonly seat: number;
  readonly seconds: number;
  readonly comes: boolean;
}

/** Of those whom the table waits for: the first who is away and has no bot yet. */
export function standIn(
  about: About,
  asked: readonly { readonly seat: number }[],
  paused: boolean,
  told: Told,
  now: number,
): StandIn | null {
  for (const { seat } of asked) {
    if (about.chairs[seat]?.bot) continue;
    const seconds = waitFor(about, seat, about.grace, told, now);
    if (seconds === null) continue;
    const own = paused ? 0 : (about.settings.grace ?? 0);
    const comes = own ? waitFor(about, seat, own, told, now) : null;
    const sooner = comes !== null && comes <= seconds;
    return { seat, seconds: sooner ? comes : seconds, comes: sooner };
  }
  return null;
}
