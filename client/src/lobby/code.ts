// Codes: what somebody typed or pasted to come to a table.

import { readRoute } from "../route.ts";

/** No I, O, 0 or 1: nobody can tell them apart. */
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** A code, the id of a match, or neither. */
export interface Wanted {
  readonly code: string;
  readonly match: string;
}

/** Case, blanks and hyphens do not matter; a whole link does as well. */
export function readWanted(typed: string, root: URL): Wanted {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  if (CODE.test(code)) return { code, match: "" };
  return { code: "", match: matchOf(typed.trim(), root) };
}

/** The match of a link to a table here, whatever the parlour is called there. */
function matchOf(link: string, root: URL): string {
  if (!URL.canParse(link)) return "";
  const path = /t\/[\w-]{22}$/.exec(new URL(link).pathname)?.[0] ?? "";
  const route = readRoute(new URL(path, root), root);
  return route.page === "match" ? route.match : "";
}

/** Three and three: easier to read aloud. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
