// Show: a film with its sentences, and the moment of it that is shown now.

import { speech } from "../speech.svelte.ts";
import { NO_CHOOSING } from "../table/choosing.svelte.ts";
import { LogReader, type LogLine } from "../table/log.ts";
import type { Happened, Stage } from "../table/stage.ts";
import { nameOf } from "../table/table.svelte.ts";
import type { Film, GameKey, Views } from "../wire.ts";
import { Words } from "../words.ts";
import { Player } from "./player.svelte.ts";
import { Reel, type Scene } from "./reel.ts";

export class Show<G extends GameKey = GameKey> {
  readonly #film: () => Film<G>;
  readonly #reader = new LogReader();
  readonly player = new Player(() => this.stops.length);

  constructor(film: () => Film<G>) {
    this.#film = film;
  }

  readonly reel = $derived.by(() => new Reel(this.#film()));
  readonly #text = $derived.by(() => speech.text(this.#film().about.game));

  /** What happened, in words. */
  readonly lines: readonly LogLine[] = $derived.by(() => {
    const { moments, viewer } = this.#film();
    const notes = moments.map(({ note }) => note);
    const dealt = notes.find(({ kind }) => kind === "dealt")?.n ?? 0;
    return this.#reader.lines(notes, this.#text, viewer).filter(({ n }) => n >= dealt);
  });

  /** The sentences of each moment, by its number. */
  readonly told: ReadonlyMap<number, string> = $derived.by(() => {
    const told = new Map<number, string>();
    for (const { n, text } of this.lines)
      told.set(n, told.has(n) ? `${told.get(n)} ${text}` : text);
    return told;
  });

  /** The moments worth stopping at: something moves, or there is something to say. */
  readonly stops: readonly Scene<G>[] = $derived.by(() =>
    this.reel.scenes.filter(
      ({ view, moved, note }) => view !== null && (moved || this.told.has(note.n)),
    ),
  );

  readonly scene: Scene<G> | undefined = $derived.by(() => this.stops[this.player.at]);

  /** The number of the moment in the asker's stream. */
  get n(): number {
    return this.scene?.note.n ?? 0;
  }

  /** What the moment is about. */
  readonly sentence: string = $derived.by(() => {
    const { ending } = this.#film();
    if (!ending || this.scene?.note.kind !== "revealed") return this.told.get(this.n) ?? "";
    return this.words.outcome(ending.reason, ending.places);
  });

  /** Where the moment with this number is, or the last one before it. */
  find(n: number): number {
    return Math.max(
      this.stops.findLastIndex(({ note }) => note.n <= n),
      0,
    );
  }

  /** Sentences with the names of people who sat there then. */
  readonly words = $derived.by(() => {
    const people = this.scene?.people ?? [];
    return new Words(this.#text, people.map(nameOf), this.#film().viewer);
  });

  readonly #happened: Happened<G> = $derived.by(() => ({
    serial: this.player.serial,
    events: this.scene?.note.events ?? [],
    fresh: this.player.fresh,
  }));

  /** What the game's board is drawn from; null where nothing was dealt. */
  get stage(): Stage<G> | null {
    return this.scene ? this.#stage : null;
  }

  readonly #stage: Stage<G> = this.#setStage();

  #setStage(): Stage<G> {
    const show = this as Show<G>;
    return {
      get view(): Views[G] {
        const { open, view } = show.scene!;
        return open?.[this.seat] ?? view!;
      },
      get seat() {
        return show.#film().viewer;
      },
      get people() {
        return show.scene?.people ?? [];
      },
      get words() {
        return show.words;
      },
      get pending() {
        return show.scene?.pending ?? [];
      },
      get happened() {
        return show.#happened;
      },
      get open() {
        return show.scene?.open ?? null;
      },
      choosing: NO_CHOOSING,
      hints: true,
    };
  }
}
