// Deeds: what a choice would do to a land, as everybody could see from what lies there. Whether it
// may be done is not decided here: only choices that were offered are looked at.

import { fits, type Choice } from "../../table/choosing.svelte.ts";
import type { Facts } from "../../text.ts";
import { catsIn, isFull, type Land } from "./lands.ts";
import type { Matter } from "./matter.ts";

export const DEEDS = [
  "put",
  "befriend",
  "fight",
  "chase",
  "cover",
  "place",
  "take",
  "lay",
  "snatch",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Something that can be done to a land. */
export interface Doing {
  readonly deed: Deed;
  /** By how many cats the land would change. */
  readonly change: number;
  /** Whether there is no room for what it brings. */
  readonly lost: boolean;
}

const BY_KIND: Readonly<Record<string, Deed>> = {
  moth: "take",
  lay: "lay",
  bat: "snatch",
  place: "place",
};

/** What a choice does to the land it is aimed at. */
export function deedOf(parts: Facts, land: Land, reader: number): Deed {
  const deed = BY_KIND[String(parts["kind"])];
  if (deed) return deed;
  if (!land.top) return land.seat === reader ? "put" : "cover";
  if (parts["card"] === "crow") return "chase";
  return parts["card"] === land.top ? "fight" : "befriend";
}

/** The land after it; what is gained and placed later is not in it. */
export function landAfter(deed: Deed, parts: Facts, land: Land, matter: Matter | null): Land {
  switch (deed) {
    case "put":
    case "cover":
      return { ...land, top: String(parts["card"]) };
    case "lay":
      return { ...land, top: matter?.card ?? "" };
    case "place":
      return { ...land, nines: land.nines + 1, top: matter?.what === "pair" ? matter.card : "" };
    default:
      return { ...land, top: "" };
  }
}

/** By how many cats the land would change. */
export function changeOf(deed: Deed, parts: Facts, land: Land, matter: Matter | null): number {
  return catsIn(landAfter(deed, parts, land, matter)) - catsIn(land);
}

/** The parts that a land stands for; only the reader's own take what they gained. */
export function aimAt({ seat, land }: Land, reader: number, matter: Matter | null): Facts {
  if (matter?.asks === "place" && seat === reader) return { kind: "place", land };
  return { target: seat, land };
}

/** What could be done to a land, by those choices; `mine` is the reader's own dream. */
export function deedsAt(
  choices: readonly Choice[],
  land: Land,
  reader: number,
  matter: Matter | null,
  mine: readonly Land[],
): readonly Doing[] {
  const aim = aimAt(land, reader, matter);
  return choices
    .filter((choice) => fits(choice, aim))
    .map(({ parts }) => {
      const deed = deedOf(parts, land, reader);
      const change = changeOf(deed, parts, land, matter);
      return { deed, change, lost: isLost(deed, land, mine) };
    });
}

/** Deeds that bring a Nine. */
const GAINING: readonly Deed[] = ["befriend", "fight", "snatch"];

/** Whether no land would take the Nine: one where nothing lies on top, and that is not full. */
function isLost(deed: Deed, land: Land, mine: readonly Land[]): boolean {
  if (!GAINING.includes(deed)) return false;
  const freed = (one: Land) => one.seat === land.seat && one.land === land.land;
  return !mine.some((one) => (!one.top || freed(one)) && !isFull(one));
}
