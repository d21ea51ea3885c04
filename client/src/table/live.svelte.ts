// Live: the tables of one match that are open on this page, one for each chair kept here.

import type { Bye, GameBook } from "../wire.ts";
import { AT_ONCE, type Pacing } from "./beats.ts";
import { chairs, type KeptChair } from "./chairs.svelte.ts";
import { Device } from "./device.svelte.ts";
import { Table } from "./table.svelte.ts";

/** Byes after which a chair is no longer ours. */
const LOST: readonly Bye["key"][] = ["bad-token", "kicked", "left", "no-such-match"];

interface Open {
  readonly table: Table;
  readonly end: () => void;
}

export class Live {
  readonly device = new Device<Table>();
  /** Without a chair: what everybody may see; null if nobody watches. */
  watched = $state.raw<Table | null>(null);
  /** Why the last of our chairs is gone. */
  bye = $state.raw<Bye | null>(null);
  readonly #open = new Map<string, Open>();
  #book: GameBook | null = null;
  #pacing: Pacing = AT_ONCE;
  readonly #used = new Set<string>();

  constructor(readonly match: string) {}

  /** The table that the page is about: whose hand is in front, or what everybody sees. */
  get table(): Table | null {
    return this.device.front ?? this.device.seats[0] ?? this.watched;
  }

  /** Opens the chairs kept here, and closes what is kept no more. */
  follow(kept: readonly KeptChair[]): void {
    for (const [token, open] of this.#open) {
      if (token && !kept.some((chair) => chair.token === token)) this.#shut(token, open);
    }
    for (const { token, nonce } of kept) {
      if (!this.#open.has(token)) this.#begin(token, nonce);
    }
    if (kept.length) this.stopWatching();
    this.device.set(kept.flatMap(({ token }) => this.#open.get(token)?.table ?? []));
  }

  watch(): void {
    this.bye = null;
    this.watched = this.#begin("", "");
  }

  /** All is told that was to tell: back to the door. */
  forget(): void {
    this.bye = null;
    this.stopWatching();
  }

  stopWatching(): void {
    const open = this.#open.get("");
    if (open) this.#shut("", open);
    this.watched = null;
  }

  /** Remembers what a table tells of its chair, and forgets chairs that are gone. */
  keep(kept: readonly KeptChair[]): void {
    for (const chair of kept) {
      const table = this.#open.get(chair.token)?.table;
      if (!table) continue;
      if (table.bye && LOST.includes(table.bye.key) && table.line === "closed") {
        this.bye = table.bye;
        if (table.bye.key === "kicked") chairs.lose(chair.token);
        chairs.drop(chair);
      } else if (table.about) {
        const name = table.people[table.seat]?.name ?? chair.name;
        const now = { ...chair, game: table.about.game, seat: table.seat, name };
        const same = now.game === chair.game && now.seat === chair.seat && now.name === chair.name;
        if (same && this.#used.has(chair.token)) continue;
        this.#used.add(chair.token);
        chairs.keep(now);
      }
    }
  }

  /** What the game's book tells and how it is paced, for tables of now and later. */
  learn(book: GameBook, pacing: Pacing): void {
    this.#book = book;
    this.#pacing = pacing;
    for (const { table } of this.#open.values()) this.#teach(table);
  }

  close(): void {
    for (const [token, open] of this.#open) this.#shut(token, open);
  }

  #begin(token: string, nonce: string): Table {
    let table!: Table;
    // What it derives lives as long as it does, whichever effect it was opened by.
    const end = $effect.root(() => {
      table = new Table({ match: this.match, token, nonce });
    });
    // Behind the curtain nobody looks.
    table.watched = () => this.table === table && this.device.curtain === null;
    this.#teach(table);
    this.#open.set(token, { table, end });
    return table;
  }

  #teach(table: Table): void {
    if (!this.#book) return;
    table.learn(this.#book.actions, this.#book.bots);
    table.follow(this.#pacing);
  }

  #shut(token: string, { table, end }: Open): void {
    table.close();
    end();
    this.#open.delete(token);
  }
}
