// Gestures: small movements of one thing on the spot. Nobody waits for them.

import { timing } from "./timing.ts";

/** No: from side to side. */
export function shake(element: Element): void {
  const { moving, ease } = timing();
  const steps = [0, -6, 5, -3, 2, 0].map((x) => ({ translate: `${x}px 0`, easing: ease }));
  gesture(element, steps, moving * 1.2);
}

/** Here: a little larger, and back. */
export function pop(element: Element): void {
  const { moving, ease } = timing();
  gesture(
    element,
    [{ scale: 1 }, { scale: 1.08, easing: ease, offset: 0.4 }, { scale: 1 }],
    moving,
  );
}

/** The other side: like a card that is turned over; `half` is called when it is edge on. */
export function flip(element: Element, half: () => void = () => {}): void {
  const { moving } = timing();
  const turning = gesture(element, [{ scale: "1 1" }, { scale: "0 1" }], moving / 2, "ease-in");
  if (!turning) {
    half();
    return;
  }
  const done = () => {
    half();
    gesture(element, [{ scale: "0 1" }, { scale: "1 1" }], moving / 2, "ease-out");
  };
  turning.onfinish = done;
  turning.oncancel = half;
}

/** Appears: from nothing to itself. */
export function appear(element: Element): void {
  const { quick, fade } = timing();
  gesture(element, [{ opacity: 0, offset: 0 }], Math.max(quick, fade));
}

function gesture(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = "linear",
): Animation | undefined {
  if (duration === 0 || typeof element.animate !== "function") return undefined;
  return element.animate(frames, { duration, easing });
}
