// Presentation: the one clock of a table. What happens waits here for its turn to be seen.
//
// All that a table shows comes through it, one moment after the other, so that board, log, prompt
// and sounds always tell the same one. Nothing moves on by any other clock.

export interface Timed<T> {
  readonly shown: T;
  /** How long it is looked at, before the next may be shown: milliseconds at normal pace. */
  readonly length: number;
}

export interface Audience<T> {
  /** Shows one thing, or several at once. */
  show(shown: readonly T[]): void;
  /** How slow: 1 is normal, 0 shows everything at once. */
  pace(): number;
  /** Milliseconds at normal pace that a table is behind at most: with more to show, it goes faster. */
  most(): number;
}

/** Of the most, for what happens while the table is behind already. */
const LEAST = 1 / 3;
/** Shorter waits, in milliseconds, want no button to skip them. */
const SHORT = 1200;

export class Presentation<T> {
  readonly #audience: Audience<T>;
  /** Whether it stands still for those who look closer; in a lesson the coach leads on. */
  patient = true;
  #queue = $state.raw<readonly Timed<T>[]>([]);
  /** Whether the last moment shown is still being looked at. */
  #looking = $state(false);
  #long = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holders = 0;
  /** When the table shall have caught up. */
  #deadline = 0;
  #waiting: (() => void)[] = [];

  constructor(audience: Audience<T>) {
    this.#audience = audience;
  }

  /** Whether something happened that was not shown yet. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether that takes long enough to be skipped. */
  get long(): boolean {
    return this.behind && this.#long;
  }

  /** Whether somebody looks closer at what is shown, and it stands still for that. */
  get held(): boolean {
    return this.#holders > 0;
  }

  /** Whether all was shown, and looked at. */
  get settled(): boolean {
    return !this.behind && !this.#looking;
  }

  /** More to show: at once if nothing is being looked at. */
  add(moments: readonly Timed<T>[]): void {
    const due = performance.now() + this.#most() * (this.behind ? LEAST : 1);
    this.#deadline = this.behind ? Math.max(this.#deadline, due) : due;
    this.#queue = [...this.#queue, ...moments];
    if (this.#idle || !(this.#looking || this.#holders)) this.#next();
    this.#long ||= this.#left() * this.#audience.pace() > SHORT;
  }

  /** Brings the table to now. */
  hurry(): void {
    clearTimeout(this.#timer);
    const moments = this.#queue;
    this.#queue = [];
    if (moments.length) this.#audience.show(moments.map(({ shown }) => shown));
    this.#rest();
  }

  /** What waits is told in another way: it is not shown any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#rest();
  }

  /** Stands still until that is given back. */
  hold(): () => void {
    if (!this.patient) return () => undefined;
    this.#holders += 1;
    clearTimeout(this.#timer);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#holders -= 1;
      if (this.#holders || this.settled) return;
      this.#deadline = performance.now() + this.#most();
      this.#next();
    };
  }

  /** Calls back as soon as all was shown and looked at. */
  whenSettled(then: () => void): void {
    if (this.settled) then();
    else this.#waiting.push(then);
  }

  /** Nobody wants to see anything take its time. */
  get #idle(): boolean {
    return this.#audience.pace() === 0;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const pace = this.#audience.pace();
    if (pace === 0) return this.hurry();
    while (this.#queue.length) {
      const [first, ...others] = this.#queue;
      const wait = first!.length * pace * this.#squeeze(pace);
      this.#queue = others;
      this.#looking = true;
      this.#audience.show([first!.shown]);
      if (wait > 0) {
        if (!this.#holders) this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
    this.#rest();
  }

  #rest(): void {
    this.#looking = false;
    this.#long = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const then of waiting) then();
  }

  #most(): number {
    return this.#audience.most() * this.#audience.pace();
  }

  /** Milliseconds at normal pace that all which waits would take. */
  #left(): number {
    return this.#queue.reduce((sum, { length }) => sum + length, 0);
  }

  /** How much faster all has to go, so that nobody waits too long. */
  #squeeze(pace: number): number {
    const time = Math.max(this.#deadline - performance.now(), 0) / pace;
    return Math.min(1, time / Math.max(this.#left(), 1));
  }
}
