// Own: what the first page has for those who were here before.

export { default as Mine } from "../campaign/Mine.svelte";
export { default as Tables } from "./Tables.svelte";
