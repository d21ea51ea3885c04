// Rope: a fuse, drawn as a line that swings; what has burnt is another line.

const [START, END, MIDDLE, SWING] = [26, 116, 14, 4.5];
const STEPS = 36;

export interface Rope {
  /** What is left of it, and what has burnt: lines of an SVG. */
  readonly left: string;
  readonly burnt: string;
  /** Where it glows. */
  readonly spark: readonly [x: number, y: number];
}

/** A rope of which a part is left, from 0 to 1. */
export function rope(left: number): Rope {
  const cut = Math.round(Math.min(Math.max(left, 0), 1) * STEPS);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS));
  return {
    left: line(points.slice(0, cut + 1)),
    burnt: line(points.slice(cut)),
    spark: points[cut]!,
  };
}

function at(part: number): readonly [number, number] {
  const swing = Math.sin(part * Math.PI * 3.2) * SWING * Math.min(1, part * 4);
  return [START + part * (END - START), MIDDLE + swing];
}

function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
