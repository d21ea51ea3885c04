// Air: what is flying now. Transforms and opacity only, by the Web Animations API.

import { shift, type Spot, type Way } from "./plan.ts";
import type { Timing } from "./timing.ts";

/** What is seen of something in the air, and how to end that. */
interface Airborne {
  readonly seen: Element;
  end(): void;
}

export class Air {
  readonly #airborne = new Map<string, Airborne>();
  #layer: HTMLElement | undefined;

  constructor(readonly sky: Element) {}

  /** What people see under a key while it flies. */
  seen(key: string): Element | undefined {
    return this.#airborne.get(key)?.seen;
  }

  /** Everything is where it belongs, at once. */
  land(): void {
    for (const { end } of [...this.#airborne.values()]) end();
    this.#layer?.remove();
    this.#layer = undefined;
  }

  /** Moves within its container, as itself. */
  slide(element: Element, way: Way, time: Timing): void {
    const { x, y, scale } = shift(way);
    const from: Keyframe = { offset: 0, composite: "add", translate: `${x}px ${y}px` };
    if (Math.abs(scale - 1) > 0.02) from["scale"] = `${scale}`;
    const going = element.animate([from], { duration: time.moving, easing: time.ease });
    this.#add(way.key, element, going, () => going.cancel());
  }

  /** Appears gently where it is, instead of coming there. */
  fade(element: Element, key: string, time: Timing): void {
    const going = element.animate([{ offset: 0, opacity: 0 }], { duration: time.fade });
    this.#add(key, element, going, () => going.cancel());
  }

  /** Goes to another container as its own likeness, above everything; nothing clips that. */
  soar(element: Element, way: Way, time: Timing, delay: number): void {
    const whole = { duration: time.moving + delay };
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], whole);
    const { ghost, going } = this.#ghost(element, way.to, way, time, delay);
    this.#add(way.key, ghost, going, () => {
      hidden.cancel();
      ghost.remove();
    });
  }

  /** Leaves for a place that swallows it. */
  vanish(element: Element, way: Way, time: Timing, delay: number): void {
    const back = { from: way.to, to: way.from };
    const { ghost, going } = this.#ghost(element, way.from, back, time, delay, true);
    this.#add(way.key, ghost, going, () => ghost.remove());
  }

  /** A likeness that lies at `at` and goes the way, or the way back. */
  #ghost(
    element: Element,
    at: Spot,
    way: Pick<Way, "from" | "to">,
    time: Timing,
    delay: number,
    leaving = false,
  ) {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("id");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    const layer = this.#above();
    const ground = layer.getBoundingClientRect();
    // A card that lies askew is as large as itself, not as the box around it.
    const own = element instanceof HTMLElement && element.isConnected && element.offsetWidth > 0;
    const width = own && !leaving ? element.offsetWidth : at.width;
    const height = own && !leaving ? element.offsetHeight : at.height;
    const place = {
      position: "absolute",
      margin: "0",
      width: `${width}px`,
      height: `${height}px`,
      left: `${at.x + (at.width - width) / 2 - ground.x}px`,
      top: `${at.y + (at.height - height) / 2 - ground.y}px`,
    };
    for (const [name, value] of Object.entries(place))
      ghost.style.setProperty(name, value, "important");
    layer.append(ghost);
    const { x, y, scale } = shift(way);
    const there = { translate: `${x}px ${y}px`, scale: `${leaving ? Math.min(scale, 1) : scale}` };
    const here = { translate: "0px 0px", scale: "1" };
    const frames: Keyframe[] = leaving
      ? [here, { opacity: 1, offset: 0.7 }, { ...there, opacity: 0 }]
      : [there, here];
    const options = { duration: time.moving, easing: time.ease, delay, fill: "both" } as const;
    return { ghost, going: ghost.animate(frames, options) };
  }

  #add(key: string, seen: Element, going: Animation, end: () => void): void {
    const one = {
      seen,
      end: () => {
        if (this.#airborne.get(key) === one) this.#airborne.delete(key);
        end();
      },
    };
    this.#airborne.set(key, one);
    going.onfinish = one.end;
  }

  #above(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement("div");
      this.#layer.className = "flights"; // base.css
      this.sky.append(this.#layer);
    }
    return this.#layer;
  }
}
