// Telling: what those who listen hear of a chapter, and what a tap there would do.

import type { Words } from "../../words.ts";
import { isComplete, matched, type Chapter, type Verdict } from "./chapters.ts";

/** “Your chapter 2, Snail Curse. Artifact. Missing: Artifact and Scroll. Too many: Potion.” */
export function chapterName(words: Words, chapter: Chapter): string {
  const { text, reader } = words;
  const where = text.say(chapter.seat === reader ? "web-wizard-own" : "web-wizard-chapter", {
    seat: words.seat(chapter.seat),
    chapter: chapter.chapter,
  });
  if (!chapter.open) return `${where}: ${text.say("thing-closed")}.`;
  const { slots, rest } = matched(chapter);
  const have = slots.filter((slot) => slot.have).map(({ card }) => card);
  const missing = slots.filter((slot) => !slot.have).map(({ card }) => card);
  const list = (cards: readonly string[]) => text.cards([...cards], true);
  const there = chapter.curse ? have : rest;
  const told = [`${where}: ${there.length ? list(there) : text.say("thing-nothing")}.`];
  if (!chapter.curse) return told.join(" ");
  told.unshift(`${text.card(chapter.curse)}.`);
  if (missing.length) told.push(text.say("web-wizard-missing", { cards: list(missing) }));
  if (isComplete(chapter)) told.push(text.say("web-wizard-complete"));
  if (rest.length) told.push(text.say("web-wizard-rest", { cards: list(rest) }));
  return told.join(" ");
}

/** What a card would be there. */
export function verdictTold({ text }: Words, verdict: Verdict, card: string): string {
  return text.say(`web-wizard-verdict-${verdict}`, { card: text.card(card) });
}
