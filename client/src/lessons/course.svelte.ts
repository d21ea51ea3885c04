// Course: a lesson that somebody takes. It tells a table what happens, as a line to the server does.
//
// It knows no rules: what may be done at a step, and what comes of it, is written in the lesson.

import type { Outcome, Wish } from "../net/socket.ts";
import { settings } from "../settings.svelte.ts";
import { atLeast, AT_ONCE, type Pacing } from "../table/beats.ts";
import { Table } from "../table/table.svelte.ts";
import type { GameBook, GameKey, Lesson, LessonStep, Update } from "../wire.ts";

/** How slow a lesson is shown: where nothing moves, there is still time to see who does what. */
const PACE = { off: 0.6, calm: 0.8, fast: 0.6, normal: 1, slow: 2 } as const;
/** Milliseconds between two acts at least: each has to be understood. */
const ACT = 900;

/** What somebody did instead of what they were asked to. */
export type Strayed = "" | "other" | "not-now";

export class Course<G extends GameKey = GameKey> {
  readonly table: Table<G>;
  #at = $state(0);
  #busy = $state(false);
  #strayed = $state<Strayed>("");
  #tell: (update: Update) => void = () => undefined;
  readonly #first: Update<G>;

  constructor(
    readonly lesson: Lesson<G>,
    book: Pick<GameBook, "actions" | "bots"> & { readonly pacing?: Pacing },
    name: string,
  ) {
    this.#first = called(lesson, name);
    const teller = {
      ask: (wish: Wish) => Promise.resolve(this.#answer(wish)),
      close: () => this.table.presentation.drop(),
    };
    this.table = new Table<G>({ match: "", token: "", nonce: "" }, (listener) => {
      this.#tell = listener.onUpdate.bind(listener);
      return teller;
    });
    this.table.learn(book.actions, book.bots);
    this.table.presentation.patient = false;
    this.table.pace = () => PACE[settings.pace];
    this.table.follow(atLeast(ACT, book.pacing ?? AT_ONCE));
    this.#tell(this.#first as Update);
  }

  /** How many steps are behind the learner. */
  get at(): number {
    return this.#at;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  /** What the learner is at; undefined when all is done. */
  get step(): LessonStep<G> | undefined {
    return this.lesson.steps[this.#at];
  }

  get done(): boolean {
    return this.#at === this.count;
  }

  /** Whether the learner is asked to do something, and not only to read on. */
  get acting(): boolean {
    return Boolean(this.step?.do.length);
  }

  /** Whether what was done is still being shown. */
  get busy(): boolean {
    return this.#busy;
  }

  get strayed(): Strayed {
    return this.#strayed;
  }

  /** What the learner is asked to do, in words; "" if nothing. */
  get wanted(): string {
    const notation = this.step?.do[0];
    return this.table.choices.find(({ text }) => text === notation)?.label ?? "";
  }

  /** The step is done, by the learner or for them. Whoever is impatient sees the rest at once. */
  advance(): void {
    const { presentation } = this.table;
    if (this.#busy) return presentation.hurry();
    if (!this.step) return;
    this.#strayed = "";
    this.table.choosing.clear();
    this.#busy = true;
    for (const update of this.step.frames) this.#tell(update as Update);
    // The coach speaks of what was seen.
    presentation.whenSettled(() => {
      this.#busy = false;
      this.#at += 1;
    });
  }

  /** One step back: the table is as it was then. */
  back(): void {
    const at = this.#busy ? this.#at : Math.max(this.#at - 1, 0);
    this.#restore(at);
  }

  /** Once more from the beginning. */
  restart(): void {
    this.#restore(0);
  }

  close(): void {
    this.table.close();
  }

  #restore(at: number): void {
    this.table.presentation.drop(); // what was busy arrives, and is taken back
    this.#at = at;
    this.#strayed = "";
    this.table.choosing.clear();
    const frames = this.lesson.steps.slice(0, at).flatMap((step) => step.frames);
    this.#tell(merged([this.#first, ...frames]) as Update);
  }

  /** What a server would say. Only `answer` leaves the question open for another try. */
  #answer(wish: Wish): Outcome {
    if (wish.t === "why") this.#strayed = "not-now";
    else if (wish.t === "play") this.#play(wish.action);
    return { t: "answer", id: "" };
  }

  #play(action: string): void {
    if (this.#busy) this.table.presentation.hurry();
    if (this.step?.do.includes(action)) this.advance();
    else this.#strayed = "other";
  }
}

/** Everything that some updates tell, as one that begins anew. */
export function merged<G extends GameKey>(updates: readonly Update<G>[]): Update<G> {
  const notes = updates.flatMap((update) => update.notes);
  return { ...Object.assign({ ending: null }, ...updates), since: 0, notes };
}

/** The beginning, with the learner's name on their chair. */
function called<G extends GameKey>({ first, seat }: Lesson<G>, name: string): Update<G> {
  const { about } = first;
  const notes = first.notes.map((note) =>
    note.kind === "sat" ? { ...note, facts: { ...note.facts, name } } : note,
  );
  if (!about) return { ...first, notes };
  const chairs = about.chairs.map((chair, at) => (at === seat ? { ...chair, name } : chair));
  return { ...first, notes, about: { ...about, chairs } };
}
