// Journeys: which cards went from where to where, as far as the reader saw them go.
//
// Cards on the discard pile are numbered from the bottom (`discard-7`), those in the reader's hand by
// title and copy (`hand-skip-0`); all others leave and reach seats, and are seen from behind.

import type { Journey } from "../../table/moving.svelte.ts";
import type { ExplodingKittensEvent, ExplodingKittensView } from "../../wire.ts";

/** What moved, by the events and the view they led to. */
export function journeys(
  events: readonly ExplodingKittensEvent[],
  view: ExplodingKittensView,
): Journey[] {
  const ways: Journey[] = [];
  const me = view.seat;
  /** How many copies of a card the reader holds at this point of the story. */
  const held = new Map<string, number>();
  const count = (card: string) => held.get(card) ?? view.hand.filter((one) => one === card).length;
  const seat = (number: number) => `seat-${number}`;
  let discarded = view.discard.length;

  const receives = (taker: number, card: string, from: string) => {
    if (taker !== me || !card) {
      ways.push({ how: "tosses", key: from, place: seat(taker) });
      return;
    }
    held.set(card, count(card) - 1);
    ways.push({ how: "brings", key: `hand-${card}-${count(card)}`, place: from });
  };
  const lays = (from: number, card: string) => {
    discarded -= 1;
    let place = seat(from);
    if (from === me) {
      place = `hand-${card}-${count(card)}`;
      held.set(card, count(card) + 1);
    }
    ways.push({ how: "brings", key: `discard-${discarded}`, place });
  };

  // Backwards, because the view is what they led to.
  for (const event of events.toReversed()) {
    switch (event.kind) {
      case "drew":
        receives(event.seat, event.card, "pile");
        break;
      case "gave":
      case "handed":
        if (event.seat === me && event.card) {
          const key = `hand-${event.card}-${count(event.card)}`;
          held.set(event.card, count(event.card) + 1);
          ways.push({ how: "sends", key, place: seat(event.taker) });
        } else {
          receives(event.taker, event.card, seat(event.seat));
        }
        break;
      case "played":
        for (let card = 0; card < event.count; card++) lays(event.seat, event.card);
        break;
      case "noped":
        lays(event.seat, "nope");
        break;
      case "defused":
        lays(event.seat, "defuse");
        break;
      case "died":
        for (const card of event.cards.toReversed()) lays(event.seat, card);
        break;
      case "hid":
        ways.push({ how: "tosses", key: seat(event.seat), place: "pile" });
        break;
    }
  }
  return ways.reverse();
}
