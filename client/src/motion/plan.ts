// Plan: which things fly, from where. Only rectangles here, so that it can be thought about.

/** At most so many at once; the others are simply there. */
export const MOST = 12;
/** Shorter ways, in pixels, nobody would see. */
const LEAST = 3;

/** A rectangle, as the browser measures it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that was seen: where, and in which container. */
export interface Seen {
  readonly spot: Spot;
  readonly home: unknown;
}

/** Where something new comes from, by its key, unless it was here before. */
export type Origins = ReadonlyMap<string, string>;

/** One way to go. `far`: into another container, so nothing may clip it. */
export interface Way {
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly far: boolean;
}

/** The ways of those that are elsewhere now, longest first, within reason. */
export function planned(
  keys: Iterable<string>,
  before: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
  origins: Origins,
  window: Spot,
): Way[] {
  const ways: Way[] = [];
  for (const key of keys) {
    const [own, here] = [before.get(key), now.get(key)];
    const was = own ?? origin(origins.get(key), before, now);
    if (!here || !was || !visible(here.spot, window) || !visible(was.spot, window)) continue;
    if (reach(was.spot, here.spot) < LEAST) continue;
    ways.push({ key, from: was.spot, to: here.spot, far: own?.home !== here.home });
  }
  return ways.sort((one, other) => length(other) - length(one)).slice(0, MOST);
}

/** From one centre to the other, and how much larger the first is. */
export function shift({ from, to }: Pick<Way, "from" | "to">): {
  x: number;
  y: number;
  scale: number;
} {
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
    scale: to.width ? from.width / to.width : 1,
  };
}

function origin(
  key: string | undefined,
  before: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
): Seen | undefined {
  return key === undefined ? undefined : (before.get(key) ?? now.get(key));
}

function visible(spot: Spot, window: Spot): boolean {
  if (spot.width === 0 || spot.height === 0) return false; // hidden
  const across = spot.x < window.x + window.width && spot.x + spot.width > window.x;
  return across && spot.y < window.y + window.height && spot.y + spot.height > window.y;
}

function length({ from, to, far }: Way): number {
  return reach(from, to) + (far ? 1e4 : 0); // what changes hands is what people look for
}

function reach(from: Spot, to: Spot): number {
  const { x, y } = shift({ from, to });
  return Math.hypot(x, y) + Math.abs(from.width - to.width);
}
