// Timing: how long movements take just now. tokens.css has the numbers, settings choose among them.

export interface Timing {
  readonly quick: number;
  readonly moving: number;
  readonly grand: number;
  /** Crossfades, for those who want no motion but said so only to their system. */
  readonly fade: number;
  readonly ease: string;
}

/** The tokens of motion in milliseconds; all 0 where nothing shall move. */
export function timing(): Timing {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => milliseconds(style.getPropertyValue(name));
  return {
    quick: read("--quick"),
    moving: read("--moving"),
    grand: read("--grand"),
    fade: read("--fade"),
    ease: style.getPropertyValue("--ease").trim() || "ease-out",
  };
}

/** A time as CSS writes it: `250ms`, `.25s`. */
export function milliseconds(written: string): number {
  const value = Number.parseFloat(written);
  if (Number.isNaN(value)) return 0;
  return /\d\s*ms\s*$/.test(written) ? value : value * 1000;
}
