// Heard: which sounds events make.

import type { SoundName } from "./sound.ts";

/** What is heard at once, and once; big moments have sounds of their own, at their time. */
export function heard<Kind extends string>(
  events: readonly { readonly kind: Kind }[],
  sounds: Partial<Record<Kind, SoundName>>,
): readonly SoundName[] {
  return [...new Set(events.flatMap(({ kind }) => sounds[kind] ?? []))];
}
