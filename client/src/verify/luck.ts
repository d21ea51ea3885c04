// Luck: what docs/fairness.md says byte by byte. The twin of src/purrlour/server/luck.py.

import { hex } from "../sha256.ts";
import { bytesOf, joined, type Bytes, type Hashing } from "./hashing.ts";

/** Bytes of a secret. */
export const SECRET_SIZE = 64;

const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
const WORDS = 2n ** 64n;

/** What the server shows before play. */
export async function commitmentOf(hashing: Hashing, secret: Bytes): Promise<string> {
  return hex(await hashing.hash(joined(bytesOf("purrlour luck 1 commitment\n"), secret)));
}

/** What a seat shows first; null for what cannot be a nonce. */
export async function promiseOf(hashing: Hashing, nonce: string): Promise<string | null> {
  if (!NONCE.test(nonce)) return null;
  return hex(await hashing.hash(bytesOf(`purrlour luck 1 nonce\n${nonce}`)));
}

/** The key behind all luck of a match; seats without a nonce are left out. */
export async function keyOf(
  hashing: Hashing,
  secret: Bytes,
  match: string,
  nonces: ReadonlyMap<number, string>,
): Promise<Bytes> {
  const seats = [...nonces].sort(([one], [other]) => one - other);
  const lines = ["purrlour luck 1 key", `match ${match}`];
  lines.push(...seats.map(([seat, nonce]) => `seat ${seat} ${nonce}`));
  const sign = await hashing.keyed(secret);
  return sign(bytesOf(lines.map((line) => `${line}\n`).join("")));
}

/** What luck is bound to: the choices that stand. The twin of src/purrlour/server/path.py. */
export class Path {
  /** After each step that stands. */
  readonly #hashes: string[] = [];

  constructor(
    private readonly hashing: Hashing,
    private readonly fairness: number,
  ) {}

  /** How many steps stand. */
  get length(): number {
    return this.#hashes.length;
  }

  /** A step was played: the label of the luck that it drew. */
  async step(seat: unknown, action: unknown): Promise<string> {
    const before = this.#hashes.at(-1) ?? (await this.#hash(""));
    const after = await this.#hash(`${before} ${seat} ${action}\n`);
    const number = this.#hashes.push(after);
    return this.fairness > 2 ? `step ${number} ${after}` : `step ${number}`;
  }

  /** Only so many steps stand. */
  cut(to: number): void {
    this.#hashes.length = to;
  }

  async #hash(line: string): Promise<string> {
    return hex(await this.hashing.hash(bytesOf(`purrlour luck 3 path\n${line}`)));
  }
}

/** The luck of a match by its key. */
export class Luck {
  constructor(private readonly sign: (message: Bytes) => Promise<Bytes>) {}

  /** What a label draws, when each piece is one of so many outcomes. */
  async draw(label: string, sides: readonly number[]): Promise<number[]> {
    const words = this.#words(label);
    const drawn: number[] = [];
    for (const n of sides) {
      const least = BigInt(n);
      const end = WORDS - (WORDS % least); // words beyond it would favour the small numbers
      let word: bigint;
      do word = (await words.next()).value as bigint;
      while (word >= end);
      drawn.push(Number(word % least));
    }
    return drawn;
  }

  /** Numbers of 64 bits without end, four from each block. */
  async *#words(label: string): AsyncGenerator<bigint, never> {
    for (let number = 0; ; number++) {
      const block = await this.sign(bytesOf(`${label}\n${number}`));
      const view = new DataView(block.buffer, block.byteOffset);
      for (let at = 0; at < 32; at += 8) yield view.getBigUint64(at);
    }
  }
}
