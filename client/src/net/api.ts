// The few plain requests. What can go wrong is in the type, not in an exception.

import { ROOT } from "../place.ts";
import type { Language } from "../text.ts";
import type {
  About,
  Addresses,
  Brought,
  Film,
  Found,
  GameBook,
  GameInfo,
  Impact,
  Joining,
  NewMatch,
  PrintedBy,
  Problem,
  Seated,
} from "../wire.ts";

/** What a request gave: an answer, a refusal in words, or nothing because nobody is there. */
export type Reply<T> =
  | { readonly is: "answer"; readonly answer: T }
  | { readonly is: "refused"; readonly status: number; readonly problem: Problem }
  | { readonly is: "silent" };

/** What there is to play. */
export function askGames(language: Language): Promise<Reply<GameInfo[]>> {
  return ask("api/games", language);
}

/** A game with all its actions. */
export function askGame(game: string, language: Language): Promise<Reply<GameBook>> {
  return ask(`api/games/${encodeURIComponent(game)}`, language);
}

/** What each house rule of a game was seen to change. */
export function askImpact(game: string, language: Language): Promise<Reply<Impact>> {
  return ask(`api/games/${encodeURIComponent(game)}/impact`, language);
}

/** What is printed in a game's box, of games that have something to draw; perhaps one room alone. */
export function askContent<G extends keyof PrintedBy>(
  game: G,
  language: Language,
  room = "",
): Promise<Reply<PrintedBy[G]>> {
  return ask(`api/games/${game}/content${room && `/${room}`}`, language);
}

/** What somebody with the link may know of a match. */
export function askMatch(match: string, language: Language): Promise<Reply<About>> {
  return ask(`api/matches/${match}`, language);
}

/** The match that a code leads to. */
export function findCode(code: string, language: Language): Promise<Reply<Found>> {
  return ask(`api/codes/${encodeURIComponent(code)}`, language);
}

/** Where other devices find this parlour; only somebody at its own machine is told. */
export function askAddresses(language: Language): Promise<Reply<Addresses>> {
  return ask("api/addresses", language);
}

/** Opens a match. */
export function openMatch(wish: NewMatch, language: Language): Promise<Reply<Seated>> {
  return ask("api/matches", language, { body: JSON.stringify(wish), kind: JSON_KIND });
}

/** Takes a chair. */
export function joinMatch(
  match: string,
  wish: Joining,
  language: Language,
): Promise<Reply<Seated>> {
  const body = JSON.stringify(wish);
  return ask(`api/matches/${match}/join`, language, { body, kind: JSON_KIND });
}

/** Brings a match from a file. */
export function importMatch(file: Blob, language: Language): Promise<Reply<Brought>> {
  return ask("api/import", language, { body: file, kind: "text/plain" });
}

/** A whole match, moment by moment; `viewer` is a seat, or "open" for all hands. */
export function askFilm(
  match: string,
  { token = "", viewer = "" }: { token?: string; viewer?: string },
  language: Language,
): Promise<Reply<Film>> {
  const query = viewer && `?viewer=${encodeURIComponent(viewer)}`;
  return ask(`api/matches/${match}/film${query}`, language, { token });
}

/** The file of a match that is over, for those who played. */
export function askChronicle(
  match: string,
  token: string,
  language: Language,
): Promise<Reply<string>> {
  return ask(`api/matches/${match}/chronicle`, language, { token, plain: true });
}

export const JSON_KIND = "application/json";

/** What else a request may have: content to send, a token to show, an answer that is no JSON. */
interface Extra {
  readonly body?: BodyInit;
  readonly kind?: string;
  readonly token?: string;
  readonly plain?: boolean;
}

/** One request; other rooms have theirs in files of their own. */
export async function ask<T>(
  path: string,
  language: Language,
  extra: Extra = {},
): Promise<Reply<T>> {
  const headers = new Headers({ "accept-language": language });
  if (extra.kind) headers.set("content-type", extra.kind);
  if (extra.token) headers.set("authorization", `Bearer ${extra.token}`);
  const method = extra.body === undefined ? "GET" : "POST";
  try {
    const { body = null, plain } = extra;
    const reply = await fetch(new URL(path, ROOT), { method, headers, body });
    const given: unknown = plain && reply.ok ? await reply.text() : await reply.json();
    if (reply.ok) return { is: "answer", answer: given as T };
    return { is: "refused", status: reply.status, problem: given as Problem };
  } catch {
    return { is: "silent" }; // no network, no server, or something in between that is not ours
  }
}
