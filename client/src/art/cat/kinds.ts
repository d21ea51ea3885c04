// What cats are made of.

export type Ears = "point" | "tall" | "round" | "fold" | "torn" | "tuft" | "flat";
export type Eyes = "open" | "huge" | "half" | "shut" | "happy" | "narrow" | "crossed" | "star";
export type Brow = "none" | "worried" | "cross" | "raised" | "sly";
export type Mouth = "smile" | "flat" | "oh" | "grin" | "frown" | "blep" | "smug" | "yawn" | "none";
export type Fur = "plain" | "tabby" | "patches" | "tuxedo" | "spots" | "siamese";
export type Coat = "ginger" | "cream" | "grey" | "black" | "white" | "brown" | "blue" | Dreamt;
/** Coats that cats have in dreams. */
export type Dreamt = "sea" | "lemon" | "mint" | "rose";
export type Tail = "up" | "curl" | "question" | "wrap" | "low" | "bush" | "none";
export type Pose = "sit" | "tiptoe" | "crouch" | "lie" | "peek" | "leap";

/** Everything about a head. */
export interface Face {
  coat?: Coat | undefined;
  fur?: Fur | undefined;
  ears?: Ears | undefined;
  eyes?: Eyes | undefined;
  /** Where it looks: −1 … 1 across and down. */
  look?: readonly [number, number] | undefined;
  brow?: Brow | undefined;
  mouth?: Mouth | undefined;
  /** Long whiskers; kittens and the tired have none. */
  whiskers?: boolean | undefined;
}
