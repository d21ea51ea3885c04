// The log: a line for everything that happens, with the names of its time.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folded, LogReader, newsOf } from "../src/table/log.ts";
import { LANGUAGES, Text, type Language } from "../src/text.ts";
import type { Note } from "../src/wire.ts";

const sources = `${import.meta.dirname}/../../src/purrlour/`;
const texts = new Map(LANGUAGES.map((language) => [language, textOf(language)]));

function textOf(language: Language): Text {
  const folder = `${sources}words/${language}/`;
  const files = readdirSync(folder).filter((file) => /^(parlour|web.*)\.ftl$/.test(file));
  const paths = [
    ...files.map((file) => folder + file),
    `${sources}games/exploding_kittens/text/${language}.ftl`,
  ];
  return new Text(
    language,
    paths.map((path) => readFileSync(path, "utf8")),
  );
}

/** The stream of a short match, from `[kind, facts, events?, by?]`. */
function stream(...rows: [kind: string, facts?: Note["facts"], more?: Partial<Note>][]): Note[] {
  return rows.map(([kind, facts = {}, more = {}], at) => ({
    n: at + 1,
    kind,
    at: 0,
    by: typeof facts["chair"] === "number" ? facts["chair"] : -1,
    facts,
    ...more,
  }));
}

const OPENING: Parameters<typeof stream> = [
  ["opened", { seats: 3 }],
  ["sat", { chair: 0, name: "Ann" }],
  ["sat", { chair: 1, name: "Bob" }],
  ["bot", { chair: 2, bot: "greedy", absent: false }],
  ["promised", { chair: 0, nonce: "h" }],
  ["mixing"],
  ["nonce", { chair: 0, nonce: "n" }],
  ["dealt"],
];
const drew = (seat: number, card: string): Partial<Note> => ({
  events: [{ kind: "drew", clause: "EK-22", seat, card }],
});

function told(notes: readonly Note[], reader = 0, language: Language = "en"): string[] {
  const lines = new LogReader().lines(notes, texts.get(language)!, reader);
  return lines.map(({ text, undone }) => (undone ? `~${text}` : text));
}

test("a match that came as a file says so", () => {
  const notes = stream(["opened", { seats: 2, imported: true }]);

  expect(told(notes)).toEqual(["The game was loaded from a file."]);
  expect(told(notes, 0, "pl")).toEqual(["Grę wczytano z\u00a0pliku."]);
});

test("a practice table says so", () => {
  const notes = stream(["opened", { seats: 2, practice: true }]);

  expect(told(notes)).toEqual(["The table was opened for practice."]);
  expect(told(notes, 0, "pl")).toEqual(["Stół otwarto do treningu."]);
});

test("who came, and how it began; what is about the luck alone is left out", () => {
  expect(told(stream(...OPENING))).toEqual([
    "The table was opened.",
    "Ann sat down.",
    "Bob sat down.",
    "A bot sat down: Pickle.",
    "The cards are being shuffled.",
    "The cards are dealt.",
  ]);
});

/** Every kind of note that the server tells, and what the reader on chair 0 reads of it. */
const MIXING: Parameters<typeof stream> = [
  ["opened", { seats: 3, fairness: 2 }],
  ["sat", { chair: 0, name: "Ann", nonce: "a" }],
  ["sat", { chair: 1, name: "Bob", nonce: "b" }],
  ["sat", { chair: 2, name: "Cleo" }],
  ["promised", { chair: 2, nonce: "c" }],
  ["mixing"],
  ["nonce", { chair: 0, nonce: "n" }],
];

test("who promised a number and did not show it is told at the deal", () => {
  expect(told(stream(...MIXING, ["left", { chair: 2 }], ["dealt"])).slice(-4)).toEqual([
    "Cleo left the table.",
    "Cleo did not reveal the number promised for the shuffle.",
    "The cards are dealt.",
    "Bob did not reveal the number promised for the shuffle.",
  ]);
  expect(told(stream(...MIXING, ["dealt"]), 1).slice(-2)).toEqual([
    "You did not reveal the number promised for the shuffle.",
    "Cleo did not reveal the number promised for the shuffle.",
  ]);
});

test("somebody removed while numbers are shown: all promise theirs anew", () => {
  const lines = told(
    stream(
      ...MIXING,
      ["kicked", { chair: 2 }],
      ["bot", { chair: 2, bot: "greedy", absent: false }],
      ["promised", { chair: 0, nonce: "d" }],
      ["mixing"],
      ["nonce", { chair: 0, nonce: "m" }],
      ["dealt"],
    ),
  );
  expect(lines.slice(-6)).toEqual([
    "The host removed Cleo.",
    "Cleo could not reveal the number promised for the shuffle.",
    "Everyone’s numbers for the shuffle are drawn again.",
    "A bot sat down: Pickle.",
    "The cards are being shuffled.",
    "The cards are dealt.",
  ]);
  const first = stream(["opened", { seats: 3 }], ...MIXING.slice(1), ["kicked", { chair: 2 }]);
  expect(told(first)).not.toContain("Everyone’s numbers for the shuffle are drawn again.");
});

const KINDS: [Note["kind"], Note["facts"], string][] = [
  ["left", { chair: 1 }, "Bob left the table."],
  ["kicked", { chair: 1 }, "The host removed Bob."],
  ["kicked", { chair: 0 }, "The host removed you."],
  ["invited", { number: 0, name: "Bob" }, "Bob may sit down again."],
  ["swapped", { one: 0, other: 1 }, "Ann and Bob changed places."],
  ["bot", { chair: 1, bot: "greedy", absent: false }, "A bot plays for Bob now."],
  ["bot", { chair: 1, bot: "greedy", absent: true }, "Bob is away: a bot plays on."],
  ["bot", { chair: 0, bot: "greedy", absent: false }, "A bot plays for you now."],
  ["back", { chair: 1 }, "Bob plays again."],
  ["freed", { chair: 2 }, "Pickle got up."],
  ["locked", { on: true }, "The table is locked: nobody new may sit down."],
  ["locked", { on: false }, "The table is unlocked."],
  ["hosted", { chair: 0 }, "You are the host now."],
  ["arranged", {}, "The table has new settings."],
  ["came", { chair: 1 }, "Bob is here."],
  ["went", { chair: 1 }, "Bob is away."],
  ["undo?", { chair: 1, to: 0 }, "Bob asks to undo the last choice."],
  ["undo!", { chair: 1, yes: true }, "Bob agrees."],
  ["undo!", { chair: 0, yes: false }, "You refuse."],
  ["undone", { to: 0 }, "The last choice was undone."],
  ["paused", { on: true }, "The game is paused."],
  ["paused", { on: false }, "The game goes on."],
  ["extended", { ms: 30_000 }, "30 more seconds for everyone who has to choose."],
  ["ordered", { passing: "turn" }, "You pass automatically until your turn."],
  ["said", { chair: 1, text: "<b>Miau</b>" }, "Bob: <b>Miau</b>"],
  ["emoted", { chair: 1, emote: "yawn" }, "Bob: Yawn"],
  ["revealed", { secret: "s" }, "Game over. Anyone can now check that it was fair."],
  ["again", { match: "m", code: "c" }, "The next game is ready."],
];

test.each(KINDS)("a line for %s %o", (kind, facts, expected) => {
  expect(told(stream(...OPENING, [kind, facts])).at(-1)).toBe(expected);
});

test("every kind has a line in every language, and unknown kinds have none", () => {
  const notes = stream(
    ...OPENING,
    ...KINDS.map(([kind, facts]) => [kind, facts] as [string, Note["facts"]]),
  );
  const [en, pl] = LANGUAGES.map((language) => told(notes, 0, language));
  expect(pl).toHaveLength(en!.length);
  const same = pl!.filter((line) => en!.includes(line));
  expect(same).toEqual([]);

  expect(told(stream(["purred", { chair: 1 }]))).toEqual([]);
});

test("the kinds are those of the server", () => {
  const python = readFileSync(`${sources}server/matches/entries.py`, "utf8");
  const kinds = [...python.matchAll(/tag="([^"]+)"/g)].map(([, kind]) => kind!);
  const tested = new Set([...OPENING, ...KINDS].map(([kind]) => kind));
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !tested.has(kind) && kind !== "step")).toEqual([]);
});

test("a step is told by its events, with the rule behind each", () => {
  const reader = new LogReader();
  const notes = stream(...OPENING, ["step", { seat: 0, why: "hand" }, drew(0, "skip")]);
  const line = reader.lines(notes, texts.get("en")!, 0).at(-1)!;
  expect(line).toMatchObject({ text: "You drew Skip.", clause: "EK-22", n: 9, step: 0 });
  expect(told(notes, 1).at(-1)).toBe("Ann drew Skip.");
  expect(told(stream(...OPENING, ["step", { seat: 1, why: "time" }, drew(1, "")])).at(-1)).toBe(
    "Bob drew a card. (time ran out)",
  );
});

test("that somebody pressed a button is no line, only what came of it", () => {
  const chose = {
    kind: "chose",
    clause: "MM-1",
    seat: 1,
    decision: "turn",
    choice: "end",
  } as const;
  const events = [chose, ...drew(1, "").events!];
  const notes = stream(...OPENING, ["step", { seat: 1, why: "time" }, { events }]);
  expect(told(notes).slice(-1)).toEqual(["Bob drew a card. (time ran out)"]);
  expect(told(stream(...OPENING, ["step", { seat: 1 }, { events: [chose] }]))).toEqual(
    told(stream(...OPENING)),
  );
});

test("people are called as they were called then", () => {
  const lines = told(
    stream(
      ...OPENING,
      ["step", { seat: 1, why: "hand" }, drew(1, "")],
      ["left", { chair: 1 }],
      ["step", { seat: 1, why: "bot" }, drew(1, "")],
      ["sat", { chair: 1, name: "Cara" }],
      ["step", { seat: 1, why: "hand" }, drew(1, "")],
    ),
  );
  expect(lines.slice(-5)).toEqual([
    "Bob drew a card.",
    "Bob left the table.",
    "Duchess drew a card.",
    "Cara sat down.",
    "Cara drew a card.",
  ]);
});

test("what was taken back is marked, and counting goes on from there", () => {
  const lines = told(
    stream(
      ...OPENING,
      ["step", { seat: 0, why: "hand" }, drew(0, "skip")],
      ["step", { seat: 1, why: "hand" }, drew(1, "")],
      ["undone", { to: 1 }, { by: 1 }],
      ["step", { seat: 1, why: "hand" }, drew(1, "")],
      ["step", { seat: 0, why: "hand" }, drew(0, "attack")],
      ["undone", { to: 2 }, { by: 0 }],
    ),
  );
  expect(lines.slice(-6)).toEqual([
    "You drew Skip.",
    "~Bob drew a card.",
    "Bob undid the last choice.",
    "Bob drew a card.",
    "~You drew Attack.",
    "You undid your last choice.",
  ]);
});

test("reading on gives the same as reading anew", () => {
  const notes = stream(
    ...OPENING,
    ...KINDS.map(([kind, facts]) => [kind, facts] as [string, Note["facts"]]),
  );
  const reader = new LogReader();
  const text = texts.get("pl")!;
  for (let length = 1; length <= notes.length; length++) {
    reader.lines(notes.slice(0, length), text, 0);
  }
  expect(reader.lines(notes, text, 0)).toEqual(new LogReader().lines(notes, text, 0));
  // Another reader, or another language, is another log.
  expect(reader.lines(notes, text, 1)).toEqual(new LogReader().lines(notes, text, 1));
});

test("those who listen hear the last few things that happened", () => {
  const notes = stream(
    ...OPENING,
    ["step", { seat: 1, why: "hand" }, drew(1, "")],
    ["came", { chair: 1 }],
    ["emoted", { chair: 1, emote: "purr" }],
  );
  const lines = new LogReader().lines(notes, texts.get("en")!, 0);
  expect(newsOf(lines, "8")).toBe("Bob drew a card. Bob: Purr");
  expect(newsOf(lines, "9-0")).toBe("Bob: Purr");
  expect(newsOf(lines, "11")).toBe("");
});

test("all who pass one after the other have one line", () => {
  const passed = (seat: number): Partial<Note> => ({
    events: [{ kind: "passed", clause: "EK-23", seat }],
  });
  const step = (seat: number, more: Partial<Note>): Parameters<typeof stream>[number] => [
    "step",
    { seat, why: "hand" },
    more,
  ];
  const notes = stream(...OPENING, step(1, passed(1)), step(0, passed(0)), step(1, drew(1, "")));
  for (const [language, line] of [
    ["en", "Bob and Ann let it happen."],
    ["pl", "Pasują: Bob i\u00a0Ann."],
  ] as const) {
    const text = texts.get(language)!;
    const lines = folded(new LogReader().lines(notes, text, 0), text);
    expect(lines.map(({ text: told }) => told)).toContain(line);
    expect(lines.at(-2)).toMatchObject({ id: "9-0", n: 10 });
  }
});
