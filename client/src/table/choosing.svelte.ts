// Choosing: the choices there are, narrowed down by taps until one is left.
//
// It knows no rules. A tap says a part of a choice (`{ card: "skip" }`, `{ target: 2 }`); what fits
// all taps so far is left. A first tap only lifts: the second one, on a target or on the same
// thing once more, plays. So nobody plays a card by brushing against it.

import type { Facts } from "../text.ts";

/** One of the choices. */
export interface Choice {
  /** Its notation, as it is sent. */
  readonly text: string;
  /** What it is made of: kind, card, target… */
  readonly parts: Facts;
  /** What it does, in the reader's language. */
  readonly label: string;
}

/** Why something cannot be done now. */
export interface Reason {
  readonly text: string;
  readonly clause: string;
}

export interface Player {
  /** What may be chosen now. */
  choices(): readonly Choice[];
  /** Names the question: taps for another one are forgotten. */
  question(): unknown;
  play(choice: Choice): void;
  /** Asks why this notation is not among the choices. */
  why(notation: string): Promise<Reason | null>;
}

export class Choosing {
  #taps = $state.raw<{ question: unknown; parts: Facts }>({ question: null, parts: {} });
  #reason = $state.raw<Reason | null>(null);
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  /** Everything that may be chosen. */
  get all(): readonly Choice[] {
    return this.#player.choices();
  }

  /** What was tapped so far. */
  get taps(): Facts {
    const { question, parts } = this.#taps;
    return question === this.#player.question() ? parts : {};
  }

  /** What fits the taps. */
  get left(): readonly Choice[] {
    return this.all.filter((choice) => fits(choice, this.taps));
  }

  /** Choices that need no tap on a thing: they are buttons at once. */
  get plain(): readonly Choice[] {
    return this.all.filter(({ parts }) => Object.keys(parts).every((name) => PLAIN.includes(name)));
  }

  /** Why the thing tapped last cannot be chosen. */
  get reason(): Reason | null {
    return this.#reason;
  }

  /** Whether anything was tapped. */
  get begun(): boolean {
    return Object.keys(this.taps).length > 0;
  }

  /** Whether something may be chosen that has these parts, whatever else was tapped before. */
  can(parts: Facts): boolean {
    return this.all.some((choice) => fits(choice, parts));
  }

  /** Whether it fits what was tapped before: the thing is a target now. */
  fits(parts: Facts): boolean {
    return this.begun && this.left.some((choice) => fits(choice, parts));
  }

  /** Whether these parts are among the taps. */
  has(parts: Facts): boolean {
    return Object.entries(parts).every(([name, value]) => this.taps[name] === value);
  }

  /**
   * A thing was tapped. If it completes a choice, that is played; if it does not go with what was
   * tapped before, choosing begins anew with it; `why` is asked about what cannot be chosen at all.
   */
  tap(parts: Facts, why = ""): void {
    this.#reason = null;
    const before = this.begun;
    if (before && this.has(parts)) {
      const [only, ...others] = this.left;
      if (only && !others.length) this.play(only);
      else this.clear();
      return;
    }
    if (this.fits(parts)) {
      this.#tapped({ ...this.taps, ...parts });
      const [only, ...others] = this.left;
      if (only && !others.length) this.play(only);
    } else if (this.can(parts)) {
      this.#tapped(parts);
    } else if (why) {
      this.clear();
      void this.#player.why(why).then((reason) => (this.#reason = reason));
    }
  }

  /** Plays a choice at once, as its button does. */
  play(choice: Choice): void {
    this.clear();
    this.#player.play(choice);
  }

  /** Lays everything back. */
  clear(): void {
    this.#reason = null;
    this.#taps = { question: null, parts: {} };
  }

  #tapped(parts: Facts): void {
    this.#taps = { question: this.#player.question(), parts };
  }
}

/** Parts that name no thing on the table. */
const PLAIN = ["kind", "word"];

/** Whether a choice has these parts. */
export function fits(choice: Choice, parts: Facts): boolean {
  return Object.entries(parts).every(([name, value]) => choice.parts[name] === value);
}

/** Somebody who only looks chooses nothing. */
export const NO_CHOOSING = new Choosing({
  choices: () => [],
  question: () => null,
  play: () => undefined,
  why: () => Promise.resolve(null),
});
