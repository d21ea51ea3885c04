// Shapes: a room's outlines as paths, computed once for each room.

import { hash } from "../../../art/ink.ts";
import type { Room, Space } from "../content.ts";
import { border, centre, inset, longest, path, points, rounded, type Point } from "../geometry.ts";

export interface Drawn {
  readonly space: Space;
  readonly outline: readonly Point[];
  readonly centre: Point;
  readonly anchors: readonly Point[];
  /** The whole of it, edge to edge. */
  readonly whole: string;
  /** A stone of the floor, with its joints left free. */
  readonly stone: string;
  /** Lighter or darker than its neighbours: −1 … 1. */
  readonly tint: number;
  /** Stands above the floor. */
  readonly raised: boolean;
}

export interface Line {
  readonly id: string;
  readonly d: string;
  readonly kind: "yellow" | "red";
  /** Arrow heads across it: where, and which way they point, in degrees. */
  readonly arrows: readonly { readonly at: Point; readonly turn: number }[];
}

export interface Shapes {
  readonly spaces: readonly Drawn[];
  readonly byId: ReadonlyMap<string, Drawn>;
  readonly lines: readonly Line[];
  readonly currents: readonly { readonly id: string; readonly at: Point; readonly turn: number }[];
  /** Spaces next to each other, by name. */
  readonly near: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<Room, Shapes>();

/** The shapes of a room. */
export function shapesOf(room: Room): Shapes {
  const found = known.get(room) ?? draw(room);
  known.set(room, found);
  return found;
}

function draw(room: Room): Shapes {
  const spaces = room.spaces.map((space): Drawn => {
    const outline = points(space.outline);
    return {
      space,
      outline,
      centre: centre(outline),
      anchors: points(space.anchors),
      whole: path(outline),
      stone: rounded(inset(outline, 0.05), 0.2),
      tint: ((hash(`${room.id}.${space.id}`) % 100) - 50) / 50,
      raised: space.special || space.red,
    };
  });
  const byId = new Map(spaces.map((one) => [one.space.id, one]));
  return {
    spaces,
    byId,
    lines: linesOf(room, byId),
    currents: currents(spaces, byId),
    near: near(room),
  };
}

/** Yellow lines with arrows from the upper space to the lower one, and red lines. */
function linesOf(room: Room, byId: ReadonlyMap<string, Drawn>): Line[] {
  return room.borders.flatMap(({ a, b, line }): Line[] => {
    if (line !== "down" && line !== "up" && line !== "red") return [];
    const [upper, lower] =
      line === "up" ? [byId.get(b)!, byId.get(a)!] : [byId.get(a)!, byId.get(b)!];
    const segments = border(upper.outline, lower.outline);
    if (!segments.length) return [];
    const d = segments.map(([p, q]) => `M${p.join(" ")}L${q.join(" ")}`).join("");
    if (line === "red") return [{ id: `${a} ${b}`, d, kind: "red", arrows: [] }];
    const { at, along, length } = longest(segments);
    const [x, y] = [lower.centre[0] - at[0], lower.centre[1] - at[1]];
    const side = -along[1] * x + along[0] * y < 0 ? -1 : 1;
    const turn = (Math.atan2(along[0] * side, -along[1] * side) * 180) / Math.PI;
    return [{ id: `${a} ${b}`, d, kind: "yellow", arrows: length > 0.6 ? [{ at, turn }] : [] }];
  });
}

function currents(spaces: readonly Drawn[], byId: ReadonlyMap<string, Drawn>) {
  return spaces.flatMap(({ space, centre: at }) => {
    if (!space.current) return [];
    const to = byId.get(space.current)?.centre ?? [at[0] + (at[0] > 6 ? 1 : -1), at[1]];
    const turn = (Math.atan2(to[1] - at[1], to[0] - at[0]) * 180) / Math.PI;
    return [{ id: space.id, at, turn }];
  });
}

function near(room: Room): Map<string, string[]> {
  const found = new Map<string, string[]>(room.spaces.map(({ id }) => [id, []]));
  for (const { a, b, line } of room.borders) {
    if (line === "red" || line === "gap") continue;
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  return found;
}
