// Walking: a way of several steps, taken one choice at a time. It stops wherever the next step is
// not offered any more: a trap, a minion, a question in between.

import { fits, type Choosing } from "../../../table/choosing.svelte.ts";
import { spaceAim } from "../aims.ts";

export class Walking {
  /** Where the tapped way leads; "" if none was tapped. */
  goal = $state("");
  #rest: readonly string[] = [];

  /** Begins to walk. */
  begin(way: readonly string[], choosing: Choosing): void {
    this.goal = "";
    this.#rest = way;
    this.go(choosing);
  }

  /** Takes the next step, if it is offered. */
  go(choosing: Choosing): void {
    const [next, ...rest] = this.#rest;
    if (next === undefined) return;
    const steps = choosing.all.filter((choice) => fits(choice, spaceAim(next)));
    this.#rest = steps.length === 1 ? rest : [];
    if (steps.length === 1) choosing.play(steps[0]!);
  }

  /** Stands still. */
  stop(): void {
    this.goal = "";
    this.#rest = [];
  }

  /** Whether there are steps left to take. */
  get walks(): boolean {
    return this.#rest.length > 0;
  }
}
