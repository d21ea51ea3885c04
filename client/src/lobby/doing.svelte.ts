// Doing: one thing at a time. What is on its way, and why the last one was refused.

import type { Wish } from "../net/socket.ts";
import type { Table } from "../table/table.svelte.ts";
import { refused } from "./opening.ts";

export class Doing {
  /** Names what is on its way; "" if nothing is. */
  busy = $state("");
  refusal = $state("");

  /** Does it, unless something else is on its way; says whether it was done. */
  async do(name: string, work: () => Promise<string>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = name;
    this.refusal = "";
    try {
      this.refusal = await work();
    } finally {
      this.busy = "";
    }
    return !this.refusal;
  }

  /** Sends commands, each once the one before was carried out. */
  async ask(table: Table, name: string, ...wishes: readonly Wish[]): Promise<boolean> {
    return this.do(name, async () => {
      for (const wish of wishes) {
        const refusal = refused(await table.ask(wish));
        table.refusal = null; // we show it ourselves, beside what it is about
        if (refusal) return refusal;
      }
      return "";
    });
  }
}
