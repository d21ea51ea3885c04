// Content: what is printed on tiles, sheets and cards. It is asked for once, and found by name.

import { askContent } from "../../net/api.ts";
import { settings } from "../../settings.svelte.ts";
import type {
  MiceAndMysticsAbility as Ability,
  MiceAndMysticsCard as Card,
  MiceAndMysticsChapter as Chapter,
  MiceAndMysticsEncounter as Encounter,
  MiceAndMysticsHero as Hero,
  MiceAndMysticsMinion as Minion,
  MiceAndMysticsOrder as Order,
  MiceAndMysticsPrinted as Printed,
  MiceAndMysticsRoom as Room,
} from "../../wire.ts";

export type { Ability, Card, Chapter, Encounter, Hero, Minion, Order, Printed, Room };
export type { MiceAndMysticsSpace as Space } from "../../wire.ts";

/** The box, its things by their names. */
export class Box {
  readonly rooms: ReadonlyMap<string, Room>;
  readonly heroes: ReadonlyMap<string, Hero>;
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly minions: ReadonlyMap<string, Minion>;
  readonly orders: ReadonlyMap<string, Order>;
  readonly encounters: ReadonlyMap<string, Encounter>;
  readonly chapters: ReadonlyMap<string, Chapter>;

  constructor(readonly printed: Printed) {
    this.rooms = byId(printed.rooms);
    this.heroes = byId(printed.heroes);
    this.abilities = byId(printed.abilities);
    this.cards = byId(printed.cards);
    this.minions = byId(printed.minions);
    this.orders = byId(printed.orders);
    this.encounters = byId(printed.encounters);
    this.chapters = byId(printed.chapters);
  }
}

function byId<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

const known = new Map<string, Promise<Box | null>>();

/**
 * The box; null while nobody answers, and then it may be asked for again.
 *
 * With a room, the others are not in it: they are most of it, and a table shows one.
 */
export function openBox(room = ""): Promise<Box | null> {
  const found =
    known.get(room) ??
    askContent("mice_and_mystics", settings.language, room).then((reply) => {
      if (reply.is === "answer") return new Box(reply.answer);
      known.delete(room);
      return null;
    });
  known.set(room, found);
  return found;
}
