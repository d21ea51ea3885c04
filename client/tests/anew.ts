// Around each file. Files share a worker with its tools and its window, since those take longer to
// make than most files do; all else is new: our modules, the page, what is stored, heard and stubbed.

import { afterAll, vi } from "vitest";

vi.resetModules();
const deaf = typeof document === "undefined" ? [] : [window, document].map(listening);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  deaf.forEach((forget) => forget());
  if (typeof document === "undefined") return;
  const { documentElement: html, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const part of [html, body]) {
    part.getAttributeNames().forEach((name) => part.removeAttribute(name));
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

/** Notes who listens from now on; what it gives back makes them stop. */
function listening(target: EventTarget): () => void {
  const heard: Parameters<EventTarget["addEventListener"]>[] = [];
  const { addEventListener } = target;
  target.addEventListener = (...how) => {
    heard.push(how);
    addEventListener.apply(target, how);
  };
  return () => {
    target.addEventListener = addEventListener;
    heard.forEach((how) => target.removeEventListener(...how));
  };
}
