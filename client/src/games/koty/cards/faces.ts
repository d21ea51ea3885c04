// Faces: whom one meets where a land has no room for the whole picture.

import type { Face } from "../../../art/cat/kinds.ts";
import type { Title } from "./titles.ts";

export const FACES: Partial<Record<Title, Face>> = {
  blue1: { coat: "sea", ears: "round", eyes: "shut", mouth: "blep", whiskers: false },
  blue8: { coat: "sea", fur: "tabby", ears: "point", eyes: "half", mouth: "smug" },
  yellow2: { coat: "lemon", ears: "round", eyes: "open", brow: "cross", mouth: "grin" },
  yellow7: { coat: "lemon", fur: "tabby", eyes: "huge", look: [1, -0.6], mouth: "oh" },
  green3: { coat: "mint", fur: "spots", ears: "tuft", eyes: "open", brow: "raised", mouth: "flat" },
  green6: { coat: "mint", ears: "fold", eyes: "huge", brow: "worried", mouth: "flat" },
  pink4: { coat: "rose", fur: "tuxedo", eyes: "huge", look: [0, 1], brow: "worried", mouth: "oh" },
  pink5: { coat: "rose", fur: "patches", ears: "point", eyes: "happy", mouth: "smile" },
};
