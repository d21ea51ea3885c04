// Patterns: what is drawn on one tile, and how large the tile is. Shapes are filled, lines stroked.

export interface Tile {
  readonly size: readonly [wide: number, high: number];
  readonly shape?: string;
  readonly line?: string;
  /** How thick the lines are. */
  readonly weight?: number;
}

/** The patterns of the games, and the felt of the table. */
export const TILES = {
  clouds: {
    size: [56, 40],
    shape:
      "M6 17C2 17 2 11 7 11 7 5 16 4 18 9 23 7 27 12 24 17zM34 37C30 37 30 31 35 31 35 25 44 24 46 29 51 27 55 32 52 37z",
    line: "M30 8H40M35 12H45M4 29H13M0 33H8",
    weight: 1.6,
  },
  stars: {
    size: [48, 48],
    shape:
      "M12 3 14 10 21 12 14 14 12 21 10 14 3 12 10 10zM36 28 37.500 33.500 43 35 37.500 36.500 36 42 34.500 36.500 29 35 34.500 33.500zM38 8a2 2 0 1 0 .1 0zM12 36a1.600 1.600 0 1 0 .1 0z",
  },
  flagstones: {
    size: [60, 44],
    line: "M0 1H60M0 23H60M17 1 19 23M45 1 44 23M4 23 3 45M31 23 32 45",
    weight: 2.2,
    shape:
      "M8 9 11 11 9 14zM52 32 56 33 53 36zM25 33a1.500 1.500 0 1 0 .1 0zM34 12a1.200 1.200 0 1 0 .1 0z",
  },
  felt: {
    size: [23, 19],
    line: "M2 4 5 2M11 3 12 6M18 8 21 7M5 11 8 13M14 14 16 12M21 16 22 18M3 17 5 17M10 9 11 9",
    weight: 0.9,
  },
} as const satisfies Record<string, Tile>;

export type TileName = keyof typeof TILES;
