// Reel: a film unfolded, so that every moment is whole and can be jumped to.

import type { Film, GameKey, Note, Pending, Person, Views } from "../wire.ts";

/** All that is to be seen at one moment. */
export interface Scene<G extends GameKey = GameKey> {
  readonly note: Note<G>;
  /** Null before the deal. */
  readonly view: Views[G] | null;
  /** What every seat sees, with open hands; else null. */
  readonly open: readonly Views[G][] | null;
  readonly pending: readonly Pending[];
  readonly people: readonly Person[];
  /** Whether anything on the table is different from the moment before. */
  readonly moved: boolean;
}

export class Reel<G extends GameKey = GameKey> {
  readonly scenes: readonly Scene<G>[];
  readonly film: Film<G>;

  constructor(film: Film<G>) {
    this.film = film;
    this.scenes = [...unfold(film)];
  }

  /** Where the moment with this number of the asker's stream is, or the one before it. */
  find(n: number): number {
    const at = this.scenes.findLastIndex(({ note }) => note.n <= n);
    return Math.max(at, 0);
  }

  /** The number of a moment in the stream of those who watch: what a link for all names. */
  common(n: number): number {
    return n - this.film.private.filter((one) => one <= n).length;
  }

  /** The number in the asker's stream of a moment with this one in the watchers'. */
  own(common: number): number {
    return this.scenes.findLast(({ note }) => this.common(note.n) <= common)?.note.n ?? 0;
  }
}

/** Each moment tells only what changed: the rest is as it was. */
function* unfold<G extends GameKey>({ moments, open }: Film<G>): Generator<Scene<G>> {
  let view: Views[G] | null = null;
  let apart: Readonly<Record<string, Partial<Views[G]>>> = {};
  let pending: readonly Pending[] = [];
  let people: readonly Person[] = [];
  for (const moment of moments) {
    const moved = moment.view !== undefined || moment.apart !== undefined;
    if (moment.view) view = { ...view, ...moment.view } as Views[G];
    if (moment.apart) apart = { ...apart, ...moment.apart };
    pending = moment.pending ?? pending;
    people = moment.chairs ?? people;
    const hands = open && view ? people.map((_, seat) => ({ ...view!, ...apart[seat] })) : null;
    yield { note: moment.note, view, open: hands, pending, people, moved };
  }
}
