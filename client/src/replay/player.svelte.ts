// Player: which moment of a replay is shown, and when the next one comes.

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for a moment. */
const PACE: Record<Speed, number> = { slow: 2800, normal: 1400, fast: 500 };

export class Player {
  #at = $state(0);
  #playing = $state(false);
  #speed = $state<Speed>("normal");
  /** Whether the moment follows upon the one shown before it: then things may move. */
  #fresh = $state(false);
  /** Rises with every move. */
  #serial = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many moments there are. */
  readonly #count: () => number;

  constructor(count: () => number) {
    this.#count = count;
  }

  get at(): number {
    return Math.min(this.#at, this.last);
  }

  get last(): number {
    return Math.max(this.#count() - 1, 0);
  }

  get playing(): boolean {
    return this.#playing;
  }

  get fresh(): boolean {
    return this.#fresh;
  }

  get serial(): number {
    return this.#serial;
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.#playing) this.#wait();
  }

  /** Shows a moment at once; whoever jumps has the film in their own hands. */
  jump(at: number): void {
    this.pause();
    this.#show(at);
  }

  /** One moment on or back. */
  step(by: -1 | 1): void {
    this.jump(this.at + by);
  }

  /** From here to the end; at the end, from the beginning. */
  play(): void {
    if (this.at === this.last) this.#show(0);
    this.#playing = true;
    this.#wait();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** Another film of the same match lies in the projector: the moment is there already. */
  place(at: number): void {
    this.#at = at;
    this.#fresh = false;
    this.#serial += 1;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#show(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.#wait();
    }, PACE[this.#speed]);
  }

  #show(at: number): void {
    const to = Math.min(Math.max(at, 0), this.last);
    if (to === this.at) return;
    this.#fresh = to === this.at + 1;
    this.#at = to;
    this.#serial += 1;
  }
}
