// The few plain requests. What can go wrong is in the type, not in an exception.

import { ROOT } from "../place.ts";
import type { Language } from "../text.ts";
import type { About, GameInfo, Problem } from "../wire.ts";

/** What a request gave: an answer, a refusal in words, or nothing because nobody is there. */
export type Reply<T> =
  | { readonly is: "answer"; readonly answer: T }
  | { readonly is: "refused"; readonly status: number; readonly problem: Problem }
  | { readonly is: "silent" };

/** What there is to play. */
export function askGames(language: Language): Promise<Reply<GameInfo[]>> {
  return ask("api/games", language);
}

/** What somebody with the link may know of a match. */
export function askMatch(match: string, language: Language): Promise<Reply<About>> {
  return ask(`api/matches/${match}`, language);
}

async function ask<T>(path: string, language: Language): Promise<Reply<T>> {
  try {
    const headers = { accept: "application/json", "accept-language": language };
    const reply = await fetch(new URL(path, ROOT), { headers });
    const body: unknown = await reply.json();
    if (reply.ok) return { is: "answer", answer: body as T };
    return { is: "refused", status: reply.status, problem: body as Problem };
  } catch {
    return { is: "silent" }; // no network, no server, or something in between that is not ours
  }
}
