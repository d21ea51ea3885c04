// The browser's verifier against Python's: the same matches, the same forgeries.

import { describe, expect, test } from "vitest";
import { hex, sha256 } from "../src/sha256.ts";
import { BY_HAND, byBrowser, bytesOf, type Bytes, type Hashing } from "../src/verify/hashing.ts";
import { commitmentOf, keyOf, Luck, Path, promiseOf } from "../src/verify/luck.ts";
import { sidesOf, verify, type Check, type Known } from "../src/verify/verify.ts";
import { figure } from "./figures.ts";
import { runPython } from "./python.ts";
import type { Film } from "../src/wire.ts";

interface File {
  file: string;
  film: Film;
  report: { withheld: [number, string][]; mixings: number; count: number; picks: number };
  nonces: string[];
  forgeries: [number, string, string][];
}

const files: File[] = JSON.parse(runPython("tests.server.fair_files"));
const BROWSER = byBrowser(crypto.subtle);

function known({ film, nonces }: File): Known {
  return { about: film.about, nonces, sides: sidesOf(film.moments) };
}

function verdict(checks: readonly Check[]): string {
  return checks.map(({ name, is }) => `${name} ${is}`).join(", ");
}

/** The first check of this name. */
const named = (checks: readonly Check[], name: string) =>
  checks.find((check) => check.name === name);
const FINE = "seals fine, origin fine, secret fine, nonces fine, yours fine, luck fine";
const fine = (checks: readonly Check[]) => checks.every(({ is }) => is === "fine");

describe.each<[string, Hashing]>([
  ["by the browser", BROWSER],
  ["by hand", BY_HAND],
])("%s", (_, hashing) => {
  test("HMAC is RFC 4231's", async () => {
    const long = new Uint8Array(131).fill(0xaa);
    const cases: [Bytes, string, string][] = [
      [bytesOf("Jefe"), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c7"],
      [
        long,
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f",
      ],
    ];
    for (const [key, message, begins] of cases) {
      const sign = await hashing.keyed(key);
      expect(hex(await sign(bytesOf(message))).slice(0, 32)).toBe(begins);
    }
  });

  test("the worked examples of docs/fairness.md", async () => {
    const secret = Uint8Array.from({ length: 64 }, (_, at) => at);
    expect(await commitmentOf(hashing, secret)).toMatch(/^8e17da122a07087e/);
    expect(await promiseOf(hashing, "0123456789abcdef")).toMatch(/^884a9cfbcd99c5c6/);
    expect(await promiseOf(hashing, "too short")).toBeNull();
    const nonces = new Map([
      [2, "0123456789abcdef"],
      [0, "Zeroth-nonce_of-a-seat"],
    ]);
    const key = await keyOf(hashing, secret, "m-example", nonces);
    expect(hex(key)).toMatch(/^94c9355938e1e47d.*561f4bcf$/);
    const luck = new Luck(await hashing.keyed(key));
    const thousands = [539, 393, 479, 273, 468, 123, 721, 98, 170, 4];
    expect(await luck.draw("step 0", Array(10).fill(1000))).toEqual(thousands);
    expect(await luck.draw("step 17", Array(10).fill(6))).toEqual([4, 0, 0, 5, 1, 5, 0, 3, 0, 1]);
    const path = new Path(hashing, 3);
    expect(await path.step(0, "skip")).toMatch(/^step 1 48aee94a86df00ab/);
    const label = await path.step(1, "pass");
    expect(label).toMatch(/^step 2 f875c7b86ef74b25.*2ff8c44a$/);
    expect(await luck.draw(label, Array(10).fill(6))).toEqual([5, 2, 4, 1, 3, 3, 4, 4, 4, 1]);
  });

  test("every match that was played is fine, and as much was found", async () => {
    expect(files).toHaveLength(12);
    for (const one of files) {
      const checks = await verify(bytesOf(one.file), known(one), hashing);
      const wanted = one.nonces.length ? FINE : FINE.replace("yours fine, ", "");
      expect(verdict(checks)).toBe(wanted);
      const found = Object.assign({}, ...checks.map(({ facts }) => facts));
      const { withheld, mixings, ...report } = one.report;
      expect(found).toMatchObject(report);
      const told = checks.flatMap((check) => check.told);
      const kept = told.filter(({ key }) => key.startsWith("withheld"));
      expect(kept.map(({ key, facts }) => [facts["seat"], key.slice(9)])).toEqual(withheld);
      const anew = told.find(({ key }) => key === "anew")?.facts["count"] ?? 0;
      expect(anew).toBe(mixings - 1);
      expect(found.lines).toBe(one.file.split("\n").length - 6);
    }
    expect(files.some(({ nonces }) => nonces.length)).toBe(true);
    const ways = new Set(files.flatMap(({ report }) => report.withheld.map(([, how]) => how)));
    expect([...ways].sort()).toEqual(["kept", "left", "removed"]);
    expect(files.some(({ report }) => report.mixings > 1)).toBe(true);
  });
});

test("a choice that was taken back and made again has its label again, and no other has", async () => {
  const path = new Path(BY_HAND, 3);
  const first = [await path.step(0, "skip"), await path.step(1, "pass")];
  path.cut(1);
  const other = await path.step(1, "nope");
  path.cut(0);
  expect([await path.step(0, "skip"), await path.step(1, "pass")]).toEqual(first);
  expect(other).not.toBe(first[1]);
  for (const fairness of [1, 2]) {
    expect(await new Path(BY_HAND, fairness).step(0, "skip")).toBe("step 1");
  }
});

test("words that would favour small numbers are thrown away", async () => {
  // 2^64 − 1 is the only such word for three outcomes; then come 5, 2^64 − 2 and 7.
  const words = [2n ** 64n - 1n, 5n, 2n ** 64n - 2n, 7n];
  const block = new DataView(new ArrayBuffer(32));
  words.forEach((word, at) => block.setBigUint64(at * 8, word));
  const luck = new Luck(() => Promise.resolve(new Uint8Array(block.buffer)));
  expect(await luck.draw("step 0", [3, 3, 3])).toEqual([2, 2, 1]);
});

test("one byte changed, added or left out is caught", async () => {
  const pick = whim(7);
  for (let number = 0; number < figure(120, { long: 1000 }); number++) {
    const one = files[number % files.length]!;
    const file = bytesOf(one.file);
    const at = pick(file.length);
    const other = (file[at]! + 1 + pick(255)) & 255;
    const way = pick(3); // left out, added, changed
    const bad = new Uint8Array(file.length + [-1, 1, 0][way]!);
    bad.set(file.subarray(0, at));
    if (way > 0) bad[at] = other;
    bad.set(file.subarray(way === 1 ? at : at + 1), way === 0 ? at : at + 1);
    if (hex(sha256(bad)) === hex(sha256(file))) continue; // one of two equal bytes left out
    const [seals] = await verify(bad, known(one), BY_HAND);
    expect(seals, `byte ${at} of ${one.film.about.match}`).toMatchObject({
      name: "seals",
      is: "wrong",
    });
  }
});

/** What Python finds without the rules or knowing every field of an entry; and which check does. */
const OURS: Record<string, string> = {
  "": "",
  "verify-commitment": "secret wrong",
  "verify-luck": "luck wrong",
  "verify-nonce": "nonces wrong",
  "verify-order": "wrong",
};

test("what is sealed anew is caught as Python catches it", async () => {
  const counts: Record<string, number> = {};
  const every = figure(5, { long: 1 }); // of each file, another one to begin with
  for (const [nth, one] of files.entries()) {
    for (const [at, [number, entry, problem]] of one.forgeries.entries()) {
      const expected = OURS[problem];
      if (expected === undefined || (at + nth) % every) continue;
      const file = sealed(one.file, number, entry);
      const checks = await verify(bytesOf(file), { ...known(one), nonces: [] }, BY_HAND);
      expect(checks[0]?.flaw?.key).not.toBe("seal");
      counts[problem] = (counts[problem] ?? 0) + 1;
      expect(fine(checks), `${problem || "fine"}: ${entry}`).toBe(problem === "");
      expect(verdict(checks), entry).toContain(expected);
    }
  }
  const forgeries = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(forgeries).toBeGreaterThan(400 / every);
  for (const problem of ["", "verify-luck", "verify-commitment", "verify-nonce"]) {
    expect(counts[problem], problem || "fine").toBeGreaterThan(30 / every);
  }
});

describe("what this device knows by itself", () => {
  const one = files.find(({ nonces }) => nonces.length)!;
  const { about } = one.film;

  test.each<[string, Partial<Known>, string]>([
    ["another match", { about: { ...about, match: "another" } }, "seals wrong"],
    ["a match from a file", { about: { ...about, imported: true } }, "seals wrong"],
    ["a practice match", { about: { ...about, practice: true } }, "seals wrong"],
    ["other rules", { about: { ...about, options: { turbo: "no" } } }, "seals wrong"],
    ["another promise", { about: { ...about, commitment: "0".repeat(64) } }, "secret wrong"],
    ["a number that nobody has", { nonces: ["n".repeat(20)] }, "yours wrong"],
    ["no number of its own", { nonces: [] }, "nonces fine, luck fine"],
    ["other sides", { sides: [[2]] }, "luck wrong"],
    ["no sides", { sides: [] }, "luck wrong"],
  ])("%s", async (_, differs, expected) => {
    const checks = await verify(bytesOf(one.file), { ...known(one), ...differs });
    expect(verdict(checks)).toContain(expected);
  });

  test("a number that was promised and not shown in time", async () => {
    const { file, nonces } = one;
    const lines = file.split("\n");
    const at = lines.findIndex((line) => line.includes(`"nonce":"${nonces[0]}"`));
    const checks = await verify(
      bytesOf(sealed(file, at, '{"t":"paused","on":true,"at":1}')),
      known(one),
    );
    expect(verdict(checks)).toContain("yours unknown, luck wrong");
    expect(checks.find(({ name }) => name === "yours")?.flaw?.key).toBe("yours-withheld");
  });

  test("a match that came as a file is told, and the rest is checked all the same", async () => {
    const lines = one.file.split("\n");
    const opened = lines[4]!.slice(33).replace(/,"at":0\}$/, `,"luck":"${about.match}","at":0}`);
    const moved = sealed(one.file, 4, opened).replace(/^match .*$/m, "match elsewhere");
    const file = sealed(moved, 4, opened);
    const here = { ...about, match: "elsewhere", imported: true };

    const checks = await verify(bytesOf(file), { ...known(one), about: here });

    expect(verdict(checks)).toBe(FINE.replace("origin fine", "origin unknown"));
    expect(checks.find(({ name }) => name === "origin")?.flaw?.key).toBe("imported");
  });

  test("who kept a number back is named, and how often all began anew is told", async () => {
    const anew = files.find(({ report }) => report.withheld.some(([, how]) => how === "removed"))!;
    const checks = await verify(bytesOf(anew.file), known(anew));
    const [seat] = anew.report.withheld.find(([, how]) => how === "removed")!;
    const { told } = named(checks, "nonces")!;
    const names: string[] = [];
    for (const line of anew.file.split("\n").filter((each) => /"t":"(sat|swapped)"/.test(each))) {
      const { chair, name, one, other } = JSON.parse(line.slice(33));
      if (name !== undefined) names[chair] = name;
      else [names[one], names[other]] = [names[other]!, names[one]!];
    }
    const name = names[seat];
    expect(told).toContainEqual({ key: "withheld-removed", facts: { seat, name } });
    expect(told).toContainEqual({ key: "anew", facts: { count: 1 } });
  });

  test("what comes after a flaw is not guessed at", async () => {
    const checks = await verify(bytesOf("mrau"), known(one));
    expect(verdict(checks)).toBe(
      "seals wrong, origin unknown, secret unknown, nonces unknown, yours unknown, luck unknown",
    );
  });
});

/** The file with one entry changed and all seals made anew. */
function sealed(file: string, number: number, entry: string): string {
  const lines = file.split("\n");
  const entries = lines.slice(4, -2).map((line) => line.slice(33));
  entries[number - 4] = entry;
  const head = `${lines.slice(0, 4).join("\n")}\n`;
  let seal = hex(sha256(bytesOf(` ${head}`))).slice(0, 32);
  const body = entries.map((text) => {
    seal = hex(sha256(bytesOf(`${seal} ${text}`))).slice(0, 32);
    return `${seal} ${text}\n`;
  });
  return `${head}${body.join("")}end ${seal}\n`;
}

/** Numbers that look random and are the same every time. */
function whim(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
