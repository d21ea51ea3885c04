// Out: whoever is out of a game with bots need not sit through the rest of it.

import type { openTable } from "../lobby/opening.ts";
import type { Place, Plan } from "../lobby/plan.ts";
import { router } from "../router.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { say } from "../speech.svelte.ts";
import type { About } from "../wire.ts";
import type { Offer } from "./offers.ts";
import type { Table } from "./table.svelte.ts";

/** Whether the reader is out while others play on. */
function isOut({ view, seat, ending }: Table): boolean {
  return !ending && view !== null && "alive" in view && view.alive[seat] === false;
}

/** Whether nobody but bots would notice. */
function isAlone({ chairs }: About, seat: number): boolean {
  return chairs.every(({ bot }, chair) => chair === seat || Boolean(bot));
}

/** What somebody may do who is out: see the end at once, or begin anew with the same bots. */
export function outOffers(table: Table): readonly Offer[] {
  const { about, seat, hosting } = table;
  if (!about || !hosting || !isOut(table) || !isAlone(about, seat)) return [];
  const skip = {
    id: "skip",
    label: say("web-table-out-skip"),
    take: () => skipToEnd(table, about),
  };
  const anew = {
    id: "anew",
    label: say("web-table-out-anew"),
    take: () => void begin(table, about),
  };
  return [skip, { ...anew, quiet: true }];
}

function skipToEnd(table: Table, { settings }: About): void {
  table.pace = () => 0;
  table.presentation.hurry();
  void table.ask({ t: "arrange", settings: { ...settings, pace: 0 } });
}

/** The same game with the same bots, at another table; this one goes on without us. */
export function planOf(about: About, seat: number): Plan {
  const bots = about.chairs.flatMap(({ bot = "" }, chair): Place[] =>
    chair === seat ? [] : [{ is: "bot", bot }],
  );
  const { game, options } = about;
  const name = about.chairs[seat]?.name ?? "";
  const practice = about.practice ?? false;
  return {
    game,
    name,
    places: [{ is: "me" }, ...bots],
    options,
    settings: about.settings,
    practice,
  };
}

async function begin(table: Table, about: About): Promise<void> {
  const { openTable: open }: { openTable: typeof openTable } = await import("../lobby/opening.ts");
  const { match, refusal } = await open(planOf(about, table.seat), settings.language);
  if (match) router.go({ page: "match", match, token: "" });
  else table.refusal = { text: refusal, clause: "" };
}
