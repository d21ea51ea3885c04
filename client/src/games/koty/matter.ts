// Matter: what the table is busy with between two turns. Everybody is told the same of it.

import type { Pending } from "../../wire.ts";

export interface Matter {
  /** What is asked: defend, repeat, place or lay. */
  readonly asks: "defend" | "repeat" | "place" | "lay";
  /** befriend or fight; what waits to be placed: nine, pair, crow, dragon; or a moth. */
  readonly what: string;
  /** The cat that attacks, as it counts; the one to be placed or laid; "" for a Nine alone. */
  readonly card: string;
  /** The land it comes from, or that is attacked; −1 and 0 without one. */
  readonly target: number;
  readonly land: number;
  /** How often the attack was repeated. */
  readonly repeats: number;
  /** Whom the table waits for. */
  readonly asked: readonly number[];
}

const ASKS = ["defend", "repeat", "place", "lay"] as const;

/** What is unsettled, or null. */
export function matterOf(pending: readonly Pending[]): Matter | null {
  const question = pending.find(({ kind }) => (ASKS as readonly string[]).includes(kind));
  if (!question) return null;
  const [play = "", ...more] = question.about.split(" ");
  const [, what = "", card = "", aim] = /^(\w+)(?::(\w+))?(?:>(\d+))?$/.exec(play) ?? [];
  const land = more.find((one) => one.startsWith("land:"))?.slice("land:".length);
  return {
    asks: question.kind as Matter["asks"],
    what,
    card,
    target: aim === undefined ? -1 : Number(aim),
    land: Number(land ?? 0),
    repeats: more.filter((one) => one === "again").length,
    asked: pending.filter(({ kind }) => kind === question.kind).map(({ seat }) => seat),
  };
}

/** Whether somebody attacks somebody. */
export function isDuel(matter: Matter | null): matter is Matter {
  return matter?.asks === "defend" || matter?.asks === "repeat";
}
