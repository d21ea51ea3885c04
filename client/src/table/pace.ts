// Pace: how slowly what happens is shown, by the reader's setting. 1 is normal, 0 is at once.

import type { Motion } from "../settings.svelte.ts";

const PACES: Readonly<Record<Motion | "calm", number>> = {
  off: 0,
  calm: 0,
  fast: 0.5,
  normal: 1,
  slow: 2,
};

export function paceOf(motion: Motion | "calm"): number {
  return PACES[motion];
}
