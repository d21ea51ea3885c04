// Log: what happened, line by line, in the reader's words.
//
// People come and go, so every line is told with the names of its time. What was read once is kept:
// an update adds lines, it does not read all of it anew.

import type { Facts, Text } from "../text.ts";
import type { Note, Person } from "../wire.ts";
import { WATCHER, Words } from "../words.ts";
import { LuckReader } from "./mixing.ts";

export interface LogLine {
  /** Its own name: the note's number, and which of its events. */
  readonly id: string;
  /** The number of the note: the moment in a replay. */
  readonly n: number;
  /** The note's kind; of a step, the event's. */
  readonly kind: string;
  readonly text: string;
  /** The rule behind it, if one is. */
  readonly clause: string;
  /** Of a step: how many steps came before it. */
  readonly step: number | null;
  /** Begins somebody's turn. */
  readonly turn: boolean;
  /** Who spoke, where somebody did. */
  readonly seat: number;
  /** Was taken back later. */
  readonly undone: boolean;
  /** Whoever passed, in a line that says nothing else: such lines are folded. */
  readonly passes?: string;
}

/** Kinds that are about the luck, or about nothing that anybody wants to read. */
const SILENT = new Set(["promised", "nonce"]);
/** Events that only say that somebody pressed a button; what came of it follows. */
const QUIET = new Set(["chose"]);
/** Kinds that say who comes and goes: worth a line only while the game is played. */
const PRESENCE = new Set(["came", "went"]);

export class LogReader {
  #text: Text | null = null;
  #reader = WATCHER;
  #read: readonly Note[] = [];
  #lines: readonly LogLine[] = [];
  #people: Person[] = [];
  #words: Words | null = null;
  #steps = 0;
  #playing = false;
  readonly #luck = new LuckReader();

  /** All lines of a stream. */
  lines(notes: readonly Note[], text: Text, reader: number): readonly LogLine[] {
    let lines = [...this.#lines];
    // A step that was told in part is told anew as soon as there is more of it.
    const last = this.#read.length - 1;
    const [was, is] = [this.#read[last], notes[last]];
    if (was && is && was !== is && was.n === is.n && was.kind === "step") {
      lines = lines.filter(({ n }) => n !== was.n);
      this.#read = this.#read.slice(0, -1);
      this.#steps -= 1;
    }
    const goesOn =
      text === this.#text &&
      reader === this.#reader &&
      notes.length >= this.#read.length &&
      notes[this.#read.length - 1] === this.#read.at(-1);
    if (!goesOn) {
      this.#begin(text, reader);
      lines = [];
    }
    for (const note of notes.slice(this.#read.length)) {
      if (note.kind === "undone") this.#takeBack(lines, Number(note.facts?.["to"]));
      lines.push(...this.#tell(note));
    }
    this.#read = notes;
    this.#lines = lines;
    return lines;
  }

  #begin(text: Text, reader: number): void {
    this.#text = text;
    this.#reader = reader;
    this.#read = this.#lines = [];
    this.#people = [];
    this.#words = null;
    this.#steps = 0;
    this.#playing = false;
    this.#luck.begin();
  }

  #takeBack(lines: LogLine[], to: number): void {
    for (const [at, line] of lines.entries()) {
      if (line.step !== null && line.step >= to && !line.undone) {
        lines[at] = { ...line, undone: true };
      }
    }
    this.#steps = to;
  }

  #tell(note: Note): readonly LogLine[] {
    const { n, kind, facts = {} } = note;
    const line = { n, kind, clause: "", step: null, turn: false, seat: WATCHER, undone: false };
    if (kind === "step") return this.#step(note);
    this.#seat(kind, facts, "before");
    const text = this.#sentence(note);
    const mixed = this.#luck.read(kind, facts).map(({ key, chair }, at) => {
      const own = chair === this.#reader && key === "withheld";
      const said = this.#say(own ? `${key}-you` : key, { seat: this.#now.seat(chair) });
      return { ...line, id: `${n}-luck-${at}`, kind: key, text: said, seat: chair };
    });
    this.#seat(kind, facts, "after");
    const seat = typeof facts["chair"] === "number" ? facts["chair"] : WATCHER;
    return [...(text ? [{ ...line, id: String(n), text, seat }] : []), ...mixed];
  }

  #step({ n, facts = {}, events = [] }: Note): readonly LogLine[] {
    const step = this.#steps;
    this.#steps += 1;
    const why = facts["why"] === "time" || facts["why"] === "order" ? String(facts["why"]) : "";
    const heard = events.filter(({ kind }) => !QUIET.has(kind));
    // What somebody's time chose is told, even if nothing came of it yet.
    return (why && !heard.length ? events : heard).map((event, at) => {
      const told = this.#now.event({ ...event });
      const text = why && at === 0 ? `${told} ${this.#say(`by-${why}`)}` : told;
      const { kind, clause } = event;
      const seat = "seat" in event ? event.seat : WATCHER;
      const turn = (kind as string) === "turn";
      const passes = kind === "passed" && !("target" in event) ? this.#now.seat(seat) : "";
      return {
        ...{ id: `${n}-${at}`, n, kind, text, clause, step, turn, seat, undone: false },
        ...(passes && { passes }),
      };
    });
  }

  /** Who sits where; those who get up are still named in the line that says so. */
  #seat(kind: string, facts: Facts, when: "before" | "after"): void {
    const chair = Number(facts["chair"]);
    const person = this.#people[chair];
    if (when === "before") {
      if (kind === "opened") {
        this.#people = Array.from({ length: Number(facts["seats"]) }, () => ({}));
      } else if (kind === "dealt") this.#playing = true;
      else if (kind === "revealed") this.#playing = false;
      else if (kind === "sat") this.#people[chair] = { name: String(facts["name"]) };
      else if (kind === "bot") this.#people[chair] = { ...person, bot: String(facts["bot"]) };
      else if (kind === "back" && person?.name) this.#people[chair] = { name: person.name };
      else return;
    } else {
      if (kind === "swapped") {
        const [one, other] = [Number(facts["one"]), Number(facts["other"])];
        [this.#people[one], this.#people[other]] = [
          this.#people[other] ?? {},
          this.#people[one] ?? {},
        ];
      } else if (kind === "freed") this.#people[chair] = {};
      else if (kind === "left" || kind === "kicked") {
        const bot = this.#playing || this.#luck.mixing;
        this.#people[chair] = bot ? { bot: "stand-in" } : {};
      } else return;
    }
    this.#words = null;
  }

  get #now(): Words {
    const text = this.#text as Text;
    return (this.#words ??= new Words(
      text,
      this.#people.map((person, chair) => {
        if (person.name) return person.name;
        return person.bot ? text.say("web-bot-name", { chair }) : "";
      }),
      this.#reader,
    ));
  }

  #sentence({ kind, by = WATCHER, facts = {} }: Note): string {
    const chair = typeof facts["chair"] === "number" ? facts["chair"] : by;
    if (SILENT.has(kind)) return "";
    if (PRESENCE.has(kind) && (!this.#playing || chair < 0)) return "";
    const key = this.#key(kind, facts, chair);
    const [own, all] = [`${key}-you`, key];
    const text = this.#text as Text;
    const found = [...(chair === this.#reader && chair >= 0 ? [own] : []), all].find((one) =>
      text.has(`web-log-${one}`),
    );
    if (found === undefined) return ""; // a kind that a later server knows
    return this.#say(found, {
      seat: this.#now.seat(kind === "swapped" ? Number(facts["one"]) : chair),
      other: this.#now.seat(Number(facts["other"] ?? 0)),
      name: String(facts["name"] ?? ""),
      text: String(facts["text"] ?? ""),
      emote: kind === "emoted" ? this.#emote(String(facts["emote"])) : "",
      seconds: Math.round(Number(facts["ms"] ?? 0) / 1000),
    });
  }

  /** Which sentence a note has, of several for its kind. */
  #key(kind: string, facts: Facts, chair: number): string {
    const on = facts["on"] === true;
    switch (kind) {
      case "opened":
        if (facts["imported"]) return "opened-imported";
        return facts["practice"] ? "opened-practice" : kind;
      case "bot":
        if (!this.#people[chair]?.name) return "bot-sat";
        return facts["absent"] ? "bot-absent" : "bot";
      case "locked":
        return on ? "locked" : "unlocked";
      case "paused":
        return on ? "paused" : "continued";
      case "undo?":
        return "undo-asked";
      case "undo!":
        return facts["yes"] ? "undo-yes" : "undo-no";
      case "undone":
        return chair < 0 ? "undone-house" : "undone";
      case "ordered":
        return `ordered-${String(facts["passing"])}`;
      default:
        return kind;
    }
  }

  #emote(emote: string): string {
    const text = this.#text as Text;
    const key = `web-table-emote-${emote}`;
    return text.has(key) ? text.say(key) : emote;
  }

  #say(key: string, facts: Facts = {}): string {
    return (this.#text as Text).say(`web-log-${key}`, facts);
  }
}

/** The same with one line for all who passed one after the other. */
export function folded(lines: readonly LogLine[], text: Text): readonly LogLine[] {
  const all: LogLine[] = [];
  let names: string[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const joins = line.passes && last?.passes && last.undone === line.undone;
    if (!joins) names = line.passes ? [line.passes] : [];
    if (!joins) all.push(line);
    else {
      names.push(line.passes!);
      const told = text.say("web-log-passed", { names: text.listed(names) });
      all[all.length - 1] = { ...line, id: last.id, text: told };
    }
  }
  return all;
}

/** What those who listen hear of it: the last few things that happened behind a line. */
export function newsOf(lines: readonly LogLine[], since: string, most = 4): string {
  const last = lines.findIndex(({ id }) => id === since);
  if (since && last < 0) return ""; // the table has gone back
  return lines
    .slice(last + 1)
    .filter(({ undone, step, kind }) => !undone && (step !== null || TOLD.has(kind)))
    .slice(-most)
    .map(({ text }) => text)
    .join(" ");
}

/** Kinds besides steps that those who listen want to hear of at once. */
const TOLD = new Set(["undone", "said", "emoted", "paused", "bot", "back", "left", "kicked"]);
