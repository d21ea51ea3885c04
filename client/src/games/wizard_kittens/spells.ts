// Spells: which of the mat can be cast now, and what is the matter with the others.

import { fits, type Choice } from "../../table/choosing.svelte.ts";
import type { WizardKittensView } from "../../wire.ts";

export interface Spell {
  readonly name: string;
  /** Whether the token lies on it, which blocks it unless a rule says otherwise. */
  readonly covered: boolean;
  /** Can be cast; is blocked by the token; has nothing to work on; or it is not the time. */
  readonly state: "can" | "covered" | "idle" | "later";
}

type Mats = Pick<WizardKittensView, "spells" | "tokens" | "blocking" | "phase">;

/** The four spells of a seat. */
export function spellsOf(view: Mats, seat: number, choices: readonly Choice[]): readonly Spell[] {
  const casting = choices.some((choice) => fits(choice, { kind: "cast" }));
  return (view.spells[seat] ?? []).map((name) => {
    const covered = view.tokens[seat] === name;
    const can = choices.some((choice) => fits(choice, { kind: "cast", spell: name }));
    if (can) return { name, covered, state: "can" };
    if (covered && view.blocking) return { name, covered, state: "covered" };
    return { name, covered, state: casting ? "idle" : "later" };
  });
}
