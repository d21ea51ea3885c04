// Told: the steps that were shown last, to be leafed through; and whether they lie on the table.

import type { Step } from "./telling.ts";

/** So many steps stay to be looked at again. */
const KEPT = 80;

export class Told {
  #steps = $state.raw<readonly Step[]>([]);
  #at = $state(-1);
  /** The step that the reader has put away, and the one that they took out again. */
  #away = $state.raw<Step | null>(null);
  #out = $state.raw<Step | null>(null);

  /** The step that is shown; null before the first. */
  get step(): Step | null {
    return this.#steps[this.#at] ?? null;
  }

  /** All that were shown until then. */
  get shown(): readonly Step[] {
    return this.#steps.slice(0, this.#at + 1);
  }

  /** Which one it is, from 1, and of how many. */
  get place(): { readonly at: number; readonly of: number } {
    return { at: this.#at + 1, of: this.#steps.length };
  }

  /** Whether a step is looked at that has others behind it. */
  get back(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Whether the step lies on the table: not over what somebody is asked, unless they took it out. */
  lies(asked: boolean): boolean {
    const { step } = this;
    return step !== null && step !== this.#away && (this.back || !asked || step === this.#out);
  }

  /** Puts the step away. */
  putAway(): void {
    this.#at = this.#steps.length - 1;
    this.#away = this.step;
    this.#out = null;
  }

  /** Takes it out again. */
  takeOut(): void {
    this.#away = null;
    this.#out = this.step;
  }

  /** More was shown. */
  add(steps: readonly Step[]): void {
    if (!steps.length) return;
    this.#steps = [...this.#steps.slice(-KEPT), ...steps];
    this.#at = this.#steps.length - 1;
  }

  /** One step back or forth. */
  turn(by: number): void {
    this.#at = Math.min(Math.max(0, this.#at + by), this.#steps.length - 1);
    this.takeOut();
  }
}
