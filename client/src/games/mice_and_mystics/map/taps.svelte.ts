// Taps: what a tap on the map means now, and what lights up there. It looks at what is offered.

import type { Stage } from "../../../table/stage.ts";
import { costOf, figureAim, spaceAim, wayTo } from "../aims.ts";
import { Walking } from "./walking.svelte.ts";

/** What there is to know of a space now. */
export interface Spot {
  /** Steps to get there; 0 if it cannot be reached. */
  readonly cost: number;
  readonly can: boolean;
  readonly chosen: boolean;
}

export class Taps {
  /** The figure that is picked up: what it sees is lit. */
  picked = $state("");
  #crowd = $state("");
  readonly #walking = new Walking();
  readonly #stage: () => Stage<"mice_and_mystics">;
  readonly #begins: () => void;
  readonly #opens: (hero: string) => void;

  /** `begins`: somebody does something, so what was told is put away. `opens`: a mouse's sheet. */
  constructor(
    stage: () => Stage<"mice_and_mystics">,
    begins: () => void,
    opens: (hero: string) => void,
  ) {
    this.#stage = stage;
    this.#begins = begins;
    this.#opens = opens;
  }

  get #choosing() {
    return this.#stage().choosing;
  }

  /** The space whose figures are laid out side by side; "" for none. */
  get crowd(): string {
    return this.#choosing.begun ? this.#crowd : "";
  }

  /** Where the tapped way leads; "" if none was tapped. */
  get goal(): string {
    return this.#choosing.all.length && !this.#choosing.begun ? this.#walking.goal : "";
  }

  /** The spaces on the way there. */
  get way(): readonly string[] {
    return this.goal ? wayTo(this.#stage().view, this.goal) : [];
  }

  spotOf(space: string): Spot {
    const choosing = this.#choosing;
    const aim = spaceAim(space);
    return {
      can: choosing.can(aim),
      cost: choosing.all.length ? costOf(this.#stage().view, space) : 0,
      chosen: this.goal === space || (choosing.begun && choosing.has(aim)),
    };
  }

  canFigure(id: string): boolean {
    return figureAim(this.#choosing.all, id) !== null;
  }

  hasFigure(id: string): boolean {
    const aim = figureAim(this.#choosing.all, id);
    return aim !== null && this.#choosing.begun && this.#choosing.has(aim);
  }

  canExit(way: string): boolean {
    return this.#choosing.can({ kind: "explore", way });
  }

  /** A space was tapped. */
  space(space: string): void {
    const choosing = this.#choosing;
    const { can, cost } = this.spotOf(space);
    const again = this.goal === space;
    this.#begin();
    if (can) {
      this.#walking.stop();
      choosing.tap(spaceAim(space));
    } else if (cost) {
      if (again) return this.walk();
      choosing.clear();
      this.#walking.goal = space;
    } else {
      this.#walking.stop();
      const at = choosing.can({ kind: "space", verb: "at" });
      choosing.tap(spaceAim(space), at ? `at:${space}` : `go:${space}`);
    }
  }

  /** A figure was tapped; the others that could be meant are laid out beside it. */
  figure(id: string, space: string, others: number): void {
    const aim = figureAim(this.#choosing.all, id);
    const again = this.picked === id;
    this.#begin();
    if (aim) {
      if (others) this.#crowd = space;
      return this.#choosing.tap(aim);
    }
    if (again && this.#stage().view.heroes.includes(id)) this.#opens(id);
    this.picked = again ? "" : id;
  }

  /** A way out was tapped. */
  exit(way: string): void {
    this.#begin();
    this.#choosing.tap({ kind: "explore", way }, `explore:${way}`);
  }

  /** Walks the way that was tapped. */
  walk(): void {
    this.#walking.begin(this.way, this.#choosing);
  }

  /** There is another question: a way goes on, if that offers its next step. */
  goOn(): void {
    this.#crowd = "";
    if (this.#walking.walks && this.#choosing.all.length) this.#walking.go(this.#choosing);
  }

  #begin(): void {
    this.#begins();
    this.#crowd = "";
    this.picked = "";
  }
}
