// Place: where we are. Built, this file lies in assets/, unbuilt in src/: one folder deep.

/** The address of the parlour's first page; it may be served under any path. */
export const ROOT = new URL(/* @vite-ignore */ "../", import.meta.url);
