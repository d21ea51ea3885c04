// Looked: what a sheet shows just now.

export type Looked =
  | { readonly what: "plan" | "stash" | "time" | "goal" }
  | { readonly what: "card"; readonly card: string }
  | { readonly what: "why"; readonly clause: string };
