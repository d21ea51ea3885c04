// Telling: what happened, in steps that a person can follow one by one.

import type { MiceAndMysticsEvent } from "../../wire.ts";
import type { Words } from "../../words.ts";
import { after, type Scene } from "./scene.ts";

export interface Step {
  readonly event: MiceAndMysticsEvent;
  /** Who stands where once it happened. */
  readonly scene: Scene;
  /** Dice that lie on the table then. */
  readonly faces: readonly number[];
  /** The figure it is about; "" for nobody's. */
  readonly who: string;
}

/** Kinds that nobody wants to watch: they tell who pressed a button, or what numbers show anyway. */
const QUIET = new Set(["chose", "round", "flag", "card-moved", "order-set", "hero-chosen"]);
/** Dice stay until these tell what they counted for. */
const COUNTS = new Set([
  ...["move-rolled", "hits", "defended", "searched", "trap-passed", "trap-sprung", "recovered"],
  ...["left-water", "stayed-in-water", "die-changed", "cured", "cheese", "wheel", "wounded"],
]);

/** Whether nobody wants to watch it. */
export function isQuiet({ kind }: Pick<MiceAndMysticsEvent, "kind">): boolean {
  return QUIET.has(kind);
}

/** What lies on the table between two events. */
export type Lying = Pick<Step, "scene" | "faces">;

/** The steps of what happened, beginning with who stood where; and what lies there after them. */
export function stepsOf(
  events: readonly MiceAndMysticsEvent[],
  before: Lying,
): { readonly steps: readonly Step[]; readonly then: Lying } {
  let { scene, faces } = before;
  const steps = events.flatMap((event) => {
    scene = after(scene, event);
    if (event.kind === "rolled" || event.kind === "die-changed") faces = event.faces;
    else if (!COUNTS.has(event.kind)) faces = [];
    return isQuiet(event) ? [] : [{ event, scene, faces, who: whoOf(event) }];
  });
  return { steps, then: { scene, faces } };
}

/** A step in a sentence; a storybook of somebody else may lack a word. */
export function tell(words: Words, { event }: Step): string {
  try {
    return words.event({ ...event });
  } catch {
    return "";
  }
}

function whoOf(event: MiceAndMysticsEvent): string {
  if ("figure" in event && event.figure) return event.figure;
  return "hero" in event ? event.hero : "";
}
