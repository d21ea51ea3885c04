// Mixing: what a log tells of the numbers that people mix into the luck.

import type { Facts } from "../text.ts";

/** A sentence about somebody's number: a key of the log's words, and the chair it is about. */
export interface Mixed {
  readonly key: "withheld" | "withheld-left" | "withheld-removed" | "anew";
  readonly chair: number;
}

/** Follows promises and numbers from note to note. */
export class LuckReader {
  /** Whether numbers are being shown. */
  mixing = false;
  /** Since the second version of fairness, removing somebody while they are begins it anew. */
  #anew = false;
  /** By chair: whether the number that was promised is still to be shown. */
  #owed = new Map<number, boolean>();

  begin(): void {
    this.mixing = this.#anew = false;
    this.#owed.clear();
  }

  /** What is to be said after this note. */
  read(kind: string, facts: Facts): readonly Mixed[] {
    const chair = Number(facts["chair"]);
    switch (kind) {
      case "opened":
        this.#anew = Number(facts["fairness"] ?? 1) > 1;
        return [];
      case "sat":
      case "promised":
        this.#owed.set(chair, Boolean(facts["nonce"]));
        return [];
      case "swapped":
        this.#swap(Number(facts["one"]), Number(facts["other"]));
        return [];
      case "mixing":
        this.mixing = true;
        return [];
      case "nonce":
        this.#owed.set(chair, false);
        return [];
      case "left":
      case "kicked":
        return this.#gone(chair, kind === "kicked");
      case "dealt":
        return this.#dealt();
      default:
        return [];
    }
  }

  #gone(chair: number, removed: boolean): readonly Mixed[] {
    const owed = this.#owed.get(chair);
    this.#owed.delete(chair);
    if (!this.mixing) return [];
    const said: Mixed[] = [];
    if (owed) said.push({ key: removed ? "withheld-removed" : "withheld-left", chair });
    if (removed && this.#anew) {
      this.mixing = false;
      this.#owed.clear();
      said.push({ key: "anew", chair });
    }
    return said;
  }

  #dealt(): readonly Mixed[] {
    this.mixing = false;
    const owed = [...this.#owed].filter(([, still]) => still).map(([chair]) => chair);
    return owed.sort((one, other) => one - other).map((chair) => ({ key: "withheld", chair }));
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#owed.get(one), this.#owed.get(other)];
    this.#owed.set(one, second ?? false);
    this.#owed.set(other, first ?? false);
  }
}
