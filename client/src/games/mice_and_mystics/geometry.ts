// Geometry: from the corners of spaces to paths, borders and places to stand. A room is 12 by 12.

export type Point = readonly [x: number, y: number];
export type Segment = readonly [Point, Point];

/** How wide and high a room is. */
export const SIZE = 12;
/** Edges closer than this lie on each other. */
const CLOSE = 0.09;

/** `[x, y, x, y…]` as points. */
export function points(flat: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) found.push([flat[at]!, flat[at + 1]!]);
  return found;
}

/** The middle of an outline, by area. */
export function centre(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return Math.abs(area) < 1e-6 ? outline[0]! : [x / (3 * area), y / (3 * area)];
}

/** The box around an outline. */
export function boxOf(outline: readonly Point[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** An outline moved inwards by so much. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const turn = signed(outline) > 0 ? 1 : -1;
  const normal = ([ax, ay]: Point, [bx, by_]: Point): Point => {
    const length = Math.hypot(bx - ax, by_ - ay) || 1;
    return [(-(by_ - ay) / length) * turn, ((bx - ax) / length) * turn];
  };
  return outline.map((here, at) => {
    const before = outline.at(at - 1)!;
    const after = outline[(at + 1) % outline.length]!;
    const [mx, my] = normal(before, here);
    const [nx, ny] = normal(here, after);
    // Along the bisector; a sharp corner is not moved further than twice as far.
    const stretch = Math.max(0.5, 1 + mx * nx + my * ny);
    return [here[0] + ((mx + nx) / stretch) * by, here[1] + ((my + ny) / stretch) * by];
  });
}

/** A path with its corners rounded off. */
export function rounded(outline: readonly Point[], radius: number): string {
  const parts = outline.map((here, at) => {
    const before = outline.at(at - 1)!;
    const after = outline[(at + 1) % outline.length]!;
    const from = towards(here, before, radius);
    const to = towards(here, after, radius);
    return `${at ? "L" : "M"}${pair(from)}Q${pair(here)} ${pair(to)}`;
  });
  return `${parts.join("")}Z`;
}

/** A path with its corners. */
export function path(outline: readonly Point[]): string {
  return `M${outline.map(pair).join("L")}Z`;
}

/** Where two outlines lie along each other. */
export function border(one: readonly Point[], other: readonly Point[]): Segment[] {
  return sides(one).flatMap((side) => sides(other).flatMap((edge) => overlap(side, edge)));
}

/** The middle of the longest segment, its direction and its length. */
export function longest(segments: readonly Segment[]): { at: Point; along: Point; length: number } {
  const [best] = [...segments].sort((one, two) => lengthOf(two) - lengthOf(one));
  const [[ax, ay], [bx, by]] = best!;
  const length = lengthOf(best!);
  return {
    at: [(ax + bx) / 2, (ay + by) / 2],
    along: [(bx - ax) / (length || 1), (by - ay) / (length || 1)],
    length,
  };
}

/** Where so many figures stand around these points, and how large there is room for. */
export function standing(
  anchors: readonly Point[],
  count: number,
): { places: Point[]; size: number } {
  const rows = Math.max(1, anchors.length);
  const each = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, at): Point => {
    const [x, y] = anchors[at % rows] ?? [SIZE / 2, SIZE / 2];
    const here = Math.min(each, Math.ceil((count - (at % rows)) / rows));
    const [dx, dy] = offset(Math.floor(at / rows), here);
    return [x + dx, y + dy];
  });
  return { places, size: each <= 1 ? 1.55 : each === 2 ? 1.25 : each <= 4 ? 1.05 : 0.85 };
}

/** Around a point: one in the middle, two beside each other, more in a ring. */
function offset(at: number, of: number): Point {
  if (of <= 1) return [0, 0];
  if (of === 2) return [at ? 0.5 : -0.5, at ? 0.12 : -0.12];
  if (of <= 4) return [at % 2 ? 0.48 : -0.48, at < 2 ? -0.42 : 0.42];
  const angle = (at / of) * 2 * Math.PI - Math.PI / 2;
  const wide = of > 6 ? 0.85 : 0.66;
  return [Math.cos(angle) * wide, Math.sin(angle) * wide * 0.9];
}

function sides(outline: readonly Point[]): Segment[] {
  return outline.map((here, at) => [here, outline[(at + 1) % outline.length]!]);
}

/** The part of a side that an edge lies on, if they are nearly one line. */
function overlap([a, b]: Segment, [c, d]: Segment): Segment[] {
  const length = lengthOf([a, b]);
  if (length < 0.05) return [];
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const off = ([x, y]: Point) => Math.abs((x - a[0]) * along[1] - (y - a[1]) * along[0]);
  if (off(c) > CLOSE || off(d) > CLOSE) return [];
  const at = ([x, y]: Point) => (x - a[0]) * along[0] + (y - a[1]) * along[1];
  const from = Math.max(0, Math.min(at(c), at(d)));
  const to = Math.min(length, Math.max(at(c), at(d)));
  if (to - from < 0.08) return [];
  const on = (t: number): Point => [a[0] + along[0] * t, a[1] + along[1] * t];
  return [[on(from), on(to)]];
}

function signed(outline: readonly Point[]): number {
  return outline.reduce((sum, [ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    return sum + ax * by - bx * ay;
  }, 0);
}

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  const part = Math.min(by, length / 2) / length;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

function lengthOf([[ax, ay], [bx, by]]: Segment): number {
  return Math.hypot(bx - ax, by - ay);
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** A number as SVG likes it. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}
