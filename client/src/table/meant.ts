// Meant: choices by number mean what the view says now: `special:1` may be `thing:tansy`. And what
// a choice does, for those who never read the rules.

import { slug, type Facts, type Text } from "../text.ts";

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

/** What a choice does, in a few words; "" where its label says it all. */
export function doesOf(text: Text, notation: string, parts: Facts): string {
  const [verb = ""] = notation.split(":", 1);
  const used = parts["ability"] ?? parts["card"];
  const effect = `effect-${slug(String(used))}`;
  if (verb === "use" && text.has(effect)) return text.say(effect);
  const key = `web-does-${verb}`;
  return text.has(key) ? text.say(key) : "";
}
