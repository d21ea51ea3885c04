// Story: what a page shows of a campaign, from what the server tells.

import { speech } from "../speech.svelte.ts";
import { slug } from "../text.ts";
import type { CampaignAbout, ChapterMatch } from "../wire.ts";

/** How a chapter stands: behind us, lost and left, lost but open, under way, next, or ahead. */
export type Standing = "won" | "lost" | "again" | "playing" | "next" | "ahead";

export interface Stop {
  readonly name: string;
  readonly number: number;
  readonly standing: Standing;
  /** How often it was played. */
  readonly tries: number;
}

/** The chapters as stops on the way. */
export function stopsOf(about: CampaignAbout): Stop[] {
  return about.chapters.map(({ name, played }, at) => ({
    name,
    number: at + 1,
    standing: standingOf(about, name, played.at(-1)),
    tries: about.matches.filter((one) => one.chapter === name && isOver(one)).length,
  }));
}

function standingOf(about: CampaignAbout, name: string, won: boolean | undefined): Standing {
  if (name === about.next) {
    if (about.playing) return "playing";
    return about.lost ? "again" : "next";
  }
  if (won === undefined) return "ahead";
  return won ? "won" : "lost";
}

function isOver({ ended = "" }: ChapterMatch): boolean {
  return ended === "won" || ended === "lost";
}

/** Matches that came to an end, the last one first. */
export function playedOf(about: CampaignAbout): ChapterMatch[] {
  return about.matches.filter(isOver).toReversed();
}

/** A name in the game's words. What a newer version took out of the box keeps its bare name. */
export function named(kind: "card" | "chapter", name: string, game: string): string {
  const text = speech.text(game);
  const key = `${kind}-${slug(name)}`;
  return text.has(key) ? text.say(key) : name.replaceAll("_", " ");
}

/** What a card does, if the game's words tell. */
export function effectOf(name: string, game: string): string {
  const text = speech.text(game);
  const key = `effect-${slug(name)}`;
  return text.has(key) ? text.say(key) : "";
}

/** A day, as people write it. */
export function dayOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(at);
}
