// The cards of the component deck, as views and choices name them.

import { COMPONENTS } from "./components.ts";

export const TITLES = [...COMPONENTS, "chaos-cat-3", "chaos-cat", "caught"] as const;
export type Title = (typeof TITLES)[number];

/** The kittens that people are. */
export const KITTENS = ["muffin", "baebae", "grumpkin", "easa"] as const;
export type KittenName = (typeof KITTENS)[number];
