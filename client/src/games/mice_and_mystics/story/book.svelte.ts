// Book: the pages of the story that were told last, and whether one is open. It opens by itself
// where it is in nobody's way; else it waits to be opened.

import { recall, remember } from "../../../kept.ts";
import type { MiceAndMysticsEvent, MiceAndMysticsView } from "../../../wire.ts";

const KEPT = "purrlour.mice.short";

export class Book {
  /** Passages that belong together, in their order: `ch1_before`. */
  pages = $state.raw<readonly string[]>([]);
  /** Which one is shown. */
  at = $state(0);
  open = $state(false);
  /** Nobody has opened it since they were told. */
  unread = $state(false);
  /** It has opened by itself. */
  #uncalled = false;
  /** As one tells it to children. */
  #short = $state<boolean | null>(null);

  get page(): string {
    return this.pages[this.at] ?? "";
  }

  /** Read before it was told: once is enough. */
  #early = "";

  /** The first page of a chapter, before anybody is chosen who will live through it. */
  begin(page: string): void {
    if (this.pages.length) return;
    this.told([page]);
    this.#early = page;
  }

  /** Pages were told: they follow those that are still unread. */
  told(told: readonly string[]): void {
    const pages = told.filter((page) => page !== this.#early);
    if (!pages.length) return;
    const before = this.unread ? this.pages : [];
    this.pages = [...before, ...pages];
    if (!before.length) this.at = 0;
    this.unread = true;
  }

  /** Opens by itself, to be read for the first time. */
  appear(): void {
    this.show();
    this.#uncalled = true;
  }

  /** Somebody else waits for the reader: what has opened by itself waits, too. */
  yield(): void {
    if (!this.open || !this.#uncalled) return;
    this.close();
    this.unread = true;
  }

  /** Opens it where it was put away; or a page that was read before. */
  show(page = ""): void {
    if (page && !this.pages.includes(page)) this.pages = [page];
    this.at = page ? this.pages.indexOf(page) : Math.min(this.at, this.pages.length - 1);
    this.open = true;
    this.unread = false;
    this.#uncalled = false;
  }

  /** Puts it away. */
  close(): void {
    this.open = false;
  }

  turn(by: number): void {
    this.at = Math.min(Math.max(0, this.at + by), this.pages.length - 1);
  }

  /** Whether it is told in short: as this reader wants it, else as the table agreed. */
  isShort(view: Pick<MiceAndMysticsView, "house">): boolean {
    return this.#short ?? kept() ?? view.house.includes("short-tale");
  }

  tell(short: boolean): void {
    this.#short = short;
    remember(KEPT, short);
  }
}

function kept(): boolean | null {
  const short = recall(KEPT);
  return typeof short === "boolean" ? short : null;
}

/** The pages that events tell. */
export function pagesOf(events: readonly MiceAndMysticsEvent[]): string[] {
  return events.flatMap((event) => (event.kind === "story" ? [event.key] : []));
}
