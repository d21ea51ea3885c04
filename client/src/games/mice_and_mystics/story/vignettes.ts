// Vignettes: what the picture over a page of the story shows, told by the name of the page.

import { slug } from "../../../text.ts";

export type Place =
  "village" | "pantry" | "hall" | "garden" | "clock" | "sewing" | "boiler" | "below" | "water";
export type Thing =
  | "bell"
  | "clapper"
  | "cord"
  | "cheese"
  | "key"
  | "lamp"
  | "thread"
  | "needle"
  | "gear"
  | "steam"
  | "web"
  | "bird"
  | "tins";
/** Kinds of minions, as figures are named. */
export type Foe =
  | "rat_warrior"
  | "elite_rat"
  | "captain_vurst"
  | "roach"
  | "hundredknock"
  | "brodie"
  | "moth_regent";

export interface Vignette {
  readonly place: Place;
  readonly foe?: Foe;
  readonly thing?: Thing;
  /** Night has fallen for good: nobody of the party is there. */
  readonly lost?: boolean;
}

/** What is on each tile, and who waits there. */
const TILES: Record<string, Vignette> = {
  "t1-orange": { place: "pantry", foe: "rat_warrior" },
  "t1-blue": { place: "village" },
  "t2-orange": { place: "pantry", foe: "roach" },
  "t2-blue": { place: "water", foe: "roach" },
  "t3-orange": { place: "hall", thing: "cheese" },
  "t3-blue": { place: "below", foe: "roach" },
  "t4-orange": { place: "hall", foe: "elite_rat" },
  "t4-blue": { place: "below", foe: "rat_warrior" },
  "t5-orange": { place: "sewing", thing: "thread" },
  "t5-blue": { place: "below", foe: "elite_rat" },
  "t6-orange": { place: "clock", thing: "gear" },
  "t6-blue": { place: "water" },
  "t7-orange": { place: "garden", thing: "bell" },
  "t7-blue": { place: "below", foe: "rat_warrior" },
  "t8-orange": { place: "boiler", foe: "elite_rat" },
  "t8-blue": { place: "boiler", foe: "roach" },
};

/** Pages about something: the first of these words that their name has. */
const TOLD: readonly (readonly [word: string, vignette: Vignette])[] = [
  ["key", { place: "hall", thing: "key" }],
  ["plate", { place: "hall", thing: "cheese" }],
  ["surge", { place: "garden", foe: "hundredknock" }],
  ["tansy", { place: "below", thing: "bird" }],
  ["water", { place: "water" }],
  ["boots", { place: "water" }],
  ["ash", { place: "boiler" }],
  ["third-thread", { place: "clock", thing: "thread" }],
  ["thread", { place: "sewing", thing: "thread" }],
  ["cat-beaten", { place: "hall", foe: "brodie", thing: "bell" }],
  ["cat", { place: "hall", foe: "brodie" }],
  ["basket", { place: "hall", foe: "brodie" }],
  ["needle", { place: "sewing", thing: "needle" }],
  ["gears", { place: "clock", thing: "gear" }],
  ["alarm", { place: "clock", thing: "tins" }],
  ["steam", { place: "boiler", thing: "steam" }],
  ["vurst", { place: "hall", foe: "captain_vurst" }],
  ["hundredknock", { place: "hall", foe: "hundredknock" }],
  ["clapper", { place: "hall", thing: "clapper" }],
  ["lamp", { place: "hall", thing: "lamp" }],
  ["rings", { place: "village", thing: "bell" }],
  ["regent-beaten", { place: "sewing", thing: "lamp" }],
  ["regent", { place: "sewing", foe: "moth_regent" }],
  ["webs", { place: "sewing", thing: "web" }],
  ["epilogue", { place: "village", thing: "bell" }],
  ["book", { place: "village", thing: "bell" }],
];

/** What each chapter is about: its first page, its goal and its end. */
const CHAPTERS: Record<string, Vignette> = {
  ch1: { place: "garden", thing: "bell" },
  ch2: { place: "below", thing: "bird" },
  ch3: { place: "clock", thing: "thread" },
  ch4: { place: "hall", thing: "clapper" },
  ch5: { place: "sewing", foe: "moth_regent" },
};
const PLAIN: Vignette = { place: "village", thing: "lamp" };

export function vignetteOf(page: string): Vignette {
  const [chapter = "", ...rest] = slug(page).split("-");
  const name = rest.join("-");
  const tile = TILES[name];
  if (tile) return tile;
  const about = TOLD.find(([word]) => (name || chapter).includes(word))?.[1];
  const found = CHAPTERS[chapter] ?? PLAIN;
  if (name === "lost") return { place: found.place, lost: true, thing: "lamp" };
  return about ?? (chapter === "book" ? { place: "village", thing: "bell" } : found);
}
