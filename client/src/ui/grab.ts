// Grab: a thing under a finger. Held, it tells more; dragged, it goes where it is dropped. Both are
// extras: a tap stays a click, and everything can be done with clicks alone.

import type { Attachment } from "svelte/attachments";

/** Milliseconds after which a press is a hold. */
const HOLD = 450;
/** Pixels a finger may tremble. */
const STILL = 10;

export interface Grabbed {
  onHold?(): void;
  /** While it moves: where the finger is in the window; null once it is let go. */
  onDrag?(at: { x: number; y: number } | null): void;
  /** Let go over something with `data-drop`, or over a seat: then the place is `seat-…`. */
  onDrop?(place: string): void;
}

/** Lets an element be held and dragged. Sideways, a touch goes on scrolling: `touch-action: pan-x`. */
export function grab(grabbed: Grabbed): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    let dragging = false;
    /** The click that ends a hold or a drag is none. */
    let spent = false;
    let timer = 0;

    function pressed(event: PointerEvent) {
      spent = false;
      if (event.button !== 0 || !event.isPrimary) return;
      from = event;
      if (grabbed.onHold) timer = window.setTimeout(held, HOLD);
    }

    function held() {
      spent = true;
      from = null;
      grabbed.onHold?.();
    }

    function moved(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return;
      if (!dragging) {
        const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
        if (Math.hypot(x, y) < STILL) return;
        clearTimeout(timer);
        if (!grabbed.onDrop) return;
        dragging = spent = true;
        element.setPointerCapture(event.pointerId);
      }
      grabbed.onDrag?.({ x: event.clientX, y: event.clientY });
    }

    function released(event: PointerEvent) {
      clearTimeout(timer);
      if (dragging && event.type === "pointerup") {
        // What is dragged lies over what it is dropped on.
        const place = document
          .elementsFromPoint(event.clientX, event.clientY)
          .filter((under) => !element.contains(under))
          .map(placeOf)
          .find((found) => found !== undefined);
        if (place !== undefined) grabbed.onDrop?.(place);
      }
      if (dragging) grabbed.onDrag?.(null);
      dragging = false;
      from = null;
    }

    function clicked(event: MouseEvent) {
      if (!spent) return;
      spent = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function menu(event: MouseEvent) {
      if (spent || from) event.preventDefault(); // a long press is ours
    }

    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("pointerdown", pressed, { signal });
    element.addEventListener("pointermove", moved, { signal });
    element.addEventListener("pointerup", released, { signal });
    element.addEventListener("pointercancel", released, { signal });
    element.addEventListener("click", clicked, { signal, capture: true });
    element.addEventListener("contextmenu", menu, { signal });
    element.addEventListener("keydown", () => (spent = false), { signal }); // keys click, too
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  };
}

function placeOf(element: Element): string | undefined {
  const place = element.closest<HTMLElement>("[data-drop], [data-seat]")?.dataset;
  return place && (place["drop"] ?? `seat-${place["seat"]}`);
}
