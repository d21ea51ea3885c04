// Search: every word typed must occur; case and accents do not count, so that "zolw" finds "żółw".

/** A part of a text: in plain words, said with weight, or the id of a clause. */
export interface Piece {
  readonly text: string;
  readonly kind: "plain" | "strong" | "clause";
  /** Whether it is what somebody looks for. */
  readonly hit: boolean;
}

const CLAUSE_ID = /\b[A-Z]+-[A-Z]?\d+\b/;
const PARTS = new RegExp(String.raw`(\*[^*]+\*|${CLAUSE_ID.source})`);

/** What was typed, word by word, as it is compared. */
export function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}

/** Whether all of the words occur. */
export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A text in its parts; `known` tells which ids are clauses. */
export function pieces(
  text: string,
  words: readonly string[],
  known: (id: string) => boolean,
): Piece[] {
  const parts = text.split(PARTS).filter(Boolean);
  return parts.flatMap((part): Piece[] => {
    const strong = part.startsWith("*") && part.endsWith("*") && part.length > 2;
    const clause = !strong && CLAUSE_ID.exec(part)?.[0] === part && known(part);
    const kind = strong ? "strong" : clause ? "clause" : "plain";
    const shown = strong ? part.slice(1, -1) : part;
    // An id stays in one piece: it is a link.
    if (clause)
      return [{ text: shown, kind, hit: words.some((word) => fold(shown).includes(word)) }];
    return marked(shown, words).map(([piece, hit]) => ({ text: piece, kind, hit }));
  });
}

/** A text, cut where something that is looked for begins and ends. */
function marked(text: string, words: readonly string[]): [text: string, hit: boolean][] {
  const letters = [...text];
  const folded = letters.map(fold);
  const hits = letters.map(() => false);
  const whole = folded.join("");
  // Where each letter begins in the folded text: some fold to two, some to none.
  const starts = folded.map((_, at) => folded.slice(0, at).join("").length);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      starts.forEach((start, letter) => {
        if (start >= at && start < at + word.length) hits[letter] = true;
      });
    }
  }
  const cut: [string, boolean][] = [];
  letters.forEach((letter, at) => {
    const last = cut.at(-1);
    if (last && last[1] === hits[at]) last[0] += letter;
    else cut.push([letter, hits[at] ?? false]);
  });
  return cut;
}

/** As it is compared: small letters without their marks. */
function fold(text: string): string {
  const bare = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll("ł", "l").replaceAll("’", "'");
}
