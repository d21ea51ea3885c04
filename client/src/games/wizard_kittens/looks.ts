// Looks: what somebody wants to see large.

/** Somebody's mat, a card, a pile or the book of curses. */
export type Looked =
  | { readonly seat: number }
  | { readonly card: string }
  | { readonly pile: "deck" | "discard" | "book" };
