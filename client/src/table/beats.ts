// Beats: what happened at a table, cut into moments that are seen one after the other.
//
// An update may tell much at once, with one view at its end. Each game says how its events are cut,
// and how long each cut wants to be seen; the notes are cut with them, so that the log tells no more
// than the board.

import type { Events, GameKey, Note } from "../wire.ts";

/** Events that are seen together. */
export interface Beat<E> {
  readonly events: readonly E[];
  /** Milliseconds at normal pace until the next one may be seen. */
  readonly length: number;
  /** Whether the new view belongs to it; else it comes with the last one. */
  readonly board?: boolean;
}

/** How a game wants to be seen. */
export interface Pacing<G extends GameKey = GameKey> {
  readonly beats: (events: readonly Events[G][]) => readonly Beat<Events[G]>[];
  /** Milliseconds that a table is behind at most. */
  readonly most: number;
}

/** Acts that nobody wants to skip. */
const MANY = 12;

/** Before a game has come: all at once. */
export const AT_ONCE: Pacing = {
  beats: (events) => [{ events, length: 0 }],
  most: 0,
};

/** The same, where each act has so many milliseconds at least. */
export function atLeast(length: number, { beats, most }: Pacing): Pacing {
  const longer = (beat: Beat<Events[GameKey]>) => ({
    ...beat,
    length: Math.max(beat.length, length),
  });
  return {
    beats: (events) => {
      const all = beats(events);
      if (!all.length) return [{ events, length }];
      return all.map((beat, at) => (at === all.length - 1 ? longer(beat) : beat));
    },
    most: Math.max(most, MANY * length),
  };
}

/** A beat for every run of events: `ends` tells behind which a run ends, `length` how long it is. */
export function beatsOf<E>(
  events: readonly E[],
  ends: (event: E, next: E | undefined) => boolean,
  length: (events: readonly E[]) => number,
): Beat<E>[] {
  const beats: Beat<E>[] = [];
  let run: E[] = [];
  events.forEach((event, at) => {
    run.push(event);
    if (at === events.length - 1 || ends(event, events[at + 1])) {
      beats.push({ events: run, length: length(run) });
      run = [];
    }
  });
  return beats;
}

/** Milliseconds for a run of events: what wants to be seen longest says how long. */
export function longest<Kind extends string>(
  lengths: Partial<Record<Kind, number>>,
): (events: readonly { readonly kind: Kind }[]) => number {
  return (events) => Math.max(0, ...events.map(({ kind }) => lengths[kind] ?? 0));
}

/** The notes of each run of their events: of a note that goes on, as much as is told by then. */
export function cutNotes<G extends GameKey>(
  notes: readonly Note<G>[],
  counts: readonly number[],
): Note<G>[][] {
  let end = 0;
  const placed = notes.map((note) => {
    const begin = end;
    end += note.events?.length ?? 0;
    return { note, begin, end };
  });
  let to = 0;
  return counts.map((count, run) => {
    const from = run ? to : -1;
    to += count;
    return placed.flatMap(({ note, begin, end }) => {
      if (end <= from || begin > to) return [];
      if (end <= to) return [note];
      return begin < to ? [{ ...note, events: note.events!.slice(0, to - begin) }] : [];
    });
  });
}
