// Counting: why everybody has so many cats in the end, and who wins by that.

import type { Text } from "../../text.ts";
import type { KotyView } from "../../wire.ts";
import { landsOf, ninesOf, type Land } from "./lands.ts";
import { sidesOf, teamOf } from "./teams.ts";

/** Those who win and lose together. */
export interface Side {
  readonly seats: readonly number[];
  /** The team's letter; "" without teams. */
  readonly team: string;
  readonly cats: number;
  readonly nines: number;
  readonly lands: readonly (readonly Land[])[];
  /** Whether all of them gave up: then they come last, whatever they have. */
  readonly gone: boolean;
}

/** All sides, the best first; equal ones in the order of seats. */
export function counted(view: KotyView): readonly Side[] {
  const sides = sidesOf(view).map((seats): Side => {
    const lands = seats.map((seat) => landsOf(view, seat));
    return {
      seats,
      team: teamOf(view, seats[0] ?? 0),
      cats: seats.reduce((sum, seat) => sum + (view.scores[seat] ?? 0), 0),
      nines: lands.reduce((sum, dream) => sum + ninesOf(dream), 0),
      lands,
      gone: seats.every((seat) => view.gone.includes(seat)),
    };
  });
  return sides.toSorted(
    (one, other) =>
      Number(one.gone) - Number(other.gone) || other.cats - one.cats || other.nines - one.nines,
  );
}

/** What decided between the first ones: cats, Nines, or nothing at all. */
export function decidedBy(sides: readonly Side[]): "cats" | "nines" | "shared" {
  const [first, second] = sides;
  if (!first || !second || second.gone || first.cats !== second.cats) return "cats";
  return first.nines === second.nines ? "shared" : "nines";
}

/** Those who win. */
export function winners(sides: readonly Side[]): readonly Side[] {
  const [first] = sides;
  return sides.filter(
    (side) => !side.gone && side.cats === first?.cats && side.nines === first.nines,
  );
}

/** What decided between equal ones, in words; "" if nobody was equal. */
export function tieOf(text: Text, sides: readonly Side[]): string {
  const how = decidedBy(sides);
  if (how === "cats") return "";
  return text.say(`board-tie-${how}`, {
    cats: sides[0]?.cats ?? 0,
    nines: sides[0]?.nines ?? 0,
    fewer: sides[winners(sides).length]?.nines ?? 0,
  });
}
