// What each curse looks like, on 200 × 130: a cat that it has hit, and what it has done.

import type { Face, Pose, Tail } from "../../../art/cat/kinds.ts";

/** A piece of paper, in the picture's own units. */
export interface Scrap {
  readonly d: string;
  readonly fill: string;
  /** How far it stands off; 0 lies flat. */
  readonly lift?: number;
}

export interface Cursed extends Face {
  /** The paper behind it all. */
  readonly ground: string;
  readonly pose: Pose;
  readonly tail?: Tail;
  /** Where the cat stands, and how large. */
  readonly at: readonly [x: number, y: number, scale: number, turn?: number];
  readonly behind?: readonly Scrap[];
  readonly before?: readonly Scrap[];
  /** Where others like it stand. */
  readonly twins?: readonly (readonly [x: number, y: number, scale: number])[];
}

const WHITE = "--draw-white";
const INK = "--draw-ink";

export const CURSED: Readonly<Record<string, Cursed>> = {
  snail: {
    ground: "--draw-leaf",
    pose: "lie",
    tail: "none",
    at: [112, 116, 1.15],
    coat: "ginger",
    eyes: "half",
    mouth: "flat",
    behind: [
      { d: "M10 118C50 108 150 108 190 118 150 126 50 126 10 118z", fill: "--draw-light" },
      {
        d: "M42 112C28 76 54 38 96 40 130 42 148 72 138 112z",
        fill: "--draw-wood",
        lift: 4,
      },
    ],
    before: [
      {
        d: "M92 60C74 58 62 70 64 84 66 96 82 100 90 92 96 84 88 76 82 82 84 72 98 74 100 86 100 102 78 112 62 102 46 90 54 56 88 52z",
        fill: "--draw-timber",
      },
    ],
  },
  copycat: {
    ground: "--draw-sky",
    pose: "sit",
    at: [62, 122, 0.95],
    coat: "cream",
    fur: "patches",
    eyes: "open",
    mouth: "oh",
    twins: [[142, 122, 0.95]],
    behind: [{ d: "M100 12H104V118H100z", fill: WHITE }],
  },
  catnap: {
    ground: "--draw-moon",
    pose: "lie",
    tail: "wrap",
    at: [92, 112, 1.35],
    coat: "blue",
    eyes: "shut",
    mouth: "smile",
    behind: [
      {
        d: "M14 116C10 92 40 84 96 84 152 84 188 92 186 116 150 126 50 126 14 116z",
        fill: "--draw-plum",
        lift: 3,
      },
    ],
    before: [
      {
        d: "M158 22H184L168 42H186V50H154L170 30H158zM132 44H148L138 56H149V62H130L140 50H132z",
        fill: WHITE,
      },
    ],
  },
  hairball: {
    ground: "--draw-sand",
    pose: "crouch",
    tail: "low",
    at: [78, 116, 1.15],
    coat: "white",
    fur: "spots",
    eyes: "crossed",
    mouth: "yawn",
    before: [
      {
        d: "M150 84 156 92 166 88 166 98 177 98 172 107 180 113 170 116 170 124 160 120 152 126 148 118 138 120 140 111 131 107 140 101 137 92 146 94z",
        fill: "--draw-timber",
        lift: 3,
      },
    ],
  },
  breadhead: {
    ground: "--draw-mustard",
    pose: "sit",
    at: [100, 158, 1.3],
    coat: "brown",
    eyes: "huge",
    mouth: "flat",
    before: [
      {
        d: "M56 54C48 30 76 14 102 16 128 14 152 30 144 54 128 64 72 64 56 54z",
        fill: "--draw-wood",
        lift: 4,
      },
      {
        d: "M76 24C82 28 84 38 82 48L76 48C78 40 76 30 70 26zM100 20C106 26 106 38 104 48H98C100 38 98 28 94 22zM124 24C130 30 130 40 126 48H120C124 40 122 30 118 24z",
        fill: "--draw-cream",
      },
    ],
  },
  vampire: {
    ground: "--draw-plum",
    pose: "sit",
    tail: "none",
    at: [100, 148, 1.2],
    coat: "black",
    ears: "tall",
    eyes: "narrow",
    brow: "sly",
    mouth: "grin",
    behind: [
      {
        d: "M156 16C142 20 138 38 148 48 136 46 128 32 134 20 140 10 152 10 156 16z",
        fill: "--draw-cream",
      },
      {
        d: "M44 132C36 96 46 62 60 48L78 84H122L140 48C154 62 164 96 156 132z",
        fill: "--draw-tomato",
        lift: 4,
      },
    ],
  },
  zoomies: {
    ground: "--draw-fuse",
    pose: "leap",
    tail: "up",
    at: [100, 88, 0.95],
    coat: "lemon",
    fur: "tabby",
    eyes: "star",
    mouth: "grin",
    behind: [
      {
        d: "M4 46C30 42 44 44 62 50 44 52 28 52 4 50zM0 78C20 74 30 76 44 80 28 84 18 84 0 82zM8 106C36 102 56 104 78 110 56 112 36 112 8 110z",
        fill: WHITE,
      },
    ],
  },
  yarn: {
    ground: "--draw-rose",
    pose: "sit",
    tail: "wrap",
    at: [94, 130, 1.15],
    coat: "grey",
    fur: "tabby",
    eyes: "open",
    brow: "worried",
    mouth: "flat",
    before: [
      {
        d: "M20 70C60 92 140 40 186 74L185 80C140 48 60 100 19 76zM28 100C70 70 120 130 176 94L178 100C120 138 72 78 30 106zM50 30C70 60 130 60 150 26L156 28C134 68 66 66 45 32z",
        fill: "--draw-tomato",
        lift: 1.6,
      },
      { d: "M166 92a18 18 0 1 0 .1 0z", fill: "--draw-tomato", lift: 3 },
      {
        d: "M152 108C160 102 172 102 180 108L179 111C171 106 161 106 153 111zM153 116C161 121 171 121 179 116L178 119C171 124 161 124 154 119z",
        fill: "--draw-cream",
      },
    ],
  },
  scaredycat: {
    ground: "--draw-teal",
    pose: "tiptoe",
    tail: "bush",
    at: [94, 124, 0.95],
    coat: "black",
    ears: "flat",
    eyes: "huge",
    brow: "worried",
    mouth: "oh",
    before: [
      {
        d: "M156 92C150 92 146 98 150 104L146 124H152L154 112 160 112 162 124H168L165 102C166 96 162 92 156 92z",
        fill: "--draw-cream",
        lift: 2,
      },
      { d: "M153 98a1.500 1.500 0 1 0 .1 0zM159 98a1.500 1.500 0 1 0 .1 0z", fill: INK },
    ],
  },
  bathtime: {
    ground: "--draw-sky",
    pose: "peek",
    at: [100, 92, 1.15],
    coat: "ginger",
    fur: "tabby",
    ears: "flat",
    eyes: "half",
    brow: "cross",
    mouth: "frown",
    before: [
      {
        d: "M30 86H170V96C170 116 150 128 128 128H72C50 128 30 116 30 96z",
        fill: WHITE,
        lift: 4,
      },
      {
        d: "M44 80a13 13 0 1 0 .1 0zM64 84a9 9 0 1 0 .1 0zM146 78a14 14 0 1 0 .1 0zM164 84a9 9 0 1 0 .1 0zM128 86a8 8 0 1 0 .1 0zM160 44a7 7 0 1 0 .1 0zM36 48a6 6 0 1 0 .1 0z",
        fill: "--draw-light",
      },
    ],
  },
  cucumber: {
    ground: "--draw-cream",
    pose: "leap",
    tail: "bush",
    at: [98, 76, 0.72, -16],
    coat: "grey",
    fur: "tuxedo",
    eyes: "huge",
    mouth: "oh",
    behind: [{ d: "M30 118C80 112 130 112 180 118 130 124 80 124 30 118z", fill: "--draw-haze" }],
    before: [
      {
        d: "M46 108C44 98 60 96 76 100 100 104 130 102 146 98 160 96 164 108 152 112 124 120 76 120 54 116 48 114 46 112 46 108z",
        fill: "--draw-moss",
        lift: 3,
      },
      {
        d: "M62 105a2 2 0 1 0 .1 0zM84 108a2 2 0 1 0 .1 0zM106 109a2 2 0 1 0 .1 0zM130 106a2 2 0 1 0 .1 0z",
        fill: "--draw-leaf",
      },
    ],
  },
  ninelives: {
    ground: "--fur-black",
    pose: "sit",
    at: [100, 138, 1.05],
    coat: "white",
    eyes: "narrow",
    brow: "cross",
    mouth: "smug",
    twins: [
      [36, 124, 0.55],
      [166, 124, 0.55],
    ],
    before: [
      {
        d: "M100 0C116 0 128 3 128 8 128 13 116 16 100 16 84 16 72 13 72 8 72 3 84 0 100 0zM100 4C88 4 80 6 80 8 80 10 88 12 100 12 112 12 120 10 120 8 120 6 112 4 100 4z",
        fill: "--draw-mustard",
      },
    ],
  },
};
