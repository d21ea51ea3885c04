// Opening: a plan becomes a table. What was refused is told, and nothing after it is done.

import { joinMatch, openMatch, type Reply } from "../net/api.ts";
import type { Outcome } from "../net/socket.ts";
import { say } from "../speech.svelte.ts";
import { chairs, newNonce, nonceHash, type KeptChair } from "../table/chairs.svelte.ts";
import { Table } from "../table/table.svelte.ts";
import type { Language } from "../text.ts";
import type { Joining, Seated } from "../wire.ts";
import { requestsOf, type Plan } from "./plan.ts";

/** What became of it: the table, if it is there, and why not everything was done. */
export interface Opened {
  readonly match: string;
  readonly refusal: string;
  /** The chair whose person was refused; −1 if it was something else. */
  readonly chair: number;
}

/** Opens the table, seats everybody from this device and the bots, and begins if all are there. */
export async function openTable(
  plan: Plan,
  language: Language,
  opens: typeof openMatch = openMatch,
): Promise<Opened> {
  const { open, joins, bots, starts } = requestsOf(plan);
  const nonce = newNonce();
  const host = await opens({ ...open, nonce: nonceHash(nonce) }, language);
  if (host.is !== "answer") {
    const named = host.is === "refused" && host.problem.key.includes("name");
    return { match: "", refusal: reasonOf(host), chair: named ? 0 : -1 };
  }
  const { match } = host.answer;
  keep(host.answer, plan.game, plan.name, nonce);
  for (const join of joins) {
    const refusal = await sitDown(match, plan.game, join, language);
    if (refusal) return { match, refusal, chair: join.chair };
  }
  if (!bots.length && !starts) return { match, refusal: "", chair: -1 };
  // All of us are there when it begins: each throws a number into the luck.
  const tables = chairs.at(match).map((chair) => new Table(chair));
  try {
    await Promise.all(tables.map((table) => table.ask({ t: "ping" })));
    const first = tables.find((table) => table.way.token === host.answer.token);
    let outcomes = await Promise.all(bots.map((bot) => first!.ask(bot)));
    if (starts && !outcomes.some(refused)) outcomes = [await first!.ask({ t: "start" })];
    return { match, refusal: outcomes.map(refused).find(Boolean) ?? "", chair: -1 };
  } finally {
    for (const table of tables) table.close();
  }
}

/** Takes a chair for somebody at this device and keeps it; says why not, if it was refused. */
export async function sitDown(
  match: string,
  game: string,
  wish: Omit<Joining, "nonce" | "removed">,
  language: Language,
): Promise<string> {
  const nonce = newNonce();
  const removed = [...chairs.lost];
  const reply = await joinMatch(match, { ...wish, nonce: nonceHash(nonce), removed }, language);
  if (reply.is !== "answer") return reasonOf(reply);
  keep(reply.answer, game, wish.name, nonce);
  return "";
}

function keep({ match, token, seat }: Seated, game: string, name: string, nonce: string): void {
  const chair: Omit<KeptChair, "used"> = { match, token, game, seat, name, nonce };
  chairs.keep(chair);
}

/** Why a request gave nothing. */
export function reasonOf(reply: Exclude<Reply<unknown>, { is: "answer" }>): string {
  return reply.is === "refused" ? reply.problem.text : say("web-silent");
}

/** Why a command was not carried out; "" if it was. */
export function refused(outcome: Outcome): string {
  if (outcome.t === "refused") return outcome.text;
  return outcome.t === "closed" ? say("web-silent") : "";
}
