// Known: the campaigns whose links this device has. There are no accounts: this is all.

import { recall, remember } from "../kept.ts";

export interface KnownCampaign {
  readonly campaign: string;
  readonly token: string;
  readonly game: string;
  /** The chapter that came next when it was last looked at; "" if all were told. */
  readonly next: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly used: number;
}

const KEPT = "purrlour.campaigns";
/** More are forgotten, the oldest first; their links still open them. */
const MOST = 40;

class Known {
  #all = $state.raw<readonly KnownCampaign[]>(read());

  /** All of them, the one used last first. */
  get all(): readonly KnownCampaign[] {
    return this.#all;
  }

  find(campaign: string): KnownCampaign | undefined {
    return this.#all.find((one) => one.campaign === campaign);
  }

  /** Keeps a campaign, or what changed about it. */
  keep(campaign: Omit<KnownCampaign, "used">): void {
    const others = this.#all.filter((one) => one.campaign !== campaign.campaign);
    this.#write([{ ...campaign, used: Date.now() }, ...others].slice(0, MOST));
  }

  /** The chapter that comes next now; when it was opened last stays as it is. */
  told(campaign: string, next: string): void {
    this.#write(this.#all.map((one) => (one.campaign === campaign ? { ...one, next } : one)));
  }

  /** Forgets it on this device. It stays where it is. */
  drop(campaign: string): void {
    this.#write(this.#all.filter((one) => one.campaign !== campaign));
  }

  #write(all: readonly KnownCampaign[]): void {
    this.#all = all;
    remember(KEPT, all);
  }
}

function read(): readonly KnownCampaign[] {
  const kept = recall(KEPT);
  if (!Array.isArray(kept)) return [];
  return kept.filter((one) => typeof one?.token === "string" && typeof one.campaign === "string");
}

export const known = new Known();
