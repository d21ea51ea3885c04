// Later: what nobody needs before the first card. It comes all at once, when any of it is needed.

export { default as Kittens } from "./Kittens.svelte";
export { default as Moments } from "./Moments.svelte";
export { default as ScoreSheet } from "./ScoreSheet.svelte";
export { default as Sheets } from "./Sheets.svelte";
export { default as Taking } from "./Taking.svelte";
