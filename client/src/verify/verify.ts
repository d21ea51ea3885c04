// Verify: is the luck of a match what was promised before it began?
//
// Everything that a browser can find out without the rules; docs/fairness.md says what that is.

import { Flaw, readChronicle, type Chronicle } from "./chronicle.ts";
import { drawAgain, mix, type Mixed } from "./follow.ts";
import type { About } from "../wire.ts";
import { bestHashing, type Bytes, type Hashing } from "./hashing.ts";
import { commitmentOf, promiseOf, SECRET_SIZE } from "./luck.ts";

/** What is looked at, in this order. */
export const CHECKS = ["seals", "origin", "secret", "nonces", "yours", "luck"] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  readonly name: CheckName;
  /** Whether it agrees; it cannot be said where something before it does not. */
  readonly is: "fine" | "unknown" | "wrong";
  /** What was found, for the sentence. */
  readonly facts: Readonly<Record<string, number | string>>;
  readonly flaw: Flaw | null;
  /** What is no flaw, but everybody should know. */
  readonly told: readonly Told[];
}

/** A sentence, by its key and facts. */
export interface Told {
  readonly key: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** What somebody knows of a match besides its file. */
export interface Known {
  /** The table as the page shows it. */
  readonly about: Pick<
    About,
    "match" | "game" | "version" | "options" | "chairs" | "commitment" | "imported" | "practice"
  >;
  /** Numbers that this device mixed into the luck. */
  readonly nonces: readonly string[];
  /** For the deal and each step: of how many outcomes each piece of luck was one. */
  readonly sides: readonly (readonly number[])[];
}

/** Looks at everything; each check says for itself whether it agrees. */
export async function verify(
  file: Bytes,
  known: Known,
  hashing: Hashing = bestHashing(),
): Promise<readonly Check[]> {
  const checks: Check[] = [];
  async function check<T>(
    name: CheckName,
    possible: boolean,
    look: () => Promise<readonly [T, Check["facts"], (readonly Told[])?]>,
  ): Promise<T | null> {
    if (!possible) {
      checks.push({ name, is: "unknown", facts: {}, flaw: null, told: [] });
      return null;
    }
    try {
      const [found, facts, told = []] = await look();
      checks.push({ name, is: "fine", facts, flaw: null, told });
      return found;
    } catch (error) {
      if (!(error instanceof Flaw)) throw error;
      const is = error.mild ? "unknown" : "wrong";
      checks.push({ name, is, facts: {}, flaw: error, told: [] });
      return null;
    }
  }

  const chronicle = await check("seals", true, async () => {
    const read = await readChronicle(hashing, file);
    if (!isOf(read, known.about)) throw new Flaw("other-match");
    return [read, { lines: read.entries.length, seal: read.seal }] as const;
  });
  await check("origin", chronicle !== null, () => {
    // Nobody here saw how its secret was drawn.
    if (known.about.imported) throw new Flaw("imported", {}, true);
    return Promise.resolve([null, {}] as const);
  });
  const secret = await check("secret", chronicle !== null, () =>
    findSecret(hashing, chronicle!, known.about.commitment),
  );
  const mixed = await check("nonces", chronicle !== null, async () => {
    const found = await mix(hashing, chronicle!);
    return [found, { count: found.nonces.size }, toldOf(found)] as const;
  });
  if (known.nonces.length) {
    await check("yours", mixed !== null, () => findOurs(hashing, chronicle!, mixed!, known.nonces));
  }
  await check("luck", secret !== null && mixed !== null, async () => {
    const drawn = await drawAgain(hashing, chronicle!, mixed!, secret!, known.sides);
    return [drawn, { ...drawn }] as const;
  });
  return checks;
}

/** Who kept a number back, and how often all had to begin anew. */
function toldOf({ withheld, mixings }: Mixed): readonly Told[] {
  const kept = withheld.map(({ seat, name, how }) => ({
    key: `withheld-${how}`,
    facts: { seat, name },
  }));
  return mixings > 1 ? [...kept, { key: "anew", facts: { count: mixings - 1 } }] : kept;
}

/** Whether it is the file of this very match: what the luck was for cannot be exchanged. */
function isOf({ match, game, entries: [opened] }: Chronicle, about: Known["about"]): boolean {
  const rules = (options: unknown) => JSON.stringify(Object.entries(options ?? {}).sort());
  return (
    match === about.match &&
    game === `${about.game}/${about.version}` &&
    opened?.["seats"] === about.chairs.length &&
    rules(opened["options"]) === rules(about.options) &&
    Boolean(opened["luck"]) === Boolean(about.imported) &&
    Boolean(opened["practice"]) === Boolean(about.practice)
  );
}

/** The secret that was told at the end, if it is the one that was promised. */
async function findSecret(
  hashing: Hashing,
  { entries }: Chronicle,
  shown: string,
): Promise<readonly [Bytes, Check["facts"]]> {
  const promised = entries[0]?.["commitment"];
  const told = entries.findLast((entry) => entry.t === "revealed")?.["secret"];
  if (told === undefined) throw new Flaw("unfinished");
  const secret = fromHex(String(told));
  const fits =
    secret.length === SECRET_SIZE &&
    promised === shown &&
    promised === (await commitmentOf(hashing, secret));
  if (!fits) throw new Flaw("secret");
  return [secret, {}];
}

/**
 * Whether the numbers of this device are in the mix. One that was promised and not shown in time,
 * or promised after the deal, could not be; one that the file does not even know of was kept out.
 */
async function findOurs(
  hashing: Hashing,
  { entries }: Chronicle,
  { nonces, promises }: Mixed,
  ours: readonly string[],
): Promise<readonly [null, Check["facts"]]> {
  const shown = new Set(nonces.values());
  const early = new Set(promises.values());
  const told = entries.filter(({ t }) => t === "sat" || t === "promised");
  const ever = new Set(told.map((entry) => entry["nonce"]));
  let [count, late] = [0, 0];
  for (const nonce of ours) {
    const promise = await promiseOf(hashing, nonce);
    if (promise === null || !ever.has(promise)) throw new Flaw("yours");
    if (shown.has(nonce)) count += 1;
    else if (early.has(promise)) throw new Flaw("yours-withheld", {}, true);
    else late += 1;
  }
  if (!count && late) throw new Flaw("yours-late", {}, true);
  return [null, { count }];
}

/** Hexadecimal digits as bytes; nothing for anything else. */
function fromHex(text: string): Bytes {
  const pairs = /^(?:[0-9a-f]{2})*$/.test(text) ? (text.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

/** The sides of a film with open hands, as the verifier wants them. */
export function sidesOf(
  moments: readonly { note: { kind: string }; sides?: number[] }[],
): readonly (readonly number[])[] {
  return moments
    .filter(({ note }) => note.kind === "dealt" || note.kind === "step")
    .map(({ sides }) => sides ?? []);
}
