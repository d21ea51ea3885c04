// Seating: in which order seats are shown.

/** All seats clockwise, beginning behind the reader, who comes last; watchers begin at the first. */
export function clockwise(seats: number, reader: number): readonly number[] {
  const first = reader < 0 ? 0 : reader + 1;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}
