// Sheet: why everybody has so many points, line by line, and who wins by that.

import type { WizardKittensView } from "../../wire.ts";

/** What a line counts, by the rule behind it. */
const LINES = {
  "WK-143": "points",
  "WK-144": "bonus",
  "WK-145": "extras",
  "WK-146": "credit",
} as const;

export interface Line {
  readonly clause: string;
  readonly kind: (typeof LINES)[keyof typeof LINES];
  /** The card that the line is about. */
  readonly card: string;
  readonly points: number;
  /** The extra components that cost points. */
  readonly extras: readonly string[];
}

export interface Sheet {
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly total: number;
  /** Cards left in the circle. */
  readonly left: number;
  readonly curses: number;
  /** The rule that shuts it out of winning; "" for none. */
  readonly out: string;
  readonly won: boolean;
}

/** The score sheet of a seat. */
export function sheetOf(view: WizardKittensView, seat: number): Sheet {
  const clauses = view.sheet_clauses[seat] ?? [];
  const trophies = view.trophies[seat] ?? [];
  const lines = clauses.map((clause, at): Line => {
    const card = view.sheet_cards[seat]?.[at] ?? "";
    const kind = LINES[clause as keyof typeof LINES] ?? "points";
    return {
      clause,
      kind,
      card,
      points: view.sheet_points[seat]?.[at] ?? 0,
      extras: kind === "extras" ? (view.extras[seat]?.[trophies.indexOf(card)] ?? []) : [],
    };
  });
  return {
    seat,
    lines,
    total: view.scores[seat] ?? 0,
    left: (view.circles[seat] ?? []).flat().length,
    curses: trophies.length,
    out: view.out[seat] ?? "",
    won: view.winners.includes(seat),
  };
}

/** All of them: winners first, then by points, those shut out last. */
export function sheets(view: WizardKittensView): readonly Sheet[] {
  return Array.from({ length: view.seats }, (_, seat) => sheetOf(view, seat)).toSorted(
    (one, other) =>
      Number(other.won) - Number(one.won) ||
      Number(one.out !== "") - Number(other.out !== "") ||
      other.total - one.total,
  );
}

/** A number with its sign, as one writes it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
