// Arriving: what was shown while we waited is gone, and the focus with it. It goes on at the head.

/** An attachment for the heading of a page that comes late. */
export function arrive(heading: HTMLElement): void {
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
