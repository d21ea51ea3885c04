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
/** Kinds that go by quickly. */
const BRIEF = new Set(["stepped", "arrived", "placed", "move-ended", "turn", "card-left"]);
/** Dice stay until these tell what they counted for. */
const COUNTS = new Set([
  ...["move-rolled", "hits", "defended", "searched", "trap-passed", "trap-sprung", "recovered"],
  ...["left-water", "stayed-in-water", "die-changed", "cured", "cheese", "wheel", "wounded"],
]);

/** The steps of what happened, beginning with who stood where. */
export function stepsOf(events: readonly MiceAndMysticsEvent[], before: Scene): Step[] {
  let scene = before;
  let faces: readonly number[] = [];
  return events.flatMap((event) => {
    scene = after(scene, event);
    if (event.kind === "rolled" || event.kind === "die-changed") faces = event.faces;
    else if (!COUNTS.has(event.kind)) faces = [];
    return QUIET.has(event.kind) ? [] : [{ event, scene, faces, who: whoOf(event) }];
  });
}

/** A step in a sentence; a storybook of somebody else may lack a word. */
export function tell(words: Words, { event }: Step): string {
  try {
    return words.event({ ...event });
  } catch {
    return "";
  }
}

/** How long a step is looked at, as a part of a grand moment. */
export function weightOf({ event }: Step): number {
  if (BRIEF.has(event.kind)) return 0.7;
  return event.kind === "rolled" ? 2.4 : event.kind === "story" ? 5 : 1.8;
}

function whoOf(event: MiceAndMysticsEvent): string {
  if ("figure" in event && event.figure) return event.figure;
  return "hero" in event ? event.hero : "";
}
