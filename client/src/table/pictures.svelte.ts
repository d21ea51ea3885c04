// Pictures: the few big moments of a game, shown over its table one after the other.

import { timing } from "../motion/timing.ts";
import { play, type SoundName } from "../sound/sound.ts";

export interface Picture<T> {
  readonly shown: T;
  /** How long, in grand movements. */
  readonly length: number;
  /** What is heard when it comes. */
  readonly sound?: SoundName;
}

export class Pictures<T> {
  /** What is to be seen now. */
  shown = $state.raw<T | null>(null);
  #timers: number[] = [];

  /** Shows them from the first one on, instead of whatever is shown now. */
  begin(all: readonly Picture<T>[]): void {
    if (!all.length) return;
    this.stop();
    const { grand } = timing();
    let wait = 0;
    for (const { shown, length, sound } of all) {
      this.#after(wait, () => {
        // Where nothing moves, what happened is heard, and seen in what it left behind.
        if (grand) this.shown = shown;
        if (sound) play(sound);
      });
      wait += grand * length;
    }
    this.#after(wait, () => this.stop());
  }

  /** A tap goes on at once. */
  readonly stop = (): void => {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.shown = null;
  };

  #after(wait: number, then: () => void): void {
    if (wait) this.#timers.push(window.setTimeout(then, wait));
    else then();
  }
}
