// Plan: who shall sit where, before there is a table; and the requests that come of it.

import type { Wish } from "../net/socket.ts";
import type { GameInfo, Joining, NewMatch, Settings } from "../wire.ts";

/** A chair as it is planned. Mine is always the first: whoever opens a table sits there. */
export type Place =
  | { readonly is: "me" }
  | { readonly is: "open" }
  | { readonly is: "bot"; readonly bot: string }
  /** Somebody else who plays on this device. */
  | { readonly is: "guest"; readonly name: string };

export interface Plan {
  readonly game: string;
  readonly name: string;
  readonly places: readonly Place[];
  readonly options: Record<string, string>;
  readonly settings: Settings;
  /** Whether moves may be taken back, if nobody but bots is there to ask. */
  readonly practice?: boolean;
}

/** What has to be asked for, in this order. */
export interface Requests {
  readonly open: Omit<NewMatch, "nonce">;
  /** Others on this device. */
  readonly joins: readonly (Omit<Joining, "nonce"> & { readonly chair: number })[];
  /** Bots that sit down. */
  readonly bots: readonly Wish[];
  /** Whether it can begin at once: nobody has to be waited for. */
  readonly starts: boolean;
}

export function requestsOf(plan: Plan): Requests {
  const { game, name, places, options, settings } = plan;
  const alone = isAlone(places);
  const practice = plan.practice && alone;
  const numbered = places.map((place, chair) => ({ ...place, chair }));
  return {
    open: {
      game,
      seats: places.length,
      options,
      // Where nobody can watch, what one cannot react to passes by itself.
      settings: alone ? { watch: false, ...settings } : settings,
      name: tidy(name),
      ...(practice && { practice }),
    },
    joins: numbered.flatMap((one) =>
      one.is === "guest" ? [{ name: tidy(one.name), chair: one.chair }] : [],
    ),
    bots: numbered.flatMap((one): Wish[] =>
      one.is === "bot" ? [{ t: "bot", chair: one.chair, bot: one.bot }] : [],
    ),
    starts: !places.some(({ is }) => is === "open"),
  };
}

/** What is amiss with the names, by chair, as keys of our words. The server looks once more. */
export function troubles({ name, places }: Pick<Plan, "name" | "places">): Map<number, string> {
  const found = new Map<number, string>();
  const seen = new Set<string>();
  places.forEach((place, chair) => {
    if (place.is !== "me" && place.is !== "guest") return;
    const called = tidy(place.is === "me" ? name : place.name).toLowerCase();
    if (!called) found.set(chair, "web-new-name-least");
    else if (seen.has(called)) found.set(chair, "web-new-same-name");
    seen.add(called);
  });
  return found;
}

/** Whether nobody but me and bots will be there. */
export function isAlone(places: readonly Place[]): boolean {
  return places.every(({ is }) => is === "me" || is === "bot");
}

/** A table of so many with me and others of one kind. */
export function seatsFor(count: number, others: Place): Place[] {
  return Array.from({ length: count }, (_, chair) => (chair ? others : { is: "me" }));
}

/** More chairs, or fewer; the first stay as they are. */
export function resized(places: readonly Place[], count: number, others: Place): Place[] {
  return seatsFor(count, others).map((place, chair) => places[chair] ?? place);
}

/** The bot that sits down if nobody says which. */
export function usualBot({ bots }: Pick<GameInfo, "bots">): string {
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "");
}

/** How many sit at a table if nobody says: four, if the game lets them. */
export function usualCount({ least, most }: Pick<GameInfo, "least" | "most">): number {
  return Math.min(Math.max(4, least), most);
}

/** The preset that these options are; "" if they are somebody's own mix. */
export function presetOf({ presets, options }: GameInfo, chosen: Record<string, string>): string {
  const fits = (wanted: Record<string, string>) =>
    options.every(
      ({ name, default: usual }) => (wanted[name] ?? usual) === (chosen[name] ?? usual),
    );
  return presets.find((preset) => fits(preset.options))?.name ?? "";
}

/** A name without blanks around it or doubled in it. */
export function tidy(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ");
}
