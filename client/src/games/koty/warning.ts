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
/** From so few rounds on they are counted down. */
const FEW = 5;

/** What everybody should know, or null. */
export function warningOf(view: KotyView): Warning | null {
  if (view.phase === "over") return null;
  if (view.last) return { kind: "last", count: 0, of: 0 };
  const present = view.seats - view.gone.length;
  if (view.limit === "exchanges") {
    // One round of them is no news yet.
    const of = IDLE_ROUNDS * present;
    return view.idle > present ? { kind: "exchanges", count: view.idle, of } : null;
  }
  const rounds = Number(view.limit);
  if (Number.isNaN(rounds)) return null;
  const left = rounds - Math.floor(view.turns / view.seats);
  return left <= FEW ? { kind: "rounds", count: left, of: rounds } : null;
}
