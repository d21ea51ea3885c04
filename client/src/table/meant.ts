// Meant: choices by number mean what the view says now: `special:1` may be `thing:tansy`.

import type { Facts, Text } from "../text.ts";

/** What the numbers of each verb mean, if a game has such. */
interface Telling {
  readonly specials?: readonly string[];
  readonly branches?: readonly string[];
}

/** The label of a choice by number; "" for all others. */
export function meant(text: Text, view: object | null, parts: Facts): string {
  const { kind, verb, number } = parts;
  if (kind !== "numbered" || !view) return "";
  const { specials, branches }: Telling = view;
  const told = { special: specials, choose: branches }[String(verb)];
  const [family = "", name = ""] = (told?.[Number(number) - 1] ?? "").split(":");
  if (!name) return "";
  const called = text.each([name], family);
  const key = `web-meant-${family}`;
  return text.has(key) ? text.say(key, { name: called }) : called;
}
