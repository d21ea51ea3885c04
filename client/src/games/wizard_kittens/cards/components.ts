// The four components: each has a shape, a sign and a colour of its own, so that one is enough.

export const COMPONENTS = ["artifact", "familiar", "potion", "scroll"] as const;
export type Component = (typeof COMPONENTS)[number];

/** A component as a piece of paper, on 24 × 24. */
export interface Piece {
  /** The outline of the paper. */
  readonly shape: string;
  /** What is drawn on it. */
  readonly sign: string;
  /** What is left out of the sign. */
  readonly light: string;
}

export const PIECES: Record<Component, Piece> = {
  // A cut stone on six corners.
  artifact: {
    shape: "M12 .8 22.200 6.600V17.400L12 23.200 1.800 17.400V6.600z",
    sign: "M8 6.500H16L19.500 11 12 19 4.500 11z",
    light: "M8.800 8.200 7 10.300H10L11.300 8.200zM12.700 8.200 14 10.300H17L15.200 8.200z",
  },
  // Somebody small with great ears, on a round.
  familiar: {
    shape: "M12 .800A11.200 11.200 0 1 1 11.900 .800z",
    sign: "M7.300 4a3.500 3.500 0 1 0 .1 0zM16.600 4a3.500 3.500 0 1 0 .1 0zM12 8C16 8 18.500 11 18.500 14 18.500 17 14.500 20.500 12 20.500 9.500 20.500 5.500 17 5.500 14 5.500 11 8 8 12 8z",
    light: "M9.400 12a1.400 1.600 0 1 0 .1 0zM14.500 12a1.400 1.600 0 1 0 .1 0z",
  },
  // A flask on a drop.
  potion: {
    shape:
      "M12 .600C15 4.600 23 9.500 23 15.400 23 20.200 18 23.400 12 23.400 6 23.400 1 20.200 1 15.400 1 9.500 9 4.600 12 .600z",
    sign: "M9.500 5H14.500V6.800H13.700V10.200C16.500 11.200 18 13.200 18 15.400 18 18.700 15.300 20.700 12 20.700 8.700 20.700 6 18.700 6 15.400 6 13.200 7.500 11.200 10.300 10.200V6.800H9.500z",
    light:
      "M7.900 15.500C10 14.300 14 16.700 16.100 15.500 16 17.700 14.200 19 12 19 9.800 19 8 17.700 7.900 15.500z",
  },
  // A rolled sheet on a square.
  scroll: {
    shape:
      "M4.500 1.500H19.500A3 3 0 0 1 22.500 4.500V19.500A3 3 0 0 1 19.500 22.500H4.500A3 3 0 0 1 1.500 19.500V4.500A3 3 0 0 1 4.500 1.500z",
    sign: "M7 5H17.200C18.900 5 19.700 6.200 19.700 8H17.200V17C17.200 18.700 16.200 19.500 14.700 19.500H5.700C4.600 19.500 4.200 18 4.500 16.500H7z",
    light: "M9.200 8H15V9.600H9.200zM9.200 11.200H15V12.800H9.200zM9.200 14.400H13V16H9.200z",
  },
};

export function isComponent(card: string): card is Component {
  return Object.hasOwn(PIECES, card);
}
