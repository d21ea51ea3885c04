// Looks: what every mouse and minion is drawn with. A figure of a foreign storybook looks like its mould.

export interface MouseLook {
  readonly cloak: string;
  readonly coat: string;
  readonly head: "circlet" | "bandana" | "hood" | "cowl" | "cap" | "hat";
  readonly prop: "sword" | "hammer" | "herbs" | "dagger" | "bow" | "staff";
}

const MICE: Record<string, MouseLook> = {
  corin: look("crimson", "cream", "circlet", "sword"),
  brom: look("slate", "brown", "bandana", "hammer"),
  maud: look("moss", "white", "hood", "herbs"),
  sable: look("night", "black", "cowl", "dagger"),
  wren: look("russet", "mouse", "cap", "bow"),
  ferrin: look("plum", "grey", "hat", "staff"),
};

function look(
  cloak: string,
  coat: string,
  head: MouseLook["head"],
  prop: MouseLook["prop"],
): MouseLook {
  return { cloak: `var(--cloak-${cloak})`, coat: `var(--fur-${coat})`, head, prop };
}

/** How a mouse looks. */
export function mouseLook(hero: string): MouseLook {
  return MICE[hero] ?? look("slate", "mouse", "hood", "sword");
}

export type Beast =
  "rat" | "archer" | "captain" | "roach" | "spider" | "moth" | "centipede" | "paw";

const BEASTS: Record<string, Beast> = {
  roach: "roach",
  rat_warrior: "rat",
  elite_rat: "archer",
  captain_vurst: "captain",
  spider: "spider",
  moth_regent: "moth",
  centipede: "centipede",
  hundredknock: "centipede",
  brodie: "paw",
};
const MOULDS: Record<string, Beast> = { rat: "rat", spider: "spider", paw: "paw" };

/** How a kind of minion looks. */
export function beastOf(kind: string, mould = ""): Beast {
  const own = BEASTS[kind] ?? MOULDS[mould];
  return own ?? (mould === "centipede" ? "centipede" : "roach");
}
