// Asking: the one sentence that says what now.

import { say } from "../speech.svelte.ts";
import type { Ending, Pending, UndoWish } from "../wire.ts";
import type { Words } from "../words.ts";

/** What the sentence is made of; a `Table` has it all. */
export interface Asking {
  readonly words: Words;
  readonly seat: number;
  readonly pending: readonly Pending[];
  readonly away: boolean;
  readonly wish: UndoWish | null;
  readonly ending: Ending | null;
}

/** What the reader is asked, or whom the table waits for. */
export function sentenceOf(table: Asking): string {
  const { words, seat, pending, ending, wish } = table;
  if (ending) return words.outcome(ending.reason, ending.places);
  if (wish) return wishOf(wish, words, seat);
  if (table.away) return say("web-table-bot-plays");
  const own = pending.find((question) => question.seat === seat);
  if (own) return words.decision(own);
  const [first, ...others] = pending;
  if (!first) return say("web-table-wait-nobody");
  if (!others.length) return words.decision(first);
  return say("web-table-wait-many", { names: namesOf(words, pending) });
}

function wishOf(wish: UndoWish, words: Words, reader: number): string {
  if (wish.needs.includes(reader)) {
    return say("web-table-undo-asked", { seat: words.seat(wish.chair) });
  }
  const names = namesOf(
    words,
    wish.needs.map((seat) => ({ seat })),
  );
  if (wish.chair === reader) return say("web-table-undo-waiting", { names });
  return say("web-table-undo-others", { seat: words.seat(wish.chair), names });
}

function namesOf(words: Words, asked: readonly { seat: number }[]): string {
  return words.text.listed(asked.map(({ seat }) => words.seat(seat)));
}
