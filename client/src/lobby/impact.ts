// Impact: what a house rule was seen to change, as sentences and as two bars. The server measured
// and judged it; here is only what is worth saying.

import type { Impact, ImpactCard } from "../wire.ts";

/** A sentence of the words, with its facts. */
export interface Sentence {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What a card says. */
export interface Told {
  /** The value it is about. */
  readonly value: string;
  readonly sentences: readonly Sentence[];
  /** The usual table and the other, from 0 to 1, of what is said first; null if nothing is. */
  readonly bars: readonly [number, number] | null;
  readonly seats: number;
}

const MOST_SENTENCES = 2;

/** The card of a rule: of the value that is chosen, or of the first that is not the usual one. */
export function cardFor(impact: Impact, option: string, value: string): ImpactCard | undefined {
  const cards = impact.cards.filter((card) => card.option === option);
  return cards.find((card) => card.value === value) ?? cards[0];
}

/** What is worth saying of a card. */
export function tell(card: ImpactCard, games: number, cooperative: boolean): Told {
  const found = [turns(card), first(card, cooperative), ending(card)].filter(
    (each) => each !== null,
  );
  const none: Sentence = { key: "web-impact-none", facts: { games } };
  return {
    value: card.value,
    sentences: found.length ? found.slice(0, MOST_SENTENCES).map(({ said }) => said) : [none],
    bars: found[0]?.bars ?? null,
    seats: card.seats,
  };
}

interface Change {
  readonly said: Sentence;
  readonly bars: readonly [number, number];
}

function turns(card: ImpactCard): Change | null {
  const [usual, now] = pair(card.turns);
  const percent = Math.round(100 * Math.abs(now / usual - 1));
  if (!card.clear.includes("turns") || percent < 1) return null;
  const most = Math.max(usual, now);
  return {
    said: {
      key: now > usual ? "web-impact-longer" : "web-impact-shorter",
      facts: { percent, usual: short(usual), now: short(now) },
    },
    bars: [usual / most, now / most],
  };
}

function first(card: ImpactCard, cooperative: boolean): Change | null {
  return shares(card, "first", cooperative ? "web-impact-party" : "web-impact-first", card.first);
}

function ending(card: ImpactCard): Change | null {
  return shares(card, "ending", "web-impact-ending", card.ended);
}

function shares(card: ImpactCard, name: string, key: string, both: number[]): Change | null {
  const [usual, now] = pair(both);
  const facts = { ending: card.ending, usual: Math.round(100 * usual), now: Math.round(100 * now) };
  if (!card.clear.includes(name) || facts.usual === facts.now) return null;
  return { said: { key, facts }, bars: [usual, now] };
}

function pair([usual = 0, now = 0]: number[]): [number, number] {
  return [usual, now];
}

/** Few turns with a digit, many without. */
function short(turns: number): number {
  return turns < 20 ? Math.round(10 * turns) / 10 : Math.round(turns);
}
