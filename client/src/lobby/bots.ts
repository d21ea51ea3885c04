// Bots: what they are called, where somebody chooses one.

import { say, speech } from "../speech.svelte.ts";

/** The title of a kind of bot; one that nobody wrote words for has its own name. */
export function botTitle(bot: string): string {
  const key = `web-bot-kind-${bot}`;
  return speech.text().has(key) ? say(key) : bot;
}

/** How it plays, in a few words. */
export function botHelp(bot: string): string {
  const key = `web-bot-kind-${bot}.help`;
  return speech.text().has(key) ? say(key) : "";
}
