// Clock: how much time a question has left. It ticks only while somebody looks.

import { createSubscriber } from "svelte/reactivity";
import type { Pending } from "../wire.ts";

/** Milliseconds between two looks. */
const TICK = 200;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds that a question has left by now; null without a clock. */
export function timeLeft(question: Pending, now: number): number | null {
  if (question.left === null) return null;
  const heard = "heard" in question ? (question.heard as number | null) : null;
  return heard === null ? question.left : Math.max(0, question.left - (now - heard));
}

/** The same, kept up to date wherever it is read. */
export function watchTime(question: Pending): number | null {
  if (question.left === null) return null;
  ticking();
  return timeLeft(question, performance.now());
}

/** What time it is, kept up to date wherever it is read. */
export function watchNow(): number {
  ticking();
  return performance.now();
}

/** Milliseconds as a clock shows them: `1:05`, `9`. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
