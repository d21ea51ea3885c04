// Aims: which choices a thing on the table stands for. No rules: it looks at what is offered.

import { fits, isPlain, type Choice } from "../../table/choosing.svelte.ts";
import type { Facts } from "../../text.ts";
import type { MiceAndMysticsView } from "../../wire.ts";

/** The parts that a space stands for. */
export function spaceAim(space: string): Facts {
  return { kind: "space", space };
}

/** The parts that a figure stands for, among those choices; null if it stands for none. */
export function figureAim(choices: readonly Choice[], id: string): Facts | null {
  const ways: readonly Facts[] = [
    { kind: "figure", figure: id },
    { kind: "hero", hero: id },
  ];
  return ways.find((parts) => choices.some((choice) => fits(choice, parts))) ?? null;
}

/** The choices that are no button of the prompt and no place on the map: they are listed. */
export function listed(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ parts }) => !isPlain(parts) && parts["kind"] !== "space");
}

/** What can be done at once: a choice, or several that differ only in whom they are for. */
export interface Deed {
  /** What all of its choices have. */
  readonly parts: Facts;
  readonly choices: readonly Choice[];
}

/** Verbs whose choices are one deed: whom it is for is asked next. What is done most comes first. */
const SHARED = ["attack", "share"];
const LAST = ["share"];

/** Those choices as deeds. */
export function deedsOf(choices: readonly Choice[]): Deed[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { kind, verb } = choice.parts;
    const key = SHARED.includes(String(verb)) ? `${kind} ${verb}` : choice.text;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const rank = ({ parts }: Deed) => {
    const verb = String(parts["verb"]);
    return verb === "attack" ? 0 : parts["kind"] === "explore" ? 1 : LAST.includes(verb) ? 3 : 2;
  };
  return [...groups.values()]
    .map(([first, ...others]): Deed => {
      const { kind, verb } = first!.parts;
      const parts = others.length ? { kind: kind!, verb: verb! } : first!.parts;
      return { parts, choices: [first!, ...others] };
    })
    .sort((one, other) => rank(one) - rank(other));
}

/** Questions about things that are read before they are chosen: their choices get a panel. */
const READ = new Set([
  ...["hero", "ability", "learn", "keep-one", "drop", "share", "equip", "weapon", "wound"],
  ...["choose", "kind", "order", "face", "dice", "mode"],
]);

/** Whether the choices of such a question are laid out to be read. */
export function isRead(kind: string): boolean {
  return READ.has(kind);
}

/** What a choice is about, for its picture and its text: a card, an ability, a mouse … */
export function subjectOf({ parts }: Choice): string {
  const { kind, card, ability, hero, minion, figure, item } = parts;
  if (kind === "party-item") return ITEMS[String(item)] ?? "";
  if (kind === "hero" && parts["verb"] === "share") return "";
  const found = card ?? ability ?? minion ?? (kind === "hero" ? hero : undefined) ?? "";
  return typeof found === "string" ? found : typeof figure === "string" ? figure : "";
}

const ITEMS: Record<string, string> = {
  hook: "fishhook_thread",
  fork: "dinner_fork",
  grape: "grape",
};

/** The spaces on the way to one that can be reached, the first step first; [] if it cannot be. */
export function wayTo(
  view: Pick<MiceAndMysticsView, "reach" | "reach_from">,
  goal: string,
): string[] {
  const way: string[] = [];
  let space = goal;
  while (way.length <= view.reach.length) {
    const at = view.reach.indexOf(space);
    if (at < 0) return way;
    way.unshift(space);
    space = view.reach_from[at] ?? "";
  }
  return [];
}

/** What it costs to get to a space; 0 if it cannot be reached. */
export function costOf(
  view: Pick<MiceAndMysticsView, "reach" | "reach_costs">,
  space: string,
): number {
  const at = view.reach.indexOf(space);
  return at < 0 ? 0 : (view.reach_costs[at] ?? 0);
}
