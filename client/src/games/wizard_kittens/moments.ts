// Moments: the few big ones, and the sounds of all that happens.

import { heard } from "../../sound/heard.ts";
import type { SoundName } from "../../sound/sound.ts";
import type { WizardKittensEvent } from "../../wire.ts";

/** Something worth a look: what is shown, and what is said with it. */
export interface Moment {
  readonly kind: "defeated" | "cat" | "rule" | "step" | "six" | "caught" | "ended";
  /** The card that is shown; "" for none. */
  readonly card: string;
  readonly event: WizardKittensEvent;
  /** What a rule or step does is printed under this name; "" for none. */
  readonly says: string;
}

/** The moments in what happened, in their order. */
export function moments(events: readonly WizardKittensEvent[]): readonly Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.kind) {
      case "defeated":
        return [{ kind: "defeated", card: event.curse, event, says: "" }];
      case "cat":
        return [{ kind: "cat", card: event.third ? "chaos-cat-3" : "chaos-cat", event, says: "" }];
      case "rule":
        return [{ kind: "rule", card: event.rule, event, says: event.rule }];
      case "step": {
        const says = `${event.chaos}.${event.step}`;
        return [{ kind: "step", card: event.chaos, event, says }];
      }
      case "caught":
        return [{ kind: "caught", card: "caught", event, says: "" }];
      case "ended": {
        const end: Moment = { kind: "ended", card: "", event, says: "" };
        return event.reason === "six" ? [{ ...end, kind: "six" }, end] : [end];
      }
      default:
        return [];
    }
  });
}

const SOUNDS: Partial<Record<WizardKittensEvent["kind"], SoundName>> = {
  drew: "draw",
  placed: "card",
  slung: "card",
  switched: "card",
  took: "card",
  moved: "card",
  passed: "card",
  "passed-all": "card",
  gave: "card",
  salvaged: "draw",
  discarded: "card",
  swiped: "hiss",
  redealt: "shuffle",
};

export function sounds(events: readonly WizardKittensEvent[]): readonly SoundName[] {
  return heard(events, SOUNDS);
}
