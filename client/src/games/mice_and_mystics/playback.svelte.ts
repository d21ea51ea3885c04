// Playback: steps that are shown one after another, until the table is as it is. Input never waits
// for it: whoever does something sees the table as it is.

import { timing } from "../../motion/timing.ts";
import { weightOf, type Step } from "./telling.ts";

/** So many steps stay to be looked at again. */
const KEPT = 80;
/** With more than that to tell, it is told faster. */
const MANY = 24;

export class Playback {
  #steps = $state.raw<readonly Step[]>([]);
  #at = $state(-1);
  #timer = 0;
  #held = false;
  /** The step that the reader has put away, and the one that they took out again. */
  #away = $state.raw<Step | null>(null);
  #out = $state.raw<Step | null>(null);

  /** The step that is shown; null before the first. */
  get step(): Step | null {
    return this.#steps[this.#at] ?? null;
  }

  /** Which one it is, from 1, and of how many. */
  get place(): { readonly at: number; readonly of: number } {
    return { at: this.#at + 1, of: this.#steps.length };
  }

  /** Whether the table is behind what happened. */
  get behind(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Whether the step lies on the table: not over what somebody is asked, unless they took it out. */
  lies(asked: boolean): boolean {
    const { step } = this;
    return step !== null && step !== this.#away && (this.behind || !asked || step === this.#out);
  }

  /** Puts the step away. */
  putAway(): void {
    this.#away = this.step;
    this.#out = null;
  }

  /** Takes it out again. */
  takeOut(): void {
    this.#away = null;
    this.#out = this.step;
  }

  /** More happened. Where nothing moves, the last step is shown at once. */
  add(steps: readonly Step[]): void {
    if (!steps.length) return;
    const waiting = this.behind;
    const kept = this.#steps.slice(-KEPT);
    // What was never shown may be among what is dropped: then it goes on before the first kept.
    this.#at = Math.max(-1, this.#at - (this.#steps.length - kept.length));
    this.#steps = [...kept, ...steps];
    if (!timing().grand) this.skip();
    else if (!waiting && !this.#held) this.#next();
  }

  /** To the end of it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#at = this.#steps.length - 1;
  }

  /** One step back or forth; then it stands still. */
  turn(by: number): void {
    clearTimeout(this.#timer);
    this.#at = Math.min(Math.max(0, this.#at + by), this.#steps.length - 1);
    this.takeOut();
  }

  /** Stands still, until it is told to go on. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
  }

  /** Goes on by itself from here. */
  resume(): void {
    this.#held = false;
    if (this.behind) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.behind) return;
    this.#at += 1;
    const step = this.step!;
    const left = this.#steps.length - this.#at;
    const wait = timing().grand * weightOf(step) * (left > MANY ? 0.4 : 1);
    this.#timer = window.setTimeout(() => this.#next(), wait);
  }
}
