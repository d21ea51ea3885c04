// Offers: the buttons of the prompt, whatever it is that can be done now.

import { say } from "../speech.svelte.ts";
import type { Choice } from "./choosing.svelte.ts";
import type { Device } from "./device.svelte.ts";
import { perCent } from "./hinting.svelte.ts";
import type { Table } from "./table.svelte.ts";

export interface Offer {
  readonly id: string;
  readonly label: string;
  /** What it does, in a few words. */
  readonly note?: string | undefined;
  readonly take: () => void;
  /** Not what one is here for. */
  readonly quiet?: boolean;
  /** What a hint says of it: the chance of winning in per cent, and whether it is the best. */
  readonly chance?: number | undefined;
  readonly best?: boolean;
}

/** So many fit; of more, one chooses on the table. */
const MOST = 8;

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
  if (!choosing.begun) return [...advised(table), ...played(table, others(table))];
  const lay = () => choosing.clear();
  const back = { id: "lay", label: say("web-table-lay-back"), take: lay, quiet: true };
  return [...(choosing.left.length > MOST ? [] : played(table, choosing.left)), back];
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

/** What ends a turn comes last: nobody shall do that first because it stands there first. */
function played(table: Table, choices: readonly Choice[]): readonly Offer[] {
  const ends = ({ text }: Choice) => Number(text === "end");
  return [...choices]
    .sort((one, other) => ends(one) - ends(other))
    .map((choice) => offered(table, choice));
}

function offered(table: Table, choice: Choice): Offer {
  const told = table.hinting.advice?.choices ?? [];
  const weighed = told.find(({ action }) => action === choice.text);
  return {
    id: `${table.decision} ${choice.text}`,
    label: choice.label,
    note: choice.note,
    take: () => table.choosing.play(choice),
    chance: weighed && perCent(weighed.chance),
    best: weighed !== undefined && weighed === told[0],
  };
}
