// @vitest-environment happy-dom
// What the table says and shows: the question, the clocks, the order of seats, keys.

import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech } from "../src/speech.svelte.ts";
import { sentenceOf, type Asking } from "../src/table/asking.ts";
import { chairs, nonceHash } from "../src/table/chairs.svelte.ts";
import { clockFace, timeLeft } from "../src/table/clock.svelte.ts";
import { EMOTES } from "../src/table/emotes.ts";
import { isElsewhere } from "../src/table/keys.ts";
import { clockwise } from "../src/table/seating.ts";
import { subjectsOf } from "../src/table/subjects.ts";
import { Table } from "../src/table/table.svelte.ts";
import { Words } from "../src/words.ts";
import { Socket } from "./sockets.ts";

const GAME = "exploding_kittens";

beforeAll(async () => {
  await speech.speak("en");
  await speech.learn([GAME]);
});

afterEach(() => vi.unstubAllGlobals());

function asking(changed: Partial<Asking> = {}): Asking {
  const words = new Words(speech.text(GAME), ["Ann", "Bob", "Cara", "Dan"], 0);
  return { words, seat: 0, pending: [], away: false, wish: null, ending: null, ...changed };
}
const asked = (seat: number, kind = "turn", about = "") => ({ seat, kind, about, left: null });

test("one's own question, or whom the table waits for", () => {
  expect(sentenceOf(asking({ pending: [asked(0)] }))).toMatch(/^Your turn/);
  expect(sentenceOf(asking({ pending: [asked(1)] }))).toBe("Waiting for Bob to play or draw…");
  expect(sentenceOf(asking())).toBe("One moment…");
});

test("several who are asked are one sentence, unless the reader is among them", () => {
  const [bob, cara, dan] = [1, 2, 3].map((seat) => asked(seat, "nope", "skip"));
  const pending = [bob!, cara!, dan!];
  expect(sentenceOf(asking({ pending }))).toBe("Waiting for Bob, Cara and Dan…");
  const own = asked(0, "nope", "skip");
  expect(sentenceOf(asking({ pending: [own, ...pending] }))).toBe(
    "On the table: Skip. Will you stop it?",
  );
});

test("a wish to undo comes before the game", () => {
  const pending = [asked(0)];
  const wish = { chair: 1, to: 3, needs: [0, 2] };
  expect(sentenceOf(asking({ pending, wish }))).toBe(
    "Bob wants to undo the last choice. Allow it?",
  );
  expect(sentenceOf(asking({ pending, wish: { ...wish, needs: [2, 3] } }))).toBe(
    "Bob asked to undo. Waiting for Cara and Dan…",
  );
  expect(sentenceOf(asking({ pending, wish: { chair: 0, to: 3, needs: [2] } }))).toBe(
    "You asked to undo. Waiting for Cara…",
  );
});

test("while a bot plays for the reader, that is what is said; the end comes before all", () => {
  expect(sentenceOf(asking({ pending: [asked(0)], away: true }))).toBe("A bot plays for you.");
  const ending = { reason: "last-one-living", returns: [], places: [2, 1, 3, 4] };
  expect(sentenceOf(asking({ away: true, ending }))).toBe("Bob wins. Your place: 2 of 4.");
});

test("a clock runs from when it was heard of, stands still in a pause, and ends at nought", () => {
  const question = { ...asked(0), left: 5000 };
  expect(timeLeft({ ...question, heard: 100 } as typeof question, 1100)).toBe(4000);
  expect(timeLeft({ ...question, heard: 100 } as typeof question, 9999)).toBe(0);
  expect(timeLeft({ ...question, heard: null } as typeof question, 9999)).toBe(5000);
  expect(timeLeft({ ...question, left: null }, 9999)).toBeNull();
});

test("a clock shows seconds, and minutes if it has them", () => {
  expect([0, 1, 9000, 9001, 59_999, 60_000, 65_000, 600_000].map(clockFace)).toEqual([
    "0",
    "1",
    "9",
    "10",
    "1:00",
    "1:00",
    "1:05",
    "10:00",
  ]);
});

test("seats are shown clockwise, the reader last", () => {
  expect(clockwise(4, 1)).toEqual([2, 3, 0, 1]);
  expect(clockwise(3, -1)).toEqual([0, 1, 2]);
});

test("standing orders are about cards that are played under their own names", () => {
  const actions = new Map<string, Record<string, unknown>>([
    ["draw", { kind: "simple", word: "draw" }],
    ["nope", { kind: "simple", word: "nope" }],
    ["skip", { kind: "play", card: "skip" }],
    ["favor>0", { kind: "favor", target: 0 }],
    ["favor>1", { kind: "favor", target: 1 }],
    ["pair:skip>1", { kind: "pair", card: "skip", target: 1 }],
  ]);
  expect(subjectsOf(actions, speech.text(GAME))).toEqual([
    { subject: "skip", title: "Skip" },
    { subject: "favor", title: "Favor" },
  ]);
});

test("the gestures are those of the server, each with a name", () => {
  const python = readFileSync(
    `${import.meta.dirname}/../../src/purrlour/server/matches/checks.py`,
    "utf8",
  );
  const known = /EMOTES: Final = \(([^)]*)\)/.exec(python)?.[1]?.match(/\w+/g);
  expect(EMOTES).toEqual(known);
  for (const emote of EMOTES) expect(speech.text().has(`web-table-emote-${emote}`)).toBe(true);
});

test("single keys mean nothing while somebody writes, holds others, or looks at a sheet", () => {
  const page = document.createElement("div");
  document.body.append(page);
  const input = document.createElement("input");
  const button = document.createElement("button");
  page.append(input, button);
  const pressed = (target: Element, more = {}) => {
    let elsewhere = true;
    page.onkeydown = (event) => (elsewhere = isElsewhere(event));
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true, ...more }));
    return elsewhere;
  };
  expect(pressed(button)).toBe(false);
  expect(pressed(input)).toBe(true);
  expect(pressed(button, { ctrlKey: true })).toBe(true);
  page.append(Object.assign(document.createElement("dialog"), { open: true }));
  expect(pressed(button)).toBe(true);
});

test("every bye has a sentence", () => {
  const wire = readFileSync(`${import.meta.dirname}/../src/net/socket.ts`, "utf8");
  const final = /const FINAL[^=]*= \[([^\]]*)\]/.exec(wire)?.[1]?.match(/[a-z-]+/g) ?? [];
  expect(final.length).toBeGreaterThan(4);
  for (const key of final) expect(speech.text().has(`web-table-bye-${key}`), key).toBe(true);
});

const LOBBY = { game: GAME, phase: "lobby", chairs: [{ name: "Ann" }], host: 0, settings: {} };

/** A table whose server is the test, after its first update. */
function sit(more: object = {}): { table: Table; socket: Socket } {
  vi.stubGlobal("WebSocket", Socket);
  const table = new Table({ match: "match", token: "token", nonce: "mine" });
  table.learn([
    { text: "draw", parts: { kind: "simple", word: "draw" } },
    { text: "resign", parts: { kind: "simple", word: "resign" } },
  ]);
  const socket = Socket.last;
  socket.onopen?.();
  const chairs = [{ name: "Ann", here: true }, { name: "Bob" }];
  const about = { game: GAME, phase: "playing", chairs, host: 0, settings: {} };
  const question = { decision: 4, choices: ["draw"], anytime: ["resign"], pending: [asked(0)] };
  socket.tell({ t: "update", since: 0, v: 1, notes: [], seat: 0, about, ...question, ...more });
  return { table, socket };
}

test("an answer on its way takes the choices off the table; a refusal brings them back", async () => {
  const { table, socket } = sit();
  expect(table.choices.map(({ label }) => label)).toEqual(["Draw a card"]);

  const played = table.play("draw");
  expect(socket.sent.at(-1)).toMatchObject({ t: "play", action: "draw", decision: 4 });
  expect(table.answering).toBe(true);
  expect(table.choices).toEqual([]);

  const { id } = socket.sent.at(-1)!;
  socket.tell({ t: "refused", id, key: "too-late", text: "Za późno.", facts: { decision: 4 } });
  await played;
  expect(table.refusal?.text).toBe("Too late: that was settled in the meantime.");
  expect(table.choices).toHaveLength(1);
  table.close();
});

test("what needs no question names none, and leaves the question open", () => {
  const { table, socket } = sit();
  void table.play("resign");
  expect(socket.sent.at(-1)).not.toHaveProperty("decision");
  expect(table.choices).toHaveLength(1);
  table.close();
});

test("while a bot plays the chair, its person is asked nothing", () => {
  const chairs = [{ name: "Ann", bot: "greedy", here: true }, { name: "Bob" }];
  const about = { game: GAME, phase: "playing", chairs, host: 0, settings: {} };
  const { table } = sit({ about });
  expect([table.asked, table.choices]).toEqual([false, []]);
  table.close();
});

test("only what is new is news: neither the first update nor one that tells all again", () => {
  const { table, socket } = sit({ view: {} });
  expect(table.happened.fresh).toBe(false);
  const step = { n: 2, kind: "step", at: 0, events: [{ kind: "drew", seat: 1, card: "" }] };
  socket.tell({ t: "update", since: 1, v: 2, notes: [step], view: {} });
  expect(table.happened).toMatchObject({ fresh: true, events: [{ kind: "drew" }] });
  expect(table.notes).toHaveLength(1);
  table.close();
});

test("a clock that is told in a pause stands still", () => {
  const { table } = sit({ paused: true, pending: [{ ...asked(0), left: 3000 }] });
  expect(table.pending[0]?.heard).toBeNull();
  table.close();
});

test("the nonce is shown when the table waits for it, and not twice", () => {
  const about = { ...LOBBY, phase: "mixing", promises: { 0: nonceHash("mine") } };
  const { table, socket } = sit({ about });
  expect(socket.sent.at(-1)).toMatchObject({ t: "nonce", nonce: "mine" });
  const sent = socket.sent.length;
  const mixed = { ...about, nonces: { 0: "mine" } };
  socket.tell({ t: "update", since: 1, v: 2, notes: [], about: mixed });
  expect(socket.sent).toHaveLength(sent);
  table.close();
});

test("a number that another device promised is not ours to show", () => {
  const { table, socket } = sit({
    about: { ...LOBBY, phase: "mixing", promises: { 0: "0".repeat(64) } },
  });
  expect(socket.sent.map(({ t }) => t)).toEqual(["hello"]);
  table.close();
});

test("a chair without a promise promises a new number, kept before it is told", () => {
  chairs.keep({ match: "match", token: "token", game: GAME, seat: 0, name: "Ann", nonce: "mine" });
  const { table, socket } = sit({ about: LOBBY });
  const first = socket.sent.at(-1)!;
  const kept = () => chairs.at("match")[0]!.nonce;
  expect(first).toMatchObject({ t: "promise", nonce: nonceHash(kept()) });
  expect(kept()).not.toBe("mine"); // that one may have been shown before
  const nonce = kept();
  socket.tell({ t: "update", since: 1, v: 2, notes: [], about: LOBBY }); // before it arrives
  expect(socket.sent.at(-1)).toBe(first);

  const promised = { ...LOBBY, promises: { 0: nonceHash(nonce) } };
  socket.tell({ t: "update", since: 2, v: 3, notes: [], acks: [first["id"]], about: promised });
  socket.tell({ t: "update", since: 3, v: 4, notes: [], about: { ...promised, phase: "mixing" } });
  expect(socket.sent.at(-1)).toMatchObject({ t: "nonce", nonce });

  // Somebody was taken off the table meanwhile: all begin anew.
  socket.tell({ t: "update", since: 4, v: 5, notes: [], about: LOBBY });
  expect(socket.sent.at(-1)).toMatchObject({ t: "promise", nonce: nonceHash(kept()) });
  expect(kept()).not.toBe(nonce);
  chairs.drop({ match: "match", token: "token" });
  table.close();
});

test("who watches promises nothing", () => {
  const { table, socket } = sit({ about: LOBBY, seat: -1 });
  expect(socket.sent.map(({ t }) => t)).toEqual(["hello"]);
  table.close();
});
