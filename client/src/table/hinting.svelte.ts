// Hinting: what would you do in my place? Asked for one question, and gone with it.

import type { Advice } from "../wire.ts";

export interface Asker {
  /** Names the reader's question; null while there is none. */
  question(): number | null;
  /** Whether the table allows hints, and the reader may choose now. */
  allowed(): boolean;
  /** What the server says; null if it refused, and the reader was told why. */
  ask(question: number): Promise<Advice | null>;
}

export class Hinting {
  #asked = $state<number | null>(null);
  #told = $state.raw<Advice | null>(null);
  readonly #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** Whether the reader may ask. */
  get allowed(): boolean {
    return this.#asker.allowed();
  }

  /** Whether it is being thought about. */
  get thinking(): boolean {
    return this.allowed && this.#asked !== null && this.#asked === this.#asker.question();
  }

  /** What one might do; null before that is known, and when the question is another. */
  get advice(): Advice | null {
    const told = this.#told;
    return this.allowed && told?.decision === this.#asker.question() ? told : null;
  }

  /** Asks, unless that was done. */
  async ask(): Promise<void> {
    const question = this.#asker.question();
    if (question === null || !this.allowed || this.thinking) return;
    this.#asked = question;
    const advice = await this.#asker.ask(question);
    if (this.#asked !== question) return; // meanwhile it was about something else
    this.#asked = null;
    this.#told = advice;
  }

  /** The reader knows enough. */
  close(): void {
    this.#told = null;
  }
}

/** A chance from 0 to 1 in whole per cents; certain only where it is. */
export function perCent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(Math.max(Math.round(100 * chance), 1), 99);
}
