// Before: what is seen of a table before its first card.

export { default as Join } from "./Join.svelte";
export { default as Lobby } from "./Lobby.svelte";
