// The titles of the game, as views and choices name them.

export const TITLES = [
  "kitten",
  "defuse",
  "attack",
  "nope",
  "favor",
  "shuffle",
  "skip",
  "future",
  "tacocat",
  "cattermelon",
  "potato",
  "beard",
  "rainbow",
] as const;

export type Title = (typeof TITLES)[number];
