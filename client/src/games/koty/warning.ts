// Warning: how near the end is, where something else than full lands may bring it.

import type { KotyView } from "../../wire.ts";

export interface Warning {
  /** The last turn, exchanges in a row, or rounds that are left. */
  readonly kind: "last" | "exchanges" | "rounds";
  readonly count: number;
  readonly of: number;
}

/** Rounds of nothing but exchanges that end a game. */
const IDLE_ROUNDS = 3;
/** Rounds of anything at all that do, where those of exchanges would. */
const MOST_ROUNDS = 100;
/** From so few rounds on they are counted down. */
const FEW = 5;

/** What everybody should know, or null. */
export function warningOf(view: KotyView): Warning | null {
  if (view.phase === "over") return null;
  if (view.last) return { kind: "last", count: 0, of: 0 };
  const present = view.seats - view.gone.length;
  // One round of exchanges is no news yet.
  if (view.limit === "exchanges" && view.idle > present) {
    return { kind: "exchanges", count: view.idle, of: IDLE_ROUNDS * present };
  }
  const rounds = view.limit === "exchanges" ? MOST_ROUNDS : Number(view.limit);
  if (Number.isNaN(rounds)) return null;
  const left = rounds - Math.floor(view.turns / view.seats);
  return left <= FEW ? { kind: "rounds", count: left, of: rounds } : null;
}
