// Lying: what lies on the table while it may be answered. Everybody is told the same of it.

import type { ExplodingKittensView, Pending } from "../../wire.ts";

export interface Lying {
  /** play, favor, pair or three. */
  readonly kind: string;
  readonly card: string;
  /** How many of them. */
  readonly count: number;
  /** Who played it, and against whom; −1 is nobody. */
  readonly by: number;
  readonly target: number;
  /** The title it asks for; "" without one. */
  readonly named: string;
  readonly nopes: number;
  /** Who said Nope last; −1 if nobody did. */
  readonly noped: number;
  /** Whether it counts as things are. */
  readonly on: boolean;
  /** Who is still asked; all others have passed, or may not answer themselves. */
  readonly asked: readonly number[];
}

const COUNTS: Readonly<Record<string, number>> = { pair: 2, three: 3 };
/** What is asked while something lies there. */
const WHILE = ["nope", "name", "give"];

/** What lies on the table, or null. */
export function lying(
  pending: readonly Pending[],
  view: Pick<ExplodingKittensView, "turn" | "top">,
): Lying | null {
  const question = pending.find(({ kind, about }) => WHILE.includes(kind) && about);
  if (!question) return null;
  const [play = "", ...answers] = question.about.split(" ");
  const [, what = "", title, aim] = /^(\w+)(?::(\w+))?(?:>(\d+))?$/.exec(play) ?? [];
  const nopes = answers.filter((answer) => answer === "nope").length;
  const named = answers.find((answer) => answer.startsWith("name:"))?.slice("name:".length);
  return {
    kind: title || what === "favor" ? what : "play",
    card: title ?? what,
    count: COUNTS[what] ?? 1,
    by: view.turn,
    target: aim === undefined ? -1 : Number(aim),
    named: named ?? "",
    nopes,
    noped: nopes ? view.top : -1,
    on: nopes % 2 === 0,
    asked: pending.filter(({ kind }) => kind === question.kind).map(({ seat }) => seat),
  };
}
