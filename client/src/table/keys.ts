// Keys: when a single key may do something.

/** Where letters are letters. */
const WRITING = "input, textarea, select, [contenteditable]";

/** Whether somebody writes, holds other keys, or looks at a sheet: then keys mean something else. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof Element && event.target.closest(WRITING)) return true;
  return document.querySelector("dialog[open]") !== null;
}
