// Journeys: which cards went from where to where. Everything lies open here, so all of them are seen.
//
// A card in a chapter is `piece-1-2-potion-0` (seat, chapter, type, how many like it lie before it);
// one in somebody's paws is `limbo-potion-0`, what was passed waits at the seat. Places are `deck`,
// `discard`, `seat-1`, `chapter-1-2`, and the curses' `slot-2` and `curse-deck`.

import type { Journey } from "../../table/moving.svelte.ts";
import type { WizardKittensEvent, WizardKittensView } from "../../wire.ts";
import { numbered } from "./chapters.ts";

export const pieceKey = (seat: number, chapter: number, card: string, copy: number) =>
  `piece-${seat}-${chapter}-${card}-${copy}`;
export const chapterKey = (seat: number, chapter: number) => `chapter-${seat}-${chapter}`;
export const limboKey = (card: string, copy: number) => `limbo-${card}-${copy}`;
export const seatKey = (seat: number) => `seat-${seat}`;
export const slotKey = (chapter: number) => `slot-${chapter}`;
export const curseKey = (curse: string) => `curse-${curse}`;

/** A way of one card: from a place to a place. */
interface Way {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

/** Where a card lies when somebody has it in their paws. */
const PAWS = "limbo";

/** What every event moved, in its order; places are chapters, seats and piles. */
function ways(event: WizardKittensEvent): readonly Way[] {
  switch (event.kind) {
    case "drew":
      return [{ card: event.card, from: "deck", to: PAWS }];
    case "placed":
      return [{ card: event.card, from: PAWS, to: chapterKey(event.seat, event.chapter) }];
    case "slung": {
      const from = event.source ? chapterKey(event.seat, event.source) : PAWS;
      return [{ card: event.card, from, to: chapterKey(event.target, event.chapter) }];
    }
    case "discarded":
      return event.cards.map((card, at) => {
        const chapter = event.chapters[at] ?? 0;
        return { card, from: chapter ? chapterKey(event.seat, chapter) : PAWS, to: "discard" };
      });
    case "switched": {
      const [one, other] = [
        chapterKey(event.target, event.chapter),
        chapterKey(event.taker, event.other),
      ];
      return [
        { card: event.card, from: one, to: other },
        { card: event.onto, from: other, to: one },
      ];
    }
    case "took":
      return [{ card: event.card, from: chapterKey(event.target, event.source), to: PAWS }];
    case "swiped":
      return [{ card: event.card, from: chapterKey(event.target, event.chapter), to: "discard" }];
    case "passed":
      return [{ card: event.card, from: chapterKey(event.seat, event.chapter), to: PAWS }];
    case "passed-all":
      return event.cards.map((card) => ({
        card,
        from: chapterKey(event.seat, event.chapter),
        to: chapterKey(event.target, event.chapter),
      }));
    case "salvaged":
      return [{ card: event.card, from: "discard", to: PAWS }];
    case "moved":
      return [
        {
          card: event.card,
          from: chapterKey(event.seat, event.source),
          to: chapterKey(event.seat, event.chapter),
        },
      ];
    case "defeated":
      return [
        ...event.cards.map((card) => ({
          card,
          from: chapterKey(event.seat, event.chapter),
          to: "discard",
        })),
        ...event.extras.map((card) => ({
          card,
          from: chapterKey(event.seat, event.chapter),
          to: seatKey(event.seat),
        })),
      ];
    default:
      return [];
  }
}

/** Cards by place: the keys of all that lie there, in a view. */
function lying(view: WizardKittensView): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  view.circles.forEach((circle, seat) =>
    circle.forEach((cards, at) => {
      const keys = numbered(cards).map(({ card, copy }) => pieceKey(seat, at + 1, card, copy));
      found.set(chapterKey(seat, at + 1), keys);
    }),
  );
  found.set(
    PAWS,
    numbered(inPaws(view)).map(({ card, copy }) => limboKey(card, copy)),
  );
  return found;
}

/** All cards that were drawn, taken or passed and lie nowhere yet. */
export function inPaws(view: Pick<WizardKittensView, "limbo" | "aside">): readonly string[] {
  return [...view.limbo, ...view.aside.flat()];
}

/** What moved, by the events, the view they led to and the one before. */
export function journeys(
  events: readonly WizardKittensEvent[],
  after: WizardKittensView,
  before: WizardKittensView,
): readonly Journey[] {
  const [was, is] = [lying(before), lying(after)];
  const all = [...was].flatMap(([place, keys]) => keys.map((key) => ({ place, key })));
  const gone = new Set(all.filter(({ place, key }) => !is.get(place)?.includes(key)));
  const come = [...is].flatMap(([place, keys]) =>
    keys.filter((key) => !was.get(place)?.includes(key)).map((key) => ({ place, key })),
  );
  const moved = events.flatMap(ways);
  const found: Journey[] = [];
  const used = new Set<string>();

  /** Follows a card backwards to where it lay before all this. */
  const origin = (card: string, to: string, last: number): string => {
    const at = moved.findLastIndex(
      (way, index) => index < last && way.card === card && way.to === to,
    );
    const way = moved[at];
    if (!way) return keyOf(card, to) ?? to;
    return origin(card, way.from, at);
  };
  /** A card like it that is gone from there. */
  const keyOf = (card: string, place: string): string | undefined => {
    const one = [...gone].find(
      (other) => other.place === place && cardOf(other.key) === card && !used.has(other.key),
    );
    if (one) used.add(one.key);
    return one?.key;
  };

  for (const { place, key } of come) {
    const from = origin(cardOf(key), place, moved.length);
    if (from !== place) found.push({ how: "brings", key, place: from });
  }
  for (const one of gone) {
    if (used.has(one.key)) continue;
    const way = moved.find(({ card, from }) => from === one.place && card === cardOf(one.key));
    if (way) found.push({ how: "sends", key: one.key, place: way.to });
  }
  for (const event of events) {
    if (event.kind === "refilled") {
      found.push({ how: "brings", key: curseKey(event.curse), place: "curse-deck" });
    } else if (event.kind === "defeated") {
      found.push({ how: "sends", key: curseKey(event.curse), place: seatKey(event.seat) });
    }
  }
  return found;
}

/** The type in a key. */
function cardOf(key: string): string {
  return key.split("-").at(-2) ?? "";
}
