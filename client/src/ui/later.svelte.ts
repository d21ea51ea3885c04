// Later: parts of the page that come when somebody first wants one of them, all in one file.

export class Later<Parts> {
  /** Null before they are here. */
  parts = $state.raw<Parts | null>(null);
  /** Nobody answered; they may be wanted again. */
  silent = $state(false);
  readonly #load: () => Promise<Parts>;
  #asked = false;

  constructor(load: () => Promise<Parts>) {
    this.#load = load;
  }

  /** Asks for them, once. */
  want(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.silent = false;
    this.#load().then(
      (parts) => (this.parts = parts),
      () => {
        this.#asked = false;
        this.silent = true;
      },
    );
  }
}
