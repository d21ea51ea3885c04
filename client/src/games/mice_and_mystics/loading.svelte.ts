// Loading: what comes to the table after it was laid: first the room that is shown; then, when
// nothing else is to be done or somebody needs it, all that is printed and what opens over the table.

import { speech } from "../../speech.svelte.ts";
import { openBox, type Box } from "./content.ts";

export type Later = typeof import("./later.ts");

/** Milliseconds until the table is surely drawn. */
const CALM = 2000;

export class Loading {
  /** What is printed, of the rooms perhaps only one; null while it is on its way. */
  box = $state.raw<Box | null>(null);
  /** Nobody answered. */
  silent = $state(false);
  /** Sheets and panels; null before anybody needed one. */
  later = $state.raw<Later | null>(null);
  #asked = false;

  /** Asks for what is printed, unless this room is here already. */
  async open(room: string): Promise<void> {
    if (this.box?.rooms.has(room)) return;
    const found = await openBox(this.box ? "" : room);
    if (found) this.#take(found);
    this.silent = found === null;
  }

  /** Asks for all the rest, once. */
  need(): void {
    if (this.#asked) return;
    this.#asked = true;
    const parts = Promise.all([
      import("./later.ts"),
      openBox(),
      speech.learnRest("mice_and_mystics"),
    ]);
    parts.then(
      ([later, box]) => {
        if (box) this.#take(box);
        this.later = later;
      },
      () => (this.#asked = false), // the line is gone: it is asked for again when it is needed again
    );
  }

  /** Asks for it soon; gives what makes up one's mind. */
  needSoon(): () => void {
    const timer = setTimeout(() => this.need(), CALM);
    return () => clearTimeout(timer);
  }

  /** The fuller one stays. */
  #take(box: Box) {
    if (!this.box || this.box.rooms.size < box.rooms.size) this.box = box;
  }
}
