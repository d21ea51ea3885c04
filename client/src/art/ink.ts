// The ink line: thin where the pen lands, thick where it leans.

type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/** One stroke of the brush from a point, bending towards a second, to a third; pointed at both ends. */
export function brush([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, weight = 2): string {
  const length = Math.hypot(cx - ax, cy - ay) || 1;
  const dx = (-(cy - ay) / length) * weight;
  const dy = ((cx - ax) / length) * weight;
  const [left, right] = [
    [bx + dx, by + dy],
    [bx - dx, by - dy],
  ].map((point) => point.map(round).join(" "));
  return `M${ax} ${ay}Q${left} ${cx} ${cy}Q${right} ${ax} ${ay}z`;
}

/** A hash of a word, the same on every machine; for what looks random and must not change. */
export function hash(word: string): number {
  let sum = 2166136261;
  for (const letter of word) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619);
  return sum >>> 0;
}
