// Signals: what calls people back to the table. Sounds of the game itself are its board's.

import { play } from "../sound/sound.ts";
import { timeLeft } from "./clock.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Seconds before the end in which the clock is heard. */
const LAST = 5;

/** Sounds for the chairs played here; to be called where effects may be made. */
export function listenTo(tables: () => readonly Table[]): void {
  const asked = new Map<Table, number | null>();
  const heard = new Map<Table, number>();

  $effect(() => {
    for (const table of tables()) {
      const decision = table.asked ? table.decision : null;
      const before = asked.get(table);
      asked.set(table, decision);
      if (decision === null || before === undefined || before === decision) continue;
      // Several at once are asked whether they step in; alone, it is one's turn.
      play(table.pending.length > 1 ? "window" : "turn");
    }
  });

  $effect(() => {
    for (const table of tables()) {
      const last = table.notes.at(-1)?.n ?? 0;
      const before = heard.get(table);
      heard.set(table, last);
      if (before === undefined) continue;
      const news = table.notes.filter(({ n }) => n > before);
      const others = news.filter(({ by }) => by !== table.seat);
      if (others.some(({ kind }) => kind === "said" || kind === "emoted")) play("message");
    }
  });

  $effect(() => {
    const timers = tables().flatMap((table) => {
      const own = table.asked ? table.pending.find(({ seat }) => seat === table.seat) : undefined;
      if (!own || own.heard === null) return [];
      const left = timeLeft(own, performance.now());
      if (left === null) return [];
      return Array.from({ length: LAST }, (_, second) =>
        left > 1000 * (second + 1)
          ? setTimeout(() => play("tick"), left - 1000 * (second + 1))
          : undefined,
      );
    });
    return () => timers.forEach((timer) => clearTimeout(timer));
  });
}
