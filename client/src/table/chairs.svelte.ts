// Chairs: the seats that this device holds the tokens of. There are no accounts: this is all.

import { randomName } from "../net/socket.ts";
import { recall, remember } from "../kept.ts";
import { hex, sha256 } from "../sha256.ts";

/** One seat of one match. */
export interface KeptChair {
  readonly match: string;
  readonly token: string;
  readonly game: string;
  /** As it was when it was taken; hosts may swap chairs later. */
  readonly seat: number;
  readonly name: string;
  /** Mixed into the luck; its hash was given when the chair was taken, or before it began. */
  readonly nonce: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly used: number;
}

const KEPT = "purrlour.chairs";
/** More are forgotten, the oldest first. */
const MOST = 60;

/** Tokens that hosts removed us with: they open nothing, but say who we are. */
const LOST = "purrlour.removed";
const MOST_LOST = 20;

class Chairs {
  #all = $state.raw<readonly KeptChair[]>(read());
  #lost: readonly string[] = readLost();

  /** All of them, the one used last first. */
  get all(): readonly KeptChair[] {
    return this.#all;
  }

  /** Those at one table: several, if people share this device. */
  at(match: string): readonly KeptChair[] {
    return this.#all
      .filter((chair) => chair.match === match)
      .toSorted((one, other) => one.seat - other.seat);
  }

  /** Keeps a chair, or what changed about it. */
  keep(chair: Omit<KeptChair, "used">): void {
    const others = this.#all.filter((one) => !same(one, chair));
    this.#write([{ ...chair, used: Date.now() }, ...others].slice(0, MOST));
  }

  /** Keeps the number that a chair mixes into the luck. */
  mix(chair: Pick<KeptChair, "match" | "token">, nonce: string): void {
    if (this.#all.some((one) => same(one, chair))) {
      this.#write(this.#all.map((one) => (same(one, chair) ? { ...one, nonce } : one)));
    }
  }

  /** Forgets a chair: it was given up, or its token opens nothing any more. */
  drop(chair: Pick<KeptChair, "match" | "token">): void {
    this.#write(this.#all.filter((one) => !same(one, chair)));
  }

  /** Hosts removed us from chairs of these tokens, the latest first. */
  get lost(): readonly string[] {
    return this.#lost;
  }

  /** A host removed us from a chair. */
  lose(token: string): void {
    const others = readLost().filter((one) => one !== token);
    this.#lost = [token, ...others].slice(0, MOST_LOST);
    remember(LOST, this.#lost);
  }

  /** Another page on this device took or gave up a chair. */
  listen(): void {
    addEventListener("storage", ({ key }) => {
      if (key === KEPT) this.#all = read();
      if (key === LOST) this.#lost = readLost();
    });
  }

  #write(all: readonly KeptChair[]): void {
    this.#all = all;
    remember(KEPT, all);
  }
}

/** A token opens the same chair in the match that follows, too. */
function same(one: Pick<KeptChair, "match" | "token">, other: typeof one): boolean {
  return one.match === other.match && one.token === other.token;
}

function read(): readonly KeptChair[] {
  const kept = recall(KEPT);
  if (!Array.isArray(kept)) return [];
  return kept.filter((one) => typeof one?.token === "string" && typeof one.match === "string");
}

function readLost(): readonly string[] {
  const kept = recall(LOST);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

/** A number of one's own for the luck. */
export function newNonce(): string {
  return randomName(24);
}

/** What is told of a nonce when a chair is taken; the nonce itself is shown before the deal. */
export function nonceHash(nonce: string): string {
  return hex(sha256(new TextEncoder().encode(`purrlour luck 1 nonce\n${nonce}`)));
}

export const chairs = new Chairs();
