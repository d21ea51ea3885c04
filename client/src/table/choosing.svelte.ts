// Choosing: the choices there are, narrowed down by taps until one is left.
//
// It knows no rules. A tap says a part of a choice (`{ card: "skip" }`, `{ target: 2 }`); what fits
// all taps so far is left. A part may have several values, if a thing serves for several choices
// (`{ kind: ["play", "pair"], card: "skip" }`). A first tap only lifts: the second one, on a target
// or on the same thing once more, plays. So nobody plays a card by brushing against it.

import type { Facts } from "../text.ts";

/** One of the choices. */
export interface Choice {
  /** Its notation, as it is sent. */
  readonly text: string;
  /** What it is made of: kind, card, target… */
  readonly parts: Facts;
  /** What it does, in the reader's language. */
  readonly label: string;
  /** What it does, in a few words, where its name alone does not say it. */
  readonly note?: string;
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
  /** Whether a thing that completes a choice wants to be tapped once more before it is played. */
  twice?(): boolean;
}

/** What was tapped for a question, in its order. */
interface Tapped {
  readonly question: unknown;
  readonly taps: readonly Facts[];
}

const NOTHING: Tapped = { question: null, taps: [] };

export class Choosing {
  #tapped = $state.raw(NOTHING);
  #refused = $state.raw<{ question: unknown; reason: Reason | null } | null>(null);
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  /** Everything that may be chosen. */
  get all(): readonly Choice[] {
    return this.#player.choices();
  }

  /** What was tapped so far, all in one. */
  get taps(): Facts {
    return Object.assign({}, ...this.#list);
  }

  /** What fits the taps. */
  get left(): readonly Choice[] {
    return this.all.filter((choice) => this.#list.every((parts) => fits(choice, parts)));
  }

  /** Choices that need no tap on a thing: they are buttons at once. */
  get plain(): readonly Choice[] {
    return this.all.filter(({ parts }) => isPlain(parts));
  }

  /** Why the thing tapped last cannot be chosen. */
  get reason(): Reason | null {
    const refused = this.#refused;
    return refused?.question === this.#player.question() ? (refused?.reason ?? null) : null;
  }

  /** Whether anything was tapped. */
  get begun(): boolean {
    return this.#list.length > 0;
  }

  /** Whether something may be chosen that has these parts, whatever else was tapped before. */
  can(parts: Facts): boolean {
    return this.all.some((choice) => fits(choice, parts));
  }

  /** Whether it fits what was tapped before: the thing is a target now. */
  fits(parts: Facts): boolean {
    return this.begun && this.left.some((choice) => fits(choice, parts));
  }

  /** Whether a thing with these parts is among those tapped. */
  has(parts: Facts): boolean {
    const wanted = Object.entries(parts);
    return this.#list.some((tap) =>
      wanted.every(([name, value]) => name in tap && String(tap[name]) === String(value)),
    );
  }

  /**
   * A thing was tapped. If it completes a choice, that is played; if it does not go with what was
   * tapped before, choosing begins anew with it; `why` is asked about what cannot be chosen at all.
   */
  tap(parts: Facts, why = ""): void {
    this.#refused = null;
    if (this.has(parts)) {
      if (!this.#playOnly()) this.clear();
    } else if (this.fits(parts)) {
      this.#take([...this.#list, parts]);
      if (!this.#player.twice?.()) this.#playOnly();
    } else if (this.can(parts)) {
      this.#take([parts]);
    } else if (why) {
      this.clear();
      const asked = { question: this.#player.question(), reason: null };
      this.#refused = asked;
      void this.#player.why(why).then((reason) => {
        // Unless something else was tapped meanwhile.
        if (this.#refused === asked) this.#refused = { ...asked, reason };
      });
    }
  }

  /** Plays a choice at once, as its button does. */
  play(choice: Choice): void {
    this.clear();
    this.#player.play(choice);
  }

  /** Lays everything back. */
  clear(): void {
    this.#refused = null;
    this.#tapped = NOTHING;
  }

  get #list(): readonly Facts[] {
    const { question, taps } = this.#tapped;
    return question === this.#player.question() ? taps : NOTHING.taps;
  }

  #take(taps: readonly Facts[]): void {
    this.#tapped = { question: this.#player.question(), taps };
  }

  #playOnly(): boolean {
    const [only, ...others] = this.left;
    if (!only || others.length) return false;
    this.play(only);
    return true;
  }
}

/** Parts that name no thing on the table. */
const PLAIN = ["kind", "word"];

/** Whether a choice with these parts needs no tap on a thing. */
export function isPlain(parts: Facts): boolean {
  return Object.keys(parts).every((name) => PLAIN.includes(name));
}

/** Whether a choice has these parts. */
export function fits(choice: Choice, parts: Facts): boolean {
  return Object.entries(parts).every(([name, value]) =>
    (Array.isArray(value) ? value : [value]).includes(choice.parts[name]),
  );
}

/** Somebody who only looks chooses nothing. */
export const NO_CHOOSING = new Choosing({
  choices: () => [],
  question: () => null,
  play: () => undefined,
  why: () => Promise.resolve(null),
});
