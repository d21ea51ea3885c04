// Flights: cards fly from where they were to where they are.
//
// At the root of a table, once:
//
//   const flights = new Flights();
//   flights.follow(() => stage.happened.serial, () => stage.happened.fresh);
//   <div {@attach flights.sky}> … the table … </div>
//
// On all that flies a key, the same wherever it lies; on places, too. `setFlights(flights)` and
// `getFlights()` bring it to components further down.
//
//   <li {@attach flights.flies({ key: `card-${id}` })}>
//   <li {@attach flights.flies({ key: `card-${id}`, from: "pile" })}>    comes from there, if new
//   <div {@attach flights.stands("pile")}>                               others come from here
//
// What only the events know is said before the view changes:
//
//   flights.brings("card-7", "seat-2")    it is new, and comes from there
//   flights.sends("card-7", "seat-2")     it will be gone, and flies there
//   flights.tosses("pile", "seat-2")      a likeness of the first flies to the second
//
// Nothing waits for a flight; the next one takes over in mid-air; with --moving at 0 there is none.

import { createContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Air } from "./air.ts";
import { MOST, planned, type Seen, type Spot } from "./plan.ts";
import { timing, type Timing } from "./timing.ts";

export const [getFlights, setFlights] = createContext<Flights>();

interface Toss {
  readonly from: string;
  readonly to: string;
  readonly like: string;
}

export class Flights {
  #air: Air | undefined;
  readonly #flying = new Map<string, Element>();
  readonly #standing = new Map<string, Element>();
  readonly #origins = new Map<string, string>();
  /** Removed during this update: perhaps they go somewhere. */
  readonly #gone = new Map<string, Element>();
  #before: ReadonlyMap<string, Seen> = new Map();
  #brought = new Map<string, string>();
  #sent = new Map<string, string>();
  #tossed: Toss[] = [];

  /** The element that all of it is in; flights are drawn above it. */
  readonly sky: Attachment = (element) => {
    const air = new Air(element);
    this.#air = air;
    return () => {
      air.land();
      this.#air = undefined;
    };
  };

  /** Something that flies when it is somewhere else than before. */
  flies({ key, from }: { key: string; from?: string }): Attachment {
    return (element) => {
      if (from !== undefined) this.#origins.set(key, from);
      this.#flying.set(key, element);
      name(element, key);
      return () => {
        if (this.#flying.get(key) !== element) return; // it is elsewhere already
        this.#flying.delete(key);
        this.#origins.delete(key);
        this.#gone.set(key, element);
      };
    };
  }

  /** A place: the pile, a seat. */
  stands(key: string): Attachment {
    return (element) => {
      this.#standing.set(key, element);
      name(element, key);
      return () => {
        if (this.#standing.get(key) === element) this.#standing.delete(key);
      };
    };
  }

  /** With the next update this one is new, and comes from there. */
  brings(key: string, from: string): void {
    this.#brought.set(key, from);
  }

  /** With the next update this one is gone, and flies there. */
  sends(key: string, to: string): void {
    this.#sent.set(key, to);
  }

  /** With the next update something nameless flies; `like` is the key of whatever it looks like. */
  tosses(from: string, to: string, like = from): void {
    this.#tossed.push({ from, to, like });
  }

  /** Flies whenever `change` does; call it while the component begins. Old news just appear. */
  follow(change: () => unknown, fresh: () => boolean = () => true): void {
    $effect.pre(() => {
      change();
      untrack(() => this.look());
    });
    $effect(() => {
      change();
      untrack(() => this.fly(fresh()));
    });
  }

  /** Before an update: where everything is, or is seen just now. */
  look(): void {
    this.#before = this.#measured();
    this.#gone.clear();
  }

  /** After an update: lets fly what is elsewhere. */
  fly(fresh = true): void {
    const time = timing();
    this.#air?.land();
    if (this.#air && fresh && this.#before.size > 0 && time.moving + time.fade > 0) {
      this.#go(this.#air, time);
    }
    this.#before = new Map();
    this.#gone.clear();
    this.#brought.clear();
    this.#sent.clear();
    this.#tossed = [];
  }

  #go(air: Air, time: Timing): void {
    const [before, now] = [this.#before, this.#measured()];
    const origins = new Map([...this.#origins, ...this.#brought]);
    const ways = planned(this.#flying.keys(), before, now, origins, view());
    let order = 0;
    for (const way of ways) {
      const element = this.#flying.get(way.key);
      if (!element) continue;
      if (time.moving === 0) way.far && air.fade(element, way.key, time);
      else if (!way.far) air.slide(element, way, time);
      else air.soar(element, way, time, delay(order++, time));
    }
    if (time.moving === 0) return;
    for (const { key, element, from, to } of this.#leaving(now).slice(0, MOST - ways.length)) {
      air.vanish(element, { key, from, to, far: true }, time, delay(order++, time));
    }
  }

  /** What flies to a place and is not seen there. */
  #leaving(now: ReadonlyMap<string, Seen>) {
    const spot = (key: string) => (this.#before.get(key) ?? now.get(key))?.spot;
    const sent = [...this.#sent]
      .filter(([key]) => !this.#flying.has(key))
      .map(([key, place]) => [key, this.#gone.get(key), spot(key), spot(place)] as const);
    const tossed = this.#tossed.map(({ from, to, like }, number) => {
      const element = this.#standing.get(like) ?? this.#flying.get(like);
      return [`tossed-${number}`, element, spot(from), spot(to)] as const;
    });
    return [...sent, ...tossed].flatMap(([key, element, from, to]) =>
      element && from && to ? [{ key, element, from, to }] : [],
    );
  }

  #measured(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const [key, element] of [...this.#standing, ...this.#flying]) {
      const spot = (this.#air?.seen(key) ?? element).getBoundingClientRect();
      seen.set(key, { spot, home: element.parentElement });
    }
    return seen;
  }
}

/** Whoever wants to point at it finds it by this. */
function name(element: Element, key: string): void {
  element.setAttribute("data-thing", key);
}

/** One after the other, but never long. */
function delay(order: number, { moving, grand }: Timing): number {
  return Math.min(order * (moving / 6), grand);
}

function view(): Spot {
  return { x: 0, y: 0, width: innerWidth, height: innerHeight };
}
