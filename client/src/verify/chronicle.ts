// Chronicle: the file of a match, read strictly, every seal computed again.
//
// The twin of src/purrlour/server/chronicle.py, but for one thing: which fields an entry may have
// is the server's to know. Seals cover every byte all the same.

import { hex } from "../sha256.ts";
import { bytesOf, type Bytes, type Hashing } from "./hashing.ts";

/** One line of the log: its kind, and whatever else it tells. */
export interface Entry {
  readonly t: string;
  readonly [fact: string]: unknown;
}

export interface Chronicle {
  readonly match: string;
  /** As in `exploding_kittens/1`. */
  readonly game: string;
  readonly entries: readonly Entry[];
  /** The last one: who knows it knows whether a single byte was changed. */
  readonly seal: string;
}

/** Something is not as it should be. */
export class Flaw extends Error {
  constructor(
    /** Names the sentence that says it. */
    readonly key: string,
    readonly facts: Readonly<Record<string, number | string>> = {},
    /** It may have an innocent reason. */
    readonly mild = false,
  ) {
    super(key);
  }
}

/** The line that holds the first entry. */
export const FIRST_LINE = 5;

const MAGIC = "purrlour match 1";
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const GAME = /^[a-z0-9_]{1,64}\/[1-9][0-9]{0,8}$/;
const DIGITS = 32;
const LONGEST = 2 ** 20;

/** Reads a file; throws a Flaw at the first thing that is odd or does not fit its seal. */
export async function readChronicle(hashing: Hashing, file: Bytes): Promise<Chronicle> {
  if (file.length > LONGEST) throw new Flaw("unreadable", { line: 1 });
  const lines = decode(file).split("\n");
  const [magic, match = "", game = "", empty] = lines;
  insist(magic === MAGIC, 1);
  insist(match.startsWith("match ") && ID.test(match.slice(6)), 2);
  insist(game.startsWith("game ") && GAME.test(game.slice(5)), 3);
  insist(empty === "", 4);
  insist(lines.length > FIRST_LINE + 1 && lines.at(-1) === "", lines.length);

  let seal = await sealOf(hashing, "", `${MAGIC}\n${match}\n${game}\n\n`);
  const entries: Entry[] = [];
  for (let number = FIRST_LINE; number < lines.length - 1; number++) {
    const line = lines[number - 1] ?? "";
    const text = line.slice(DIGITS + 1);
    seal = await sealOf(hashing, seal, text);
    if (line !== `${seal} ${text}`) throw new Flaw("seal", { line: number });
    entries.push(readEntry(text, number));
  }
  insist(lines.at(-2) === `end ${seal}`, lines.length - 1);
  return { match: match.slice(6), game: game.slice(5), entries, seal };
}

async function sealOf(hashing: Hashing, before: string, text: string): Promise<string> {
  return hex(await hashing.hash(bytesOf(`${before} ${text}`))).slice(0, DIGITS);
}

/** Strict: bytes that a lenient reader would mend were tampered with. */
function decode(file: Bytes): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    throw new Flaw("unreadable", { line: 1 });
  }
}

function readEntry(text: string, line: number): Entry {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry === "object" && entry !== null && "t" in entry) {
      if (typeof entry.t === "string") return entry as Entry;
    }
  } catch {
    // Said below.
  }
  throw new Flaw("unreadable", { line });
}

function insist(holds: boolean, line: number): void {
  if (!holds) throw new Flaw("unreadable", { line });
}
