// Zoom: how large the room is drawn in its window. The browser itself scrolls it; a wheel with
// Ctrl, two fingers, buttons and the keys + − 0 make it larger and smaller; a mouse drags it.

const LEAST = 1;
const MOST = 4;
/** A press that moves further than this is a drag, and no tap. */
const DRAG = 6;

export class Zoom {
  factor = $state(LEAST);
  readonly most = MOST;
  #window: HTMLElement | null = null;

  /** Larger or smaller around a point of the window, its middle if none is named. */
  by(times: number, x?: number, y?: number): void {
    const window = this.#window;
    if (!window) return;
    const factor = Math.min(MOST, Math.max(LEAST, this.factor * times));
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = window;
    const [px, py] = [x ?? clientWidth / 2, y ?? clientHeight / 2];
    const [left, top] = [scrollLeft + px, scrollTop + py].map((at) => (at * factor) / this.factor);
    this.factor = factor;
    // Once it is as large as that.
    requestAnimationFrame(() => window.scrollTo(left! - px, top! - py));
  }

  /** All of the room. */
  fit(): void {
    this.factor = LEAST;
  }

  /** The window that shows it. */
  readonly window = (element: HTMLElement) => {
    this.#window = element;
    const events = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      then: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(kind, then, { signal: events.signal, passive: false, capture });

    const fingers = new Map<number, readonly [number, number]>();
    let apart = 0;
    let dragged = 0;
    const between = () => {
      const [one, two] = [...fingers.values()];
      return one && two ? Math.hypot(one[0] - two[0], one[1] - two[1]) : 0;
    };
    const place = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top] as const;
    };

    on("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 300), ...place(event));
    });
    on("keydown", (event) => {
      const times = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, 0: 0 }[event.key];
      if (times === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation(); // digits are buttons of the prompt elsewhere
      if (times) this.by(times);
      else this.fit();
    });
    on("pointerdown", (event) => {
      fingers.set(event.pointerId, place(event));
      apart = between();
      dragged = 0;
    });
    on("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [x, y] = place(event);
      fingers.set(event.pointerId, [x, y]);
      if (fingers.size === 2) {
        const now = between();
        if (apart) this.by(now / apart, x, y);
        apart = now;
      } else if (event.pointerType === "mouse") {
        element.scrollBy(before[0] - x, before[1] - y);
        dragged += Math.abs(before[0] - x) + Math.abs(before[1] - y);
      }
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const) {
      on(kind, ({ pointerId }) => fingers.delete(pointerId));
    }
    on(
      "click",
      (event) => {
        if (this.factor > LEAST && dragged > DRAG) event.stopPropagation();
        dragged = 0;
      },
      true,
    );
    return () => events.abort();
  };
}
