// Device: the chairs that are played on this device, and whose hand is in front.
//
// Between two people a curtain comes down, and behind it nothing of any hand is on the page. It
// comes down by itself when somebody else here has to choose; not while whoever is in front has
// seen something that the next may not know, and may want to look at it: then they hand over.

import type { Note } from "../wire.ts";
import { hides } from "../words.ts";

/** A chair played here; a `Table` is one. */
export interface LocalSeat {
  readonly seat: number;
  /** Whether it is asked something, by the game or by somebody who wants to undo. */
  readonly asked: boolean;
  readonly wished: boolean;
  /** Whether a bot plays it. */
  readonly away: boolean;
  readonly notes: readonly Note[];
  readonly about: { readonly phase: string } | null;
  /** Whether more has happened than it shows. */
  readonly behind?: boolean;
  /** What happened is no news to whoever looks from now on. */
  calm?(): void;
}

/** Who should hold the device: whoever is in front, as long as they are asked; else the next. */
export function nextUp<T extends LocalSeat>(front: T | null, seats: readonly T[]): T | null {
  if (front?.behind) return front; // who is asked has not happened yet
  const asked = inOrder(front, seats).filter((one) => !one.away && (one.asked || one.wished));
  if (front && asked.includes(front)) return front;
  return asked[0] ?? front;
}

/** Clockwise, beginning behind whoever is in front. */
function inOrder<T extends LocalSeat>(front: T | null, seats: readonly T[]): readonly T[] {
  const sorted = seats.toSorted((one, other) => one.seat - other.seat);
  if (!front) return sorted;
  const behind = sorted.filter(({ seat }) => seat > front.seat);
  return [...behind, ...sorted.filter(({ seat }) => seat <= front.seat)];
}

/**
 * Whether a seat knows more than another of what happened, from its own last step on; but only of
 * the steps behind the first `since`.
 */
export function sawMore(one: LocalSeat, other: LocalSeat, since = 0): boolean {
  const [own, others] = [steps(one.notes), steps(other.notes)];
  const last = own.findLastIndex(({ facts }) => facts?.["seat"] === one.seat);
  const from = Math.max(last, since);
  return own.slice(from).some(({ events = [] }, at) => {
    const seen = others[from + at]?.events ?? [];
    return events.some((event, nth) => {
      const same = seen[nth];
      return same !== undefined && !hides({ ...event }) && hides({ ...same });
    });
  });
}

function steps(notes: readonly Note[]): readonly Note[] {
  return notes.filter(({ kind }) => kind === "step");
}

/** What stands between two people: who comes next, if that is known, and who else may. */
export interface Drawn<T> {
  readonly next: T | null;
  readonly before: T | null;
}

export class Device<T extends LocalSeat = LocalSeat> {
  #seats = $state.raw<readonly T[]>([]);
  #front = $state.raw<T | null>(null);
  /** Whether more than one person has played here: from then on nobody sees a hand unasked. */
  #shared = $state(false);
  /** How many steps there had been when whoever is in front took the device. */
  #since = 0;
  /** Whoever is in front gives the device away. */
  #handing = $state(false);
  /** While this one waits, whoever is in front looks once more. */
  #looking = $state.raw<T | null>(null);

  /** All chairs played here, in their order around the table. */
  get seats(): readonly T[] {
    return this.#seats;
  }

  /** Somebody sat down here, or got up. */
  set(seats: readonly T[]): void {
    this.#seats = seats;
    if (seats.length > 1) this.#shared = true;
    if (this.#front && !seats.includes(this.#front)) this.#front = null;
  }

  /** Whether people share this device. */
  get shared(): boolean {
    return this.#shared;
  }

  /** Whose hand may be seen; null if nobody's. */
  get front(): T | null {
    if (!this.#shared || this.#over) return this.#front ?? this.#seats[0] ?? null;
    return this.#front;
  }

  /** Who should come next, while whoever is in front still looks at something. */
  get waiting(): T | null {
    const next = nextUp(this.#front, this.#seats);
    return this.#shared && !this.#over && this.#front && next !== this.#front ? next : null;
  }

  /** What stands between two people now; null if nothing does. */
  get curtain(): Drawn<T> | null {
    if (!this.#shared || this.#over || !this.#seats.length) return null;
    const before = this.#front;
    const next = nextUp(before, this.#seats);
    if (before === null) return { next: next ?? this.#fallback, before };
    if (this.#handing) return { next: next === before ? null : next, before };
    if (next === null || next === before || next === this.#looking) return null;
    return sawMore(before, next, this.#since) ? null : { next, before };
  }

  /** Somebody says that it is them. */
  take(seat: T): void {
    seat.calm?.();
    this.#front = seat;
    this.#since = steps(seat.notes).length;
    this.#handing = false;
    this.#looking = null;
  }

  /** Whoever is in front gives the device away. */
  handOver(): void {
    this.#handing = true;
  }

  /** Whoever was in front wants to see something once more. */
  look(): void {
    this.#handing = false;
    this.#looking = nextUp(this.#front, this.#seats);
  }

  get #over(): boolean {
    return this.#seats.some(({ about }) => about?.phase === "over");
  }

  /** If nobody is asked: the first who plays. */
  get #fallback(): T | null {
    return this.#seats.find(({ away }) => !away) ?? this.#seats[0] ?? null;
  }
}
