// Chaos: how far the Chaos Mode card has come.

import type { WizardKittensView } from "../../wire.ts";

export interface Step {
  /** As the cards in sight name it: “cm-shuffle.2”. */
  readonly name: string;
  /** Counted from 1. */
  readonly step: number;
  /** Carried out now, in force, over, still to come, or never in this game. */
  readonly state: "now" | "force" | "done" | "coming" | "never";
}

const STEPS = 4;

type Chaotic = Pick<WizardKittensView, "chaos" | "cats" | "cats_left" | "in_force" | "effect">;

/** All four steps of the card that lies open. */
export function stepsOf(view: Chaotic): readonly Step[] {
  return Array.from({ length: STEPS }, (_, at) => {
    const step = at + 1;
    const name = `${view.chaos}.${step}`;
    return { name, step, state: stateOf(view, name, step) };
  });
}

function stateOf(view: Chaotic, name: string, step: number): Step["state"] {
  if (view.effect === name) return "now";
  if (view.in_force.includes(name)) return "force";
  if (step <= view.cats) return "done";
  return step <= view.cats + view.cats_left ? "coming" : "never";
}
