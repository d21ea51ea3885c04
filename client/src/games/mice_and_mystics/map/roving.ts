// Roving: which space an arrow key leads to. Neighbours come first; else the nearest that way.

import type { Point } from "../geometry.ts";

const WAYS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

interface Spot {
  readonly id: string;
  readonly at: Point;
}

/** The spot that lies that way from here; "" if there is none. PageUp, PageDown, Home and End go
 * through all of them, one after another. */
export function beside(
  key: string,
  here: Spot,
  near: readonly Spot[],
  all: readonly Spot[],
): string {
  const at = all.findIndex(({ id }) => id === here.id);
  const turn = { PageDown: at + 1, PageUp: at - 1, Home: 0, End: all.length - 1 }[key];
  if (turn !== undefined) return all[turn]?.id ?? "";
  const way = WAYS[key];
  if (!way) return "";
  return best(way, here, near) || best(way, here, all);
}

function best([wx, wy]: Point, here: Spot, spots: readonly Spot[]): string {
  let [found, least] = ["", Infinity];
  for (const { id, at } of spots) {
    const [dx, dy] = [at[0] - here.at[0], at[1] - here.at[1]];
    const along = dx * wx + dy * wy;
    const across = Math.abs(dx * wy - dy * wx);
    // Within half a right angle or so; the straighter and the nearer, the better.
    if (id === here.id || along < 0.2 || across > along * 1.5) continue;
    const cost = along + across * 2;
    if (cost < least) [found, least] = [id, cost];
  }
  return found;
}

/** Moves the focus from one spot of a layer to the one that the key leads to. */
export function rove(
  event: KeyboardEvent,
  id: string,
  near: readonly string[],
  all: ReadonlyMap<string, Point>,
): void {
  const spots = (ids: Iterable<string>) => [...ids].map((one) => ({ id: one, at: all.get(one)! }));
  const to = beside(event.key, { id, at: all.get(id)! }, spots(near), spots(all.keys()));
  if (!to) return;
  event.preventDefault();
  const layer = (event.currentTarget as HTMLElement).closest("[data-roving]");
  layer?.querySelector<HTMLElement>(`[data-id="${to}"]`)?.focus();
}
