// Follow: through the log of a match, as far as its luck is concerned.
//
// The twin of `_Replay` in src/purrlour/server/verify.py without the rules: whether a step was
// legal, and what a clock would choose for somebody absent, only `purrlour verify` can say.

import { FIRST_LINE, Flaw, type Chronicle, type Entry } from "./chronicle.ts";
import type { Bytes, Hashing } from "./hashing.ts";
import { keyOf, Luck, Path, promiseOf } from "./luck.ts";

/** What people mixed into the luck. */
export interface Mixed {
  /** By seat, as they sat when it was dealt. */
  readonly nonces: ReadonlyMap<number, string>;
  /** Hashes of nonces by seat; a seat without one mixes nothing in. */
  readonly promises: ReadonlyMap<number, string>;
  /** Numbers that were promised and not shown, in any mixing. */
  readonly withheld: readonly Withheld[];
  /** How often numbers were shown: anew after somebody was removed meanwhile. */
  readonly mixings: number;
  /** The number of the entry that deals. */
  readonly dealt: number;
}

/** Whoever promised a number and did not show it: they stayed, or went, or were removed. */
export interface Withheld {
  readonly seat: number;
  readonly name: string;
  readonly how: "kept" | "left" | "removed";
}

/** Everything before the deal: who promised a nonce, and whether it is the one they showed. */
export async function mix(hashing: Hashing, { entries, game }: Chronicle): Promise<Mixed> {
  const [opened] = entries;
  const named = `${fact(opened, "game")}/${fact(opened, "version")}`;
  if (opened?.t !== "opened" || named !== game) throw misplaced(0, opened);
  const seats = Number(fact(opened, "seats"));
  const promises = new Map<number, string>();
  const nonces = new Map<number, string>();
  const names = new Map<number, string>();
  const withheld: Withheld[] = [];
  const keeps = (seat: number, how: Withheld["how"]) => {
    const kept = promises.has(seat) && !nonces.has(seat);
    if (kept) withheld.push({ seat, name: names.get(seat) ?? "", how });
  };
  const fairness = fairnessOf(opened);
  let mixing = false;
  let mixings = 0;
  for (const [at, entry] of entries.entries()) {
    const chair = (name: string): number => {
      const found = fact(entry, name);
      if (typeof found === "number" && Number.isInteger(found) && found >= 0 && found < seats) {
        return found;
      }
      throw misplaced(at, entry);
    };
    if (entry.t === "dealt") {
      if (!mixing && fairness > 1) throw misplaced(at, entry);
      for (const seat of [...promises.keys()].sort((one, other) => one - other)) {
        keeps(seat, "kept");
      }
      return { nonces, promises, withheld, mixings, dealt: at };
    }
    if (entry.t === "sat") {
      const promise = String(fact(entry, "nonce") ?? "");
      promises.delete(chair("chair"));
      names.set(chair("chair"), String(fact(entry, "name")));
      // It could have been fitted to one that is shown.
      if (promise && mixing) throw new Flaw("late", { seat: chair("chair") });
      if (promise) promises.set(chair("chair"), promise);
    } else if (entry.t === "promised") {
      if (mixing) throw new Flaw("late", { seat: chair("chair") });
      promises.set(chair("chair"), String(fact(entry, "nonce")));
    } else if (entry.t === "left" || entry.t === "kicked") {
      const removed = entry.t === "kicked";
      if (mixing) keeps(chair("chair"), removed ? "removed" : "left");
      promises.delete(chair("chair"));
      if (mixing && removed && fairness > 1) {
        mixing = false; // all promise anew
        promises.clear();
        nonces.clear();
      }
    } else if (entry.t === "swapped") {
      for (const kept of [promises, nonces, names]) swap(kept, chair("one"), chair("other"));
    } else if (entry.t === "mixing") {
      if (mixing) throw misplaced(at, entry);
      mixing = true;
      mixings += 1;
    } else if (entry.t === "nonce") {
      const seat = chair("chair");
      if (!mixing || nonces.has(seat)) throw misplaced(at, entry);
      const nonce = String(fact(entry, "nonce"));
      const promise = promises.get(seat);
      if (promise === undefined || promise !== (await promiseOf(hashing, nonce))) {
        throw new Flaw("nonce", { seat });
      }
      nonces.set(seat, nonce);
    } else if (["step", "undone", "revealed"].includes(entry.t) || (at && entry.t === "opened")) {
      throw misplaced(at, entry);
    }
  }
  throw new Flaw("unfinished");
}

/** How much was drawn again. */
export interface Drawn {
  readonly picks: number;
  readonly steps: number;
  readonly takenBack: number;
}

/**
 * The deal and everything after it: each piece of luck once more from the key.
 *
 * `sides` has for the deal and for each step of how many outcomes each of its pieces was one.
 */
export async function drawAgain(
  hashing: Hashing,
  chronicle: Chronicle,
  { nonces, dealt }: Mixed,
  secret: Bytes,
  sides: readonly (readonly number[])[],
): Promise<Drawn> {
  const { entries, match } = chronicle;
  const name = String(fact(entries[0], "luck") ?? "") || match;
  const luck = new Luck(await hashing.keyed(await keyOf(hashing, secret, name, nonces)));
  const path = new Path(hashing, fairnessOf(entries[0]));
  let [picks, takenBack, at] = [0, 0, 0];
  let over = false;

  async function draw(entry: Entry, label: string): Promise<void> {
    const chance = fact(entry, "chance") ?? [];
    const each = sides[at++] ?? [];
    const whole = each.every((n) => Number.isSafeInteger(n) && n > 0);
    const step = path.length;
    if (!Array.isArray(chance) || !whole) throw new Flaw("luck", { step });
    const drawn = await luck.draw(label, each);
    const same = drawn.length === chance.length && drawn.every((one, i) => one === chance[i]);
    if (!same) throw new Flaw("luck", { step });
    picks += drawn.length;
  }

  for (const [number, entry] of entries.entries()) {
    if (number < dealt) continue;
    const playing = ["step", "undone", "revealed"].includes(entry.t);
    const early = ["opened", "swapped", "promised", "mixing", "nonce", "dealt"].includes(entry.t);
    if ((playing && over) || (early && number > dealt)) throw misplaced(number, entry);
    if (entry.t === "dealt") {
      await draw(entry, "step 0");
    } else if (entry.t === "step") {
      await draw(entry, await path.step(fact(entry, "seat"), fact(entry, "action")));
    } else if (entry.t === "undone") {
      const to = fact(entry, "to");
      if (typeof to !== "number" || !(to >= 0 && to < path.length)) throw misplaced(number, entry);
      takenBack += path.length - to;
      path.cut(to);
    } else if (entry.t === "revealed") {
      over = true;
    }
  }
  if (!over) throw new Flaw("unfinished");
  if (at !== sides.length) throw new Flaw("luck", { step: path.length });
  return { picks, steps: path.length, takenBack };
}

/** How nonces are mixed and luck is drawn: a version of docs/fairness.md. */
export function fairnessOf(opened: Entry | undefined): number {
  const found = fact(opened, "fairness") ?? 1;
  if (found === 1 || found === 2 || found === 3) return found;
  throw new Flaw("fairness", { version: String(found) });
}

function fact(entry: Entry | undefined, name: string): unknown {
  return entry?.[name];
}

function misplaced(number: number, entry: Entry | undefined): Flaw {
  return new Flaw("order", { line: number + FIRST_LINE, text: entry?.t ?? "" });
}

function swap(kept: Map<number, string>, one: number, other: number): void {
  const [first, second] = [kept.get(one), kept.get(other)];
  kept.delete(one);
  kept.delete(other);
  if (first !== undefined) kept.set(other, first);
  if (second !== undefined) kept.set(one, second);
}
