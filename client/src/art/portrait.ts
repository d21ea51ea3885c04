// Who sits where: a cat for every seat, the same on every screen.

import type { Face } from "./cat/kinds.ts";
import { hash } from "./ink.ts";

export type Worn = "bow" | "glasses" | "flower" | "scarf" | "monocle" | "beret";
export type Mood = "calm" | "acting" | "worried" | "out" | "won";

export interface Sitter extends Face {
  readonly worn: Worn;
  readonly iris: string;
  /** The paper behind the head. */
  readonly ground: string;
}

/** Six cats; no two share ears, fur or what they wear, so that they differ in grey as well. */
export const SITTERS: readonly Sitter[] = [
  {
    coat: "ginger",
    fur: "tabby",
    ears: "point",
    worn: "bow",
    iris: "--draw-white",
    ground: "--draw-teal",
  },
  {
    coat: "black",
    fur: "tuxedo",
    ears: "tall",
    worn: "monocle",
    iris: "--draw-mustard",
    ground: "--draw-mustard",
  },
  {
    coat: "white",
    fur: "patches",
    ears: "round",
    worn: "flower",
    iris: "--draw-leaf",
    ground: "--draw-moon",
  },
  {
    coat: "blue",
    fur: "plain",
    ears: "fold",
    worn: "glasses",
    iris: "--draw-white",
    ground: "--draw-rose",
  },
  {
    coat: "cream",
    fur: "siamese",
    ears: "torn",
    worn: "scarf",
    iris: "--draw-sky",
    ground: "--draw-leaf",
  },
  {
    coat: "brown",
    fur: "spots",
    ears: "tuft",
    worn: "beret",
    iris: "--draw-mustard",
    ground: "--draw-sky",
  },
];

/** The cat of a seat; without a seat, the cat of a name. */
export function sitterOf(seat: number, name = ""): Sitter {
  const place = seat >= 0 ? seat : hash(name);
  return SITTERS[place % SITTERS.length]!;
}

const MOODS: Record<Mood, Face> = {
  calm: { eyes: "open", mouth: "smile" },
  acting: { eyes: "open", look: [0.2, -0.9], brow: "raised", mouth: "smile" },
  worried: { eyes: "huge", look: [0.3, 0.2], brow: "worried", mouth: "oh" },
  out: { eyes: "crossed", mouth: "blep", brow: "worried" },
  won: { eyes: "happy", mouth: "grin" },
};

/** The face of a cat in a mood; a few are calm in their own way, told by the name. */
export function faceOf(sitter: Sitter, mood: Mood, name = ""): Face {
  const face = { ...sitter, ...MOODS[mood] };
  if (mood !== "calm") return face;
  const ways: readonly Face[] = [
    {},
    { eyes: "half", mouth: "smug" },
    { mouth: "blep" },
    { brow: "sly" },
  ];
  return { ...face, ...ways[hash(name) % ways.length] };
}
