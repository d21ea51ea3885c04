// Sound: `play("card")`. A page that may not, or cannot, make any just stays silent.

import { settings } from "../settings.svelte.ts";
import type { SoundName } from "./recipes.ts";

export type { SoundName };

/** Heard in a tab that nobody looks at, too: it calls people back. */
const CALLING: ReadonlySet<SoundName> = new Set(["turn"]);
/** Several at once sound like one, only louder. */
const APART = 50;

let speaker: { context: AudioContext; volume: GainNode } | null = null;
const last = new Map<SoundName, number>();

/** Makes a sound, as soon as it can be made. */
export function play(name: SoundName): void {
  if (!settings.sound || settings.volume === 0) return;
  if (document.visibilityState === "hidden" && !CALLING.has(name)) return;
  // Before the first gesture a browser allows none, and would complain to whoever looks.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -Infinity) < APART) return;
  last.set(name, now);
  void sounded(name).catch(() => {}); // no speakers, no network, no permission: then not
}

async function sounded(name: SoundName): Promise<void> {
  const [{ RECIPES }, { context, volume }] = [await import("./recipes.ts"), opened()];
  if (context.state !== "running") await context.resume();
  volume.gain.value = (settings.volume / 100) ** 2; // as ears count
  RECIPES[name]({ context, out: volume, at: context.currentTime });
}

function opened(): { context: AudioContext; volume: GainNode } {
  if (!speaker) {
    const context = new AudioContext({ latencyHint: "interactive" });
    const volume = context.createGain();
    // Whatever comes together stays soft.
    volume.connect(context.createDynamicsCompressor()).connect(context.destination);
    speaker = { context, volume };
  }
  return speaker;
}
