// Journeys: which cards went from where to where, as far as the reader saw them go.
//
// What lies in a land is `top-1-2-blue8` and `nine-1-2-0` (seat, land), the discard pile's top card is
// numbered by how many lie there, those in the reader's hand are known by title and copy
// (`hand-blue8-0`). The attacking card is `duel`, what waits to be placed `gain`. All others leave and
// reach seats.

import type { KotyEvent, KotyView } from "../../wire.ts";

export interface Journey {
  /** It is new and came from there, it is gone and went there, or nobody knows which it was. */
  readonly how: "brings" | "sends" | "tosses";
  /** What moved; of a toss, where it came from. */
  readonly key: string;
  readonly place: string;
}

export const topKey = (seat: number, land: number, card: string) => `top-${seat}-${land}-${card}`;
export const nineKey = (seat: number, land: number, at: number) => `nine-${seat}-${land}-${at}`;
export const landKey = (seat: number, land: number) => `land-${seat}-${land}`;
export const discardKey = (count: number) => `discard-${count}`;

/** What moved, by the events and the view they led to. */
export function journeys(events: readonly KotyEvent[], view: KotyView): Journey[] {
  const ways: Journey[] = [];
  const me = view.seat;
  /** How many copies of a card the reader holds at this point of the story. */
  const held = new Map<string, number>();
  const count = (card: string) => held.get(card) ?? view.hand.filter((one) => one === card).length;
  const hand = (card: string) => `hand-${card}-${count(card)}`;
  const seat = (number: number) => `seat-${number}`;
  const last = discardKey(view.discard.length);

  /** Where a card was that somebody played. */
  const from = (player: number, card: string): string => {
    if (player !== me) return seat(player);
    const place = hand(card);
    held.set(card, count(card) + 1);
    return place;
  };
  const takes = (taker: number, card: string, place: string, like?: string) => {
    if (taker !== me || !card) {
      ways.push({ how: like ? "sends" : "tosses", key: like ?? place, place: seat(taker) });
      return;
    }
    held.set(card, count(card) - 1);
    ways.push({ how: "brings", key: hand(card), place });
  };
  const brings = (key: string, place: string) => ways.push({ how: "brings", key, place });
  const leaves = (key: string) => ways.push({ how: "sends", key, place: "discard" });

  // Backwards, because the view is what they led to.
  for (const event of events.toReversed()) {
    switch (event.kind) {
      case "drew":
        for (let at = 0; at < event.count; at++) takes(event.seat, event.cards[at] ?? "", "pile");
        break;
      case "put":
        brings(topKey(event.seat, event.land, event.card), from(event.seat, event.card));
        break;
      case "covered":
        brings(topKey(event.target, event.land, event.card), from(event.seat, event.card));
        break;
      case "chased":
        brings(last, from(event.seat, event.card));
        leaves(topKey(event.seat, event.land, "crow"));
        break;
      case "attacked":
        brings("duel", from(event.seat, event.card));
        break;
      case "matched":
        brings("gain", from(event.seat, event.card));
        break;
      case "defended":
        brings(last, from(event.seat, event.card));
        leaves("duel");
        break;
      case "hooted":
        takes(event.seat, event.card, "duel", "duel");
        brings(last, from(event.seat, "owl"));
        break;
      case "befriended":
        leaves(topKey(event.target, event.land, event.card));
        leaves("duel");
        break;
      case "fought":
        brings("gain", topKey(event.target, event.land, event.card));
        break;
      case "placed":
        brings(nineKey(event.seat, event.land, event.nines - 1), "pile");
        break;
      case "paired":
        brings(nineKey(event.seat, event.land, event.nines - 1), "duel");
        brings(topKey(event.seat, event.land, event.card), "gain");
        break;
      case "lost":
        brings(last, seat(event.seat));
        break;
      case "exchanged":
        for (const card of event.cards) {
          if (event.seat === me) ways.push({ how: "sends", key: from(me, card), place: "discard" });
          else ways.push({ how: "tosses", key: seat(event.seat), place: "discard" });
        }
        break;
      case "reshuffled":
        ways.push({ how: "tosses", key: "discard", place: "pile" });
        break;
      case "fluttered":
        brings("gain", from(event.seat, "moth"));
        break;
      case "laid-down":
        brings(topKey(event.target, event.land, event.card), "gain");
        break;
      case "snatched":
        brings("gain", topKey(event.target, event.land, "crow"));
        from(event.seat, "bat");
        break;
      case "roared":
        brings("gain", from(event.seat, "dragon"));
        break;
    }
  }
  return ways.reverse();
}
