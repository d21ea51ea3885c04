// Seating: in which order seats are shown, and what is said of those who sit there.

import { say } from "../speech.svelte.ts";
import type { Person } from "../wire.ts";

/** All seats clockwise, beginning behind the reader, who comes last; watchers begin at the first. */
export function clockwise(seats: number, reader: number): readonly number[] {
  const first = reader < 0 ? 0 : reader + 1;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Whether somebody is away or a bot plays, in words; "" if neither. */
export function stateOf(person: Person): string {
  if (person.bot) return say(person.name ? "web-table-bot-for" : "web-table-bot");
  return person.name && !person.here ? say("web-table-away") : "";
}
