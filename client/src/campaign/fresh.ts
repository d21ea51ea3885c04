// Fresh: what this device remembers of a campaign, asked for once more.

import { settings } from "../settings.svelte.ts";
import type { CampaignAbout } from "../wire.ts";
import { askCampaign } from "./api.ts";
import { known } from "./known.svelte.ts";

/** How it stands now; null if we cannot know. */
export async function freshen(campaign: string): Promise<CampaignAbout | null> {
  const way = known.find(campaign);
  if (!way) return null;
  const reply = await askCampaign(way, settings.language);
  if (reply.is !== "answer") return null;
  const { next } = reply.answer;
  if (next !== way.next) known.told(campaign, next);
  return reply.answer;
}
