// Where a line may not break: after a Polish single letter, and between a number and its noun.
//
// Put in once, where sentences are read, and never by hand in the files. Names that people wrote
// are facts and stay as they are. The twin of src/purrlour/words/spacing.py.

const NBSP = "\u00a0";
const LETTER = /(?<=[\s„(–])([aiouwz]) (?![=-])/gi;
const NUMBER = /(\d) (?=[a-ząćęłńóśźż])/g;
const COUNTED = /\{ \$(\w+) ->\n(?:\s+\[(?:\d|one)\][^\n]*\n)*\s+\[few\]/g;

/** A Polish file of sentences, its words bound that belong together. */
export function bound(file: string): string {
  const text = file.replace(LETTER, `$1${NBSP}`).replace(NUMBER, `$1${NBSP}`);
  const counted = new Set([...text.matchAll(COUNTED)].map(([, name]) => name));
  if (!counted.size) return text;
  const facts = new RegExp(`(\\{ \\$(?:${[...counted].join("|")}) \\}) (?=[a-ząćęłńóśźż])`, "g");
  return text.replace(facts, `$1${NBSP}`);
}
