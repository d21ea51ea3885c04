// Over: what opens over a table or beside it. Nobody needs it to play the first card.

export { default as Rules } from "../rules/Rules.svelte";
export { default as Settings } from "../ui/Settings.svelte";
export { default as Keys } from "./Keys.svelte";
export { default as Log } from "./Log.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Result } from "./Result.svelte";
export { default as Talk } from "./Talk.svelte";
