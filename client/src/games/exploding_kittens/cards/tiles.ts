// The pattern behind each title, so that cards differ in grey.

import type { Tile } from "../../../art/tiles.ts";
import type { Title } from "./titles.ts";

export const WEAVES: Record<Title, Tile | "rays"> = {
  kitten: "rays",
  defuse: { size: [28, 14], line: "M0 10C5 0 9 0 14 10 19 0 23 0 28 10", weight: 2 },
  attack: { size: [26, 26], line: "M2 12 12 2M9 16 19 6M16 20 26 10M-10 10 0 0", weight: 2.6 },
  nope: { size: [24, 24], line: "M3 3 11 11M11 3 3 11M15 15 23 23M23 15 15 23", weight: 2.4 },
  favor: {
    size: [26, 26],
    shape:
      "M7 12C2 8 1 3 4.500 2 6 1.700 7 3 7 4 7.500 2.500 9 1.700 10 2.300 13 4 11 9 7 12zM20 25C15 21 14 16 17.500 15 19 14.700 20 16 20 17 20.500 15.500 22 14.700 23 15.300 26 17 24 22 20 25z",
  },
  shuffle: {
    size: [32, 24],
    line: "M0 6C8-4 10 16 18 6 24-2 26 10 32 6M0 18C8 8 10 28 18 18 24 10 26 22 32 18",
    weight: 1.8,
  },
  skip: {
    size: [30, 34],
    shape:
      "M8 10a4 3.200 0 1 0 .1 0zM3.500 5.500a1.600 2.200 0 1 0 .1 0zM8 3a1.600 2.200 0 1 0 .1 0zM12.500 5.500a1.600 2.200 0 1 0 .1 0zM23 27a4 3.200 0 1 0 .1 0zM18.500 22.500a1.600 2.200 0 1 0 .1 0zM23 20a1.600 2.200 0 1 0 .1 0zM27.500 22.500a1.600 2.200 0 1 0 .1 0z",
  },
  future: {
    size: [34, 34],
    shape:
      "M9 2 10.600 7.400 16 9 10.600 10.600 9 16 7.400 10.600 2 9 7.400 7.400zM26 20 27 24 31 25 27 26 26 30 25 26 21 25 25 24z",
  },
  tacocat: { size: [20, 20], shape: "M0 0H10L5 8zM10 10H20L15 18z" },
  cattermelon: {
    size: [22, 40],
    line: "M5-1C12 9-2 16 5 26 8 31 6 36 5 41M17-1C11 9 23 16 17 26 14 31 16 36 17 41",
    weight: 3,
  },
  potato: {
    size: [26, 24],
    line: "M4 6 8 5M16 3 18 6M12 13 15 12M22 16 21 20M5 18 8 20M20 9 23 9",
    weight: 2.2,
  },
  beard: {
    size: [24, 16],
    line: "M0 0C0 10 12 10 12 0M12 0C12 10 24 10 24 0M-12 8C-12 18 0 18 0 8M0 8C0 18 12 18 12 8M12 8C12 18 24 18 24 8",
    weight: 1.8,
  },
  rainbow: {
    size: [40, 22],
    line: "M4 20C4 2 36 2 36 20M11 20C11 10 29 10 29 20M17 20C17 16 23 16 23 20",
    weight: 2.2,
  },
};
