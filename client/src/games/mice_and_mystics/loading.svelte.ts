// Loading: what comes to the table after it was laid: all that is printed, and what opens over it.

import { openBox, type Box } from "./content.ts";

type Later = typeof import("./later.ts");

export class Loading {
  /** What is printed; null while it is on its way. */
  box = $state.raw<Box | null>(null);
  /** Nobody answered. */
  silent = $state(false);
  /** Sheets and panels; null before anybody needed one. */
  later = $state.raw<Later | null>(null);
  #asked = false;

  /** Asks for what is printed. */
  async open(): Promise<void> {
    const found = await openBox();
    this.box = found;
    this.silent = found === null;
  }

  /** Asks for sheets and panels, once. */
  need(): void {
    if (this.#asked) return;
    this.#asked = true;
    import("./later.ts").then(
      (parts) => (this.later = parts),
      () => (this.#asked = false), // the line is gone: it is asked for again when it is needed again
    );
  }
}
