// The pattern behind each kind, so that cards differ in grey.

import { TILES, type Tile } from "../../../art/tiles.ts";
import type { Kind } from "./titles.ts";

export const WEAVES: Record<Kind, Tile> = {
  blue: {
    size: [24, 30],
    shape:
      "M6 2C8 6 10 8 10 11 10 14 8 15 6 15 4 15 2 14 2 11 2 8 4 6 6 2zM18 17C20 21 22 23 22 26 22 29 20 30 18 30 16 30 14 29 14 26 14 23 16 21 18 17z",
  },
  yellow: {
    size: [26, 26],
    line: "M13 3V9M13 17V23M3 13H9M17 13H23M1 1 4 4M22 22 25 25",
    weight: 3,
  },
  green: {
    size: [30, 28],
    shape: "M3 12C3 5 9 2 15 2 15 9 10 13 3 12zM16 26C16 19 22 16 28 16 28 23 23 27 16 26z",
  },
  pink: {
    size: [30, 30],
    shape:
      "M8 4a3 3 0 1 0 .1 0zM4 8a3 3 0 1 0 .1 0zM12 8a3 3 0 1 0 .1 0zM8 11a3 3 0 1 0 .1 0zM23 19a3 3 0 1 0 .1 0zM19 23a3 3 0 1 0 .1 0zM27 23a3 3 0 1 0 .1 0z",
  },
  crow: { size: [22, 30], line: "M4 2C9 8 9 14 4 20M15 12C20 18 20 24 15 30", weight: 2.4 },
  joker: { size: [28, 28], shape: "M7 0 14 7 7 14 0 7zM21 14 28 21 21 28 14 21z" },
  moth: { size: [26, 22], line: "M2 6C5 2 9 2 12 6M14 17C17 13 21 13 24 17", weight: 2 },
  bat: {
    size: [34, 26],
    shape: "M4 6C8 3 11 8 14 4 15 9 12 13 9 10 7 13 4 11 4 6zM22 18a2 2 0 1 0 .1 0z",
  },
  owl: TILES.stars,
  dragon: {
    size: [24, 16],
    line: "M0 0C0 10 12 10 12 0M12 0C12 10 24 10 24 0M-12 8C-12 18 0 18 0 8M0 8C0 18 12 18 12 8M12 8C12 18 24 18 24 8",
    weight: 1.8,
  },
};
