// Reading: which rules stand behind a card, a spell or a kitten.

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  summon: ["WK-41", "WK-42"],
  sling: ["WK-43", "WK-44", "WK-45"],
  swat: ["WK-46", "WK-47", "WK-48"],
  switch: ["WK-49", "WK-50", "WK-51"],
  overflow: ["WK-55", "WK-56", "WK-57", "WK-58"],
  favor: ["WK-59", "WK-60", "WK-61"],
  dismiss: ["WK-62", "WK-63"],
  yoink: ["WK-64", "WK-65", "WK-66"],
  caught: ["WK-136", "WK-137", "WK-157", "WK-158"],
  "chaos-cat-3": ["WK-89", "WK-90", "WK-91", "WK-94"],
  "chaos-cat": ["WK-106", "WK-107", "WK-108"],
  "cm-shuffle": ["WK-112", "WK-113", "WK-114", "WK-115"],
  "cm-discards": ["WK-116", "WK-117", "WK-118", "WK-119"],
  "cm-curses": ["WK-120", "WK-121", "WK-122", "WK-123"],
  "cm-tokens": ["WK-124"],
};
const COMPONENT = ["WK-27", "WK-68"];
const KITTEN = ["WK-33", "WK-54"];
const CURSE = ["WK-68", "WK-70", "WK-72", "WK-144"];
const CREDIT = ["WK-146", "WK-147"];
const RULE = ["WK-98", "WK-99", "WK-101"];

/** The rules to be read with something, the first one first. */
export function clausesOf(card: string): readonly string[] {
  const own = CLAUSES[card];
  if (own) return own;
  if (card.startsWith("ec-")) return CREDIT;
  if (card.startsWith("nr-")) return RULE;
  if (["artifact", "familiar", "potion", "scroll"].includes(card)) return COMPONENT;
  return ["muffin", "baebae", "grumpkin", "easa"].includes(card) ? KITTEN : CURSE;
}
