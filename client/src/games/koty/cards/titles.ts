// The titles of the game, as views and choices name them.

export const TITLES = [
  "blue1",
  "blue8",
  "yellow2",
  "yellow7",
  "green3",
  "green6",
  "pink4",
  "pink5",
  "crow",
  "joker",
  "moth",
  "bat",
  "owl",
  "dragon",
] as const;

export type Title = (typeof TITLES)[number];

/** The four colours, and what is none. */
export type Kind = "blue" | "yellow" | "green" | "pink" | "crow" | "joker" | Night;
export type Night = "moth" | "bat" | "owl" | "dragon";

/** What a title is called without the number that cats have. */
export function kindOf(title: string): Kind {
  return title.replace(/\d$/, "") as Kind;
}

/** The number on the card; NaN where none is. */
export function numberOn(title: string): number {
  if (title === "crow") return 0;
  return Number.parseInt(title.at(-1) ?? "", 10);
}
