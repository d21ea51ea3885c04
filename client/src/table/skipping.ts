// Skipping: the first tap or key on a table that is behind brings it to now, and chooses nothing.
// Whoever aims at what they see shall not hit what they could not see yet.

import type { Attachment } from "svelte/attachments";
import { isElsewhere } from "./keys.ts";
import type { Presentation } from "./presentation.svelte.ts";

/** Keys that move about, or are held for others. */
const MOVES = /^(?:Tab|Shift|Control|Alt|Meta|Arrow\w+|Page\w+|Home|End)$/;
/** Keys that would choose something. */
const CHOOSES = /^(?:Enter|Escape|[ \dh])$/i;

type Shown = Pick<Presentation<unknown>, "behind" | "held" | "hurry">;

/** For the element that all that can be chosen is in. */
export function skipping(shown: () => Shown): Attachment {
  /** Whether the pointer that is down has brought the table to now. */
  let skipped = false;

  function hurried(): boolean {
    const clock = shown();
    const late = clock.behind && !clock.held;
    if (late) clock.hurry();
    return late;
  }
  function touched(): void {
    skipped = hurried();
  }
  function clicked(event: Event): void {
    if (!skipped) return;
    skipped = false;
    event.stopPropagation();
    event.preventDefault();
  }

  return (element) => {
    function pressed(event: KeyboardEvent): void {
      skipped = false;
      const { target, key } = event;
      const here = target === document.body || (target instanceof Node && element.contains(target));
      if (!here || MOVES.test(key) || isElsewhere(event) || !hurried()) return;
      if (!CHOOSES.test(key)) return;
      event.stopPropagation();
      event.preventDefault();
    }
    element.addEventListener("pointerdown", touched, true);
    element.addEventListener("click", clicked, true);
    addEventListener("keydown", pressed, true);
    return () => {
      element.removeEventListener("pointerdown", touched, true);
      element.removeEventListener("click", clicked, true);
      removeEventListener("keydown", pressed, true);
    };
  };
}
