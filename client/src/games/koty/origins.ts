// Origins: where cards were in hands before they were played, or came to be when they were drawn.

import type { KotyEvent, KotyView } from "../../wire.ts";

export const seatKey = (seat: number) => `seat-${seat}`;

/** What somebody played or drew in an event. */
function handled(
  event: KotyEvent,
): readonly [seat: number, cards: readonly string[], gets: boolean] {
  switch (event.kind) {
    case "drew": {
      const unseen = Array.from({ length: event.count }, () => "");
      return [event.seat, event.cards.length ? event.cards : unseen, true];
    }
    case "put":
    case "covered":
    case "chased":
    case "matched":
    case "attacked":
    case "defended":
      return [event.seat, [event.card], false];
    case "exchanged":
      return [event.seat, event.cards, false];
    case "hooted":
      return [event.seat, ["owl"], false];
    case "fluttered":
      return [event.seat, ["moth"], false];
    case "snatched":
      return [event.seat, ["bat"], false];
    case "roared":
      return [event.seat, ["dragon"], false];
    default:
      return [-1, [], false];
  }
}

/**
 * For each event, where its cards were in hands or came to be: the reader's by title and copy, others'
 * at their seats. An owl's own catch comes behind the owl.
 */
export function origins(
  events: readonly KotyEvent[],
  view: KotyView,
): readonly (readonly string[])[] {
  const held = new Map<string, number>();
  const count = (card: string) => held.get(card) ?? view.hand.filter((one) => one === card).length;
  // Backwards, because the view is what they led to.
  const found = events.toReversed().map((event) => {
    const [seat, cards, gets] = handled(event);
    if (seat < 0) return [];
    const own = (card: string, got: boolean) => {
      if (got) held.set(card, count(card) - 1);
      const place = `hand-${card}-${count(card)}`;
      if (!got) held.set(card, count(card) + 1);
      return place;
    };
    const caught = event.kind === "hooted" && seat === view.seat ? [own(event.card, true)] : [];
    const places = cards
      .toReversed()
      .map((card) => (seat === view.seat && card ? own(card, gets) : seatKey(seat)));
    return [...caught, ...places];
  });
  return found.toReversed().map((places) => places.toReversed());
}
