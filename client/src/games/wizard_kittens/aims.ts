// Aims: which choices a thing on the table stands for. No rules: it looks at what is offered.

import { fits, type Choice } from "../../table/choosing.svelte.ts";
import type { Facts } from "../../text.ts";
import type { Chapter } from "./chapters.ts";

/** Kinds whose card is in the air already: a tap on the place is the second one. */
const IN_HAND = ["place", "to", "give"];

type Spot = Pick<Chapter, "seat" | "chapter">;

/** The parts that a chapter stands for, among those choices; null if it stands for none. */
export function aimAt(choices: readonly Choice[], spot: Spot, reader: number): Facts | null {
  const { seat, chapter } = spot;
  const own = seat === reader ? [{ kind: ["place", "clear", "defeat"], chapter }] : [];
  const ways: readonly Facts[] = [...own, { kind: ["card", "to"], target: seat, chapter }];
  return ways.find((parts) => choices.some((choice) => fits(choice, parts))) ?? null;
}

/** The parts that one card of a chapter stands for. */
export function cardAt({ seat, chapter }: Spot, card: string): Facts {
  return { kind: "card", card, target: seat, chapter };
}

/** The parts that a seat stands for. */
export function seatAim(seat: number): Facts {
  return { kind: ["first", "give"], target: seat };
}

/** The choice that a tap makes at once; undefined if it has to be lifted first. */
export function atOnce(choices: readonly Choice[], parts: Facts): Choice | undefined {
  const [only, ...others] = choices.filter((choice) => fits(choice, parts));
  return only && !others.length && IN_HAND.includes(String(only.parts["kind"])) ? only : undefined;
}

/** What to ask about a chapter that cannot be chosen while others can; "" where it is not asked. */
export function whyNot(choices: readonly Choice[], spot: Spot, reader: number): string {
  const { seat, chapter } = spot;
  const [first] = choices;
  const kind = first?.parts["kind"];
  if (kind === "place" || kind === "clear" || kind === "defeat") {
    return seat === reader ? `${kind}:${chapter}` : "";
  }
  return kind === "to" ? `to>${seat}.${chapter}` : "";
}

/** The card that goes where one taps; "" if none is in the air. */
export function inTheAir(
  view: { card: string; phase: string; limbo: readonly string[]; picked_card: string },
  choices: readonly Choice[],
): string {
  const kind = choices[0]?.parts["kind"];
  if (kind === "place") return view.card || view.picked_card;
  if (kind === "to") {
    return view.phase === "favor-top" ? (view.limbo[0] ?? "") : view.picked_card || view.card;
  }
  return "";
}
