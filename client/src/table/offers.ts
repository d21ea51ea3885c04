// Offers: the buttons of the prompt, whatever it is that can be done now.

import { say } from "../speech.svelte.ts";
import { slug } from "../text.ts";
import type { Choice } from "./choosing.svelte.ts";
import type { Device } from "./device.svelte.ts";
import { perCent } from "./hinting.svelte.ts";
import { outOffers } from "./out.ts";
import type { Table } from "./table.svelte.ts";

export interface Offer {
  readonly id: string;
  readonly label: string;
  /** What it does, in a few words. */
  readonly note?: string | undefined;
  readonly take: () => void;
  /** What is written on the button, where whatever else the label says stands beside it. */
  readonly short?: string | undefined;
  /** Not what one is here for, or nothing to be done in passing. */
  readonly quiet?: boolean;
  /** What a hint says of it: the chance of winning in per cent, and whether it is the best. */
  readonly chance?: number | undefined;
  readonly best?: boolean;
}

/** So many fit; of more, one chooses on the table. */
const MOST = 8;
/** So many can be taken in at a glance, whatever they are about. */
const SOME = 4;

/** Who waits for the device, while whoever is in front still looks at something. */
export function waitingFor(table: Table, device: Device<Table> | undefined): Table | null {
  return table.ending ? null : (device?.waiting ?? null);
}

/** What can be done now without touching anything on the table. */
export function offersOf(
  table: Table,
  device: Device<Table> | undefined,
  sit: (() => void) | undefined,
): readonly Offer[] {
  const { choosing } = table;
  if (table.wished) {
    const agree = (yes: boolean) => () => void table.ask({ t: "agree", yes });
    return [
      { id: "agree", label: say("web-table-agree"), take: agree(true) },
      { id: "refuse", label: say("web-table-refuse"), take: agree(false), quiet: true },
    ];
  }
  if (table.away && !table.ending) {
    const take = () => void table.ask({ t: "back" });
    return [{ id: "back", label: say("web-table-take-back"), take }];
  }
  const next = waitingFor(table, device);
  if (next) {
    const label = say("web-table-hand-over-to", { name: table.words.seat(next.seat) });
    return [{ id: "hand", label, take: () => device?.handOver() }];
  }
  if (sit && table.seat < 0 && !table.ending) {
    return [{ id: "sit", label: say("web-table-sit"), take: sit, quiet: true }];
  }
  const out = outOffers(table);
  if (out.length) return out;
  if (!choosing.begun) {
    return [...advised(table), ...played(table, others(table)), ...ordered(table)];
  }
  const ways = waysOf(table);
  if (ways.length) return ways;
  return choosing.left.length > MOST ? [] : played(table, choosing.left);
}

/** Where a card serves for several things, each for several targets: what for, before at whom. */
function waysOf(table: Table): readonly Offer[] {
  const { choosing, decision, words } = table;
  const kindOf = ({ parts }: Choice) => String(parts["kind"]);
  const kinds = [...new Set(choosing.left.map(kindOf))];
  if (choosing.left.length <= SOME || kinds.length < 2) return [];
  const offers = kinds.map((kind) => {
    const [only, ...others] = choosing.left.filter((choice) => kindOf(choice) === kind);
    if (only && !others.length) return offered(table, only);
    const key = `board-way-${slug(kind)}`;
    if (!words.text.has(key)) return null;
    const take = () => choosing.tap({ kind });
    return { id: `${decision} ${kind}`, label: words.text.say(key), take };
  });
  return offers.includes(null) ? [] : offers.filter((offer) => offer !== null);
}

/** What was tapped, and what comes of it: a line to be read before it is played. */
export function tappedOf({ choosing, view, words }: Table): string {
  if (!choosing.begun) return "";
  const { text } = words;
  const taken = choosing.taps;
  const sure = sureKey(String(taken["word"]));
  if (text.has(sure)) return text.say(sure, { ...view });
  // Some cards are named by the kind of what they do, some by a word.
  const { card, spell, ability, word, kind } = taken;
  const named = [card, spell, ability, word, kind].flat();
  const thing = named.find((one) => text.has(`effect-${slug(String(one))}`));
  if (thing !== undefined)
    return `${text.card(String(thing))}: ${text.say(`effect-${slug(String(thing))}`)}`;
  const [only, ...others] = choosing.left;
  return only?.note && !others.length ? `${only.label}: ${only.note}.` : "";
}

/** The question whether somebody is sure, asked of what costs too much to be done in passing. */
function sureKey(word: string): string {
  return `board-sure-${slug(word)}`;
}

/** Where else one can choose, if the buttons are not all. */
export function hintOf(table: Table): string {
  const { choosing } = table;
  if (table.answering || !table.choices.length || table.wished) return "";
  if (choosing.begun) return choosing.left.length > MOST ? say("web-table-many-left") : "";
  const plain = choosing.plain.length;
  if (plain === choosing.all.length) return "";
  return say(plain ? "web-table-or-on-table" : "web-table-on-table");
}

/** What a hint speaks of, the best first. */
function advised(table: Table): readonly Offer[] {
  const told = table.hinting.advice?.choices ?? [];
  return told.flatMap(({ action }) => {
    const choice = table.choices.find(({ text }) => text === action);
    return choice ? [offered(table, choice)] : [];
  });
}

/** What else is a button at once. */
function others(table: Table): readonly Choice[] {
  const told = table.hinting.advice?.choices ?? [];
  return table.choosing.plain.filter(({ text }) => !told.some(({ action }) => action === text));
}

/** Where one may react: to be asked no more, until it is one's turn. */
function ordered(table: Table): readonly Offer[] {
  const pass = table.choices.find(({ text }) => text === "pass");
  const { order, decision } = table;
  if (!pass || !table.way?.token || (order && order.passing !== "off")) return [];
  const take = async () => {
    await table.ask({ t: "order", passing: "turn", ask: [...(order?.ask ?? [])] });
    if (table.asked && table.decision === decision) await table.play(pass.text);
  };
  const label = say("web-table-order-turn");
  return [{ id: `${decision} order`, label, take: () => void take(), quiet: true }];
}

/** What ends a turn comes last: nobody shall do that first because it stands there first. */
function played(table: Table, choices: readonly Choice[]): readonly Offer[] {
  const ends = ({ text }: Choice) => Number(text === "end");
  return [...choices]
    .sort((one, other) => ends(one) - ends(other))
    .map((choice) => offered(table, choice));
}

function offered(table: Table, choice: Choice): Offer {
  const { choosing, words } = table;
  const costly = words.text.has(sureKey(choice.text));
  const asks = costly && !choosing.has(choice.parts);
  const told = table.hinting.advice?.choices ?? [];
  const weighed = told.find(({ action }) => action === choice.text);
  return {
    id: `${table.decision} ${choice.text}`,
    label: choice.label,
    note: choice.note,
    short: aimedBy(table, choice),
    quiet: costly,
    take: () => (asks ? choosing.tap(choice.parts) : choosing.play(choice)),
    chance: weighed && perCent(weighed.chance),
    best: weighed !== undefined && weighed === told[0],
  };
}

/** Of choices that differ in their target alone, its name: the rest was tapped and is told. */
function aimedBy({ choosing, words }: Table, { parts }: Choice): string | undefined {
  const { target, ...rest } = parts;
  const others = choosing.begun ? choosing.left : [];
  const same = others.every((one) =>
    Object.keys(one.parts).every((name) => name === "target" || one.parts[name] === rest[name]),
  );
  return others.length > 1 && same && typeof target === "number" ? words.seat(target) : undefined;
}
