// Moments: the few big ones, and the sounds of all that happens.

import { heard } from "../../sound/heard.ts";
import type { SoundName } from "../../sound/sound.ts";
import type { KotyEvent } from "../../wire.ts";

/** Something worth a look: who did it to whom, and the card that is shown with it. */
export interface Moment {
  readonly kind: "crow" | "joker" | "owl" | "dragon" | "full" | "ended";
  readonly seat: number;
  readonly card: string;
}

/** The moments in what happened, in their order. */
export function moments(events: readonly KotyEvent[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.kind) {
      case "covered":
        return event.card === "crow" ? [{ kind: "crow", seat: event.target, card: "crow" }] : [];
      case "attacked":
      case "matched":
        return event.card === "joker" ? [{ kind: "joker", seat: event.seat, card: "joker" }] : [];
      case "hooted":
        return [{ kind: "owl", seat: event.seat, card: "owl" }];
      case "roared":
        return [{ kind: "dragon", seat: event.seat, card: "dragon" }];
      case "placed":
      case "paired":
        return event.nines === 3 ? [{ kind: "full", seat: event.seat, card: "" }] : [];
      case "ended":
        return [{ kind: "ended", seat: -1, card: "" }];
      default:
        return [];
    }
  });
}

const SOUNDS: Partial<Record<KotyEvent["kind"], SoundName>> = {
  drew: "draw",
  put: "card",
  covered: "card",
  placed: "card",
  paired: "card",
  kept: "card",
  "laid-down": "card",
  exchanged: "card",
  attacked: "hiss",
  fought: "hiss",
  chased: "hiss",
  befriended: "purr",
  defended: "nope",
  reshuffled: "shuffle",
};

export function sounds(events: readonly KotyEvent[]): readonly SoundName[] {
  return heard(events, SOUNDS);
}
