// Later: what nobody needs to see the table. It comes all at once, when any of it is needed.

export { default as Dice } from "./Dice.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as HeroSheet } from "./HeroSheet.svelte";
export { default as Page } from "./story/Page.svelte";
export { default as Picking } from "./Picking.svelte";
export { default as Sheets } from "./Sheets.svelte";
export { default as Telling } from "./Telling.svelte";
export { default as Tools } from "./map/Tools.svelte";
export { default as Seats } from "../../table/Seats.svelte";
