// Running: the tables at which somebody on this device has a chair, and how they stand.

import { recall, remember } from "../kept.ts";
import { askMatch } from "../net/api.ts";
import { settings } from "../settings.svelte.ts";
import { chairs, type KeptChair } from "../table/chairs.svelte.ts";
import type { About } from "../wire.ts";

/** A table and all chairs at it that are ours. */
export interface Mine {
  readonly match: string;
  readonly game: string;
  readonly chairs: readonly KeptChair[];
}

/** One entry a table, the one used last first; several people on this device are together. */
export function grouped(kept: readonly KeptChair[]): Mine[] {
  const found = new Map<string, KeptChair[]>();
  for (const chair of kept) found.set(chair.match, [...(found.get(chair.match) ?? []), chair]);
  return [...found].map(([match, ours]) => ({ match, game: ours[0]!.game, chairs: ours }));
}

/** What is over stays so: known at once, and asked for no more. */
const OVER = "purrlour.over";
/** More running ones are not asked for: they are old. */
const MOST = 12;

export class Running {
  #about = $state.raw<ReadonlyMap<string, About>>(new Map());
  #over = $state.raw<ReadonlySet<string>>(new Set(strings(recall(OVER))));

  /** Those that go on, as far as something is known about them. */
  get open(): readonly (Mine & { readonly about: About | null })[] {
    const running = grouped(chairs.all).filter(({ match }) => !this.#over.has(match));
    return running
      .slice(0, MOST)
      .map((one) => ({ ...one, about: this.#about.get(one.match) ?? null }));
  }

  get over(): readonly (Mine & { readonly about: null })[] {
    const over = grouped(chairs.all).filter(({ match }) => this.#over.has(match));
    return over.map((one) => ({ ...one, about: null }));
  }

  /** Asks how they stand, one after the other. A table that is gone is forgotten. */
  async ask(): Promise<void> {
    for (const { match, chairs: ours } of this.open) {
      const reply = await askMatch(match, settings.language);
      if (reply.is === "answer") this.#told(reply.answer);
      else if (reply.is === "silent" || reply.status !== 404)
        return; // the others neither
      else ours.forEach((one) => chairs.drop(one));
    }
  }

  #told(about: About): void {
    this.#about = new Map(this.#about).set(about.match, about);
    if (about.phase !== "over") return;
    const ours = chairs.all.map(({ match }) => match);
    this.#over = new Set([...this.#over, about.match].filter((match) => ours.includes(match)));
    remember(OVER, [...this.#over]);
  }
}

function strings(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}
