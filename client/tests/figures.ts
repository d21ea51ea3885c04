// How much a test looks at, and how long it waits at most: the twins of tests/figures.py, waiting.py.

/** Milliseconds; dozens of times what anything takes on a calm machine. It ends a test that would
 * hang, and times nothing. */
export const LIMIT = 120_000;

/** How many: as many as fit `scripts/test`, or what is only worth a night (`scripts/test long`). */
export function figure(usual: number, { long }: { long: number }): number {
  return process.env["PURRLOUR_SUITE"] === "long" ? long : usual;
}
