// Requests about campaigns. The token of the link goes into a header, never into an address.

import { JSON_KIND, ask, type Reply } from "../net/api.ts";
import type { Language } from "../text.ts";
import type { CampaignAbout, CampaignLink, NewMatch, Seated } from "../wire.ts";

/** The way to a campaign. */
export type Way = Pick<CampaignLink, "campaign" | "token">;

/** Begins a campaign; `text` is one from a file. */
export function beginCampaign(
  game: string,
  text: string,
  language: Language,
): Promise<Reply<CampaignLink>> {
  const body = JSON.stringify({ game, text });
  return ask("api/campaigns", language, { body, kind: JSON_KIND });
}

/** How a campaign stands. */
export function askCampaign(way: Way, language: Language): Promise<Reply<CampaignAbout>> {
  return ask(`api/campaigns/${way.campaign}`, language, { token: way.token });
}

/** Opens a table for the next chapter, perhaps instead of another one. */
export function openChapter(
  way: Way,
  { game: _, ...wish }: NewMatch,
  instead: string,
  language: Language,
): Promise<Reply<Seated>> {
  const body = JSON.stringify({ ...wish, ...(instead && { instead }) });
  const path = `api/campaigns/${way.campaign}/matches`;
  return ask(path, language, { body, kind: JSON_KIND, token: way.token });
}

/** Leaves the chapter that was lost in this match as it is. */
export function goOn(way: Way, match: string, language: Language): Promise<Reply<CampaignAbout>> {
  const body = JSON.stringify({ match });
  const path = `api/campaigns/${way.campaign}/on`;
  return ask(path, language, { body, kind: JSON_KIND, token: way.token });
}

/** The campaign as a file. */
export function askCampaignFile(way: Way, language: Language): Promise<Reply<string>> {
  return ask(`api/campaigns/${way.campaign}/file`, language, { token: way.token, plain: true });
}
