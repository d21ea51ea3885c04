// Telling: what those who listen hear of a land, a dream and a deed.

import type { Words } from "../../words.ts";
import type { Doing } from "./deeds.ts";
import { catsIn, doublings, type Land } from "./lands.ts";

/** “Your land 2: Blue 8 on 2 Nines, 32 cats. Fight here, −14.” */
export function landName(words: Words, land: Land, deeds: readonly Doing[] = []): string {
  const { text } = words;
  const own = land.seat === words.reader;
  const where = text.say(own ? "board-land-yours" : "board-land", {
    seat: words.seat(land.seat),
    land: land.land,
  });
  const told = [`${where}: ${landTold(words, land)}.`];
  for (const { deed, change } of deeds) {
    const key = change === 0 ? "board-deed" : change > 0 ? "board-deed-more" : "board-deed-less";
    told.push(text.say(key, { deed: text.say(`board-deed-${deed}`), count: Math.abs(change) }));
  }
  if (deeds.some(({ lost }) => lost)) told.push(text.say("board-lost"));
  return told.join(" ");
}

/** What lies in a land: “Blue 8 on 2 Nines, 32 cats”. */
export function landTold({ text }: Words, land: Land): string {
  if (!land.nines && !land.top) return text.say("board-land-empty");
  const top = land.top ? text.card(land.top) : text.say("thing-nine");
  const cats = text.say("count-cats", { count: catsIn(land) });
  const under = doublings(land);
  return under
    ? text.say("board-land-on", { top, count: under, cats })
    : text.say("board-land-alone", { top, cats });
}
