// Journeys: which cards went from where to where, as far as the reader saw them go.
//
// What lies in a land is `top-1-2-blue8` and `nine-1-2-0` (seat, land, from below), the discard pile's
// top card is numbered by how many lie there, those in the reader's hand are known by title and copy
// (`hand-blue8-0`). The attacking card is `duel`; what waits to be placed is `gain-nine`, or
// `gain-blue8` on it. All other cards leave and reach seats.

import type { Journey } from "../../table/moving.svelte.ts";
import type { KotyEvent, KotyView } from "../../wire.ts";
import { origins, seatKey } from "./origins.ts";

export const topKey = (seat: number, land: number, card: string) => `top-${seat}-${land}-${card}`;
export const nineKey = (seat: number, land: number, at: number) => `nine-${seat}-${land}-${at}`;
export const discardKey = (count: number) => `discard-${count}`;
export const gainKey = (card: string) => `gain-${card || "nine"}`;

/** What moved, by the events and the view they led to. */
export function journeys(events: readonly KotyEvent[], view: KotyView): Journey[] {
  const ways: Journey[] = [];
  const places = origins(events, view);
  const brings = (key: string, place: string) => ways.push({ how: "brings", key, place });
  const sends = (key: string, place: string) => ways.push({ how: "sends", key, place });
  const tosses = (from: string, place: string) => ways.push({ how: "tosses", key: from, place });
  /** Of all that was discarded only the last card is seen. */
  const discards = (from: string, card: string) => {
    if (card === view.laid) brings(discardKey(view.discard.length), from);
    else if (from.startsWith("seat-")) tosses(from, "discard");
    else sends(from, "discard");
  };

  /** Where the Nine that is gained comes from, and the cat on it: by default, it lay there waiting. */
  let nine = gainKey("");
  let cat = "";
  /** Where the card is that met a cat, or attacked it. */
  let meets = "duel";
  const gains = (from: string, card = "", above = "") => {
    brings(gainKey(""), (nine = from));
    if (card) brings(gainKey(card), (cat = above));
  };

  for (const [at, event] of events.entries()) {
    const from = places[at]?.[0] ?? "";
    switch (event.kind) {
      case "drew":
        for (const place of places[at] ?? []) {
          if (place.startsWith("hand-")) brings(place, "pile");
          else tosses("pile", place);
        }
        break;
      case "put":
        brings(topKey(event.seat, event.land, event.card), from);
        break;
      case "covered":
        brings(topKey(event.target, event.land, event.card), from);
        break;
      case "chased":
        sends(topKey(event.seat, event.land, "crow"), "discard");
        discards(from, event.card);
        break;
      case "matched":
        meets = from;
        break;
      case "attacked":
        brings("duel", from);
        break;
      case "defended":
        sends("duel", "discard");
        discards(from, event.card);
        break;
      case "hooted":
        if (places[at]?.[1]) brings(places[at][1], "duel");
        else sends("duel", seatKey(event.seat));
        discards(from, "owl");
        break;
      case "befriended":
        sends(topKey(event.target, event.land, event.card), "discard");
        if (meets === "duel") sends("duel", "discard");
        else discards(meets, "");
        gains("pile");
        break;
      case "fought":
        gains(meets, event.card, topKey(event.target, event.land, event.card));
        break;
      case "fluttered":
        brings(gainKey("moth"), from);
        break;
      case "laid-down":
        brings(topKey(event.target, event.land, event.card), gainKey(event.card));
        break;
      case "snatched":
        gains(topKey(event.target, event.land, "crow"));
        discards(from, "bat");
        break;
      case "roared":
        gains(from);
        break;
      case "placed":
        brings(nineKey(event.seat, event.land, event.nines - 1), nine);
        break;
      case "paired":
        brings(nineKey(event.seat, event.land, event.nines - 1), nine);
        brings(topKey(event.seat, event.land, event.card), cat || gainKey(event.card));
        break;
      case "kept":
        discards(nine, event.lost);
        brings(topKey(event.seat, event.land, event.card), cat || gainKey(event.card));
        break;
      case "lost":
        discards(nine, event.cards.at(-1) ?? "");
        break;
      case "exchanged":
        for (const [one, place] of (places[at] ?? []).entries()) {
          discards(place, event.cards[one] ?? "");
        }
        break;
      case "reshuffled":
        tosses("discard", "pile");
        break;
    }
  }
  return ways;
}
