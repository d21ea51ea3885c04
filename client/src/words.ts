// Words: which sentence fits what happened, and who reads it.
//
// The twin of src/purrlour/words/words.py, whose first lines tell how keys are chosen.

import { MissingWord, type Facts, type Text } from "./text.ts";

/** A seat that only watches. */
export const WATCHER = -1;

/** Facts that are seats. */
const SEATS = ["seat", "taker", "target", "turn"];
/** An action's notation: what, with which card, against whom. */
const NOTATION = /^(?<kind>[\w-]+)(?::(?<card>\w+))?(?:>(?<target>\d+))?$/;

/** Somebody owes a choice. */
export interface Asked {
  readonly seat: number;
  readonly kind: string;
  readonly about: string;
}

/** The sentences of a table: who sits there, and who reads. */
export class Words {
  constructor(
    readonly text: Text,
    /** Of people by their seats; empty where nobody gave one. */
    readonly names: readonly string[],
    /** The reader's seat, or WATCHER. */
    readonly reader: number,
  ) {}

  /** A person's name, or the seat's where nobody gave one. */
  seat(seat: number): string {
    return this.names[seat] || this.text.say("seat-name", { number: seat + 1 });
  }

  /** The label of a choice: its notation, and its parts from the game's action table. */
  action(notation: string, parts: Facts): string {
    const { kind, ...facts } = parts;
    const keys = [`action-${notation}`, `action-${kind}`];
    return this.#first(forReader(keys, this.#role(facts)), this.#facts(facts));
  }

  /** A line of the log. */
  event(event: Facts): string {
    const { kind, ...parts } = event;
    const facts = this.#facts(parts);
    for (const [fact, value] of Object.entries(parts)) if (isEmpty(value)) facts[fact] = "none";
    if (Array.isArray(parts["cards"])) facts["count"] ??= parts["cards"].length;
    const keys = forReader([`event-${kind}`], this.#role(parts));
    return this.#first(hides(parts) ? keys.map((key) => `${key}-hidden`) : keys, facts);
  }

  /**
   * What the reader is asked, or whom the table waits for.
   *
   * `about` is a sentence that says what happened, such as the last line of the log; without one
   * (or with the bare notation) the question tells what lies on the table.
   */
  decision(asked: Asked, about = ""): string {
    const [play = "", ...answers] = asked.about.split(" ");
    const parts = read(play);
    const facts = this.#facts({ ...parts, seat: asked.seat });
    if (asked.seat !== this.reader) return this.#first([`wait-${asked.kind}`, "wait"], facts);
    if (about === "" || about === asked.about) {
      const lying = [parts, ...answers.filter((one) => one.includes(":")).map(read)];
      about = lying
        .filter((one) => one["kind"] !== undefined)
        .map((one) => this.#onTable(one))
        .join(" ");
    }
    // How often the question was answered by doing it: a Nope, and Nopes on that Nope.
    facts["answers"] = answers.filter((one) => one === asked.kind).length;
    return this.text.say(`ask-${asked.kind}`, { ...facts, about });
  }

  /** Why not, in one sentence. */
  refusal(key: string, facts: Facts): string {
    const filled = this.#facts(facts);
    for (const fact of SEATS) {
      const seat = facts[fact]; // a seat that does not exist has a number at least
      if (typeof seat === "number") filled[`${fact}_number`] = seat + 1;
    }
    return this.text.say(`refuse-${key}`, filled);
  }

  /** Why a choice is a good one, in one sentence. */
  hint(key: string, facts: Facts): string {
    return this.text.say(`hint-${key}`, this.#facts(facts));
  }

  /** How it ended. */
  outcome(reason: string, places: readonly number[]): string {
    const winners = places.flatMap((place, seat) => (place === 1 ? [this.seat(seat)] : []));
    const facts: Record<string, unknown> = {
      winner: this.text.listed(winners),
      seats: places.length,
    };
    const place = places[this.reader];
    if (place === undefined) return this.#first([`outcome-${reason}`], facts);
    const role = place === 1 ? "-you" : "-lost";
    return this.#first(forReader([`outcome-${reason}`], role), { ...facts, place });
  }

  /** The first of these sentences that exists. */
  #first(keys: readonly string[], facts: Facts): string {
    const key = keys.find((one) => this.text.has(one));
    if (key === undefined) throw new MissingWord(this.text.language, keys.join(" or "));
    return this.text.say(key, facts);
  }

  /** Facts as sentences want them: seats that exist become names. */
  #facts(parts: Facts): Record<string, unknown> {
    const facts: Record<string, unknown> = {};
    for (const [fact, value] of Object.entries(parts)) {
      if (!SEATS.includes(fact) || typeof value !== "number") facts[fact] = value;
      else if (value >= 0) facts[fact] = this.seat(value);
    }
    return facts;
  }

  /** A part of the play that waits to be settled. */
  #onTable(parts: Facts): string {
    const keys = [`table-${parts["kind"]}`, "table-play"];
    return this.#first(forReader(keys, this.#role(parts)), this.#facts(parts));
  }

  /** The reader's part in it. */
  #role(parts: Facts): string {
    if (this.reader < 0) return "";
    if (parts["seat"] === this.reader) return "-you";
    return [parts["taker"], parts["target"]].includes(this.reader) ? "-to-you" : "";
  }
}

/** Each key with the reader's role, then without. */
function forReader(keys: readonly string[], role: string): string[] {
  return keys.flatMap((key) => (role ? [key + role, key] : [key]));
}

/** Whether the reader may not know a fact of this event. */
export function hides(parts: Facts): boolean {
  const { cards, count = 0, card, place } = parts;
  return (Array.isArray(cards) && !cards.length && count !== 0) || card === "" || place === -1;
}

/** The parts of an action's notation; a card played by itself is its own kind. */
function read(notation: string): Facts {
  const { kind, card, target } = NOTATION.exec(notation)?.groups ?? {};
  if (kind === undefined) return {};
  return { kind, card: card ?? kind, ...(target === undefined ? {} : { target: Number(target) }) };
}

function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}
